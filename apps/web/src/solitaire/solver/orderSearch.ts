/**
 * Whether a filling of the empty cells can be built by the rules from where the game stands: from above, the
 * colours in turn, each stone touching its own colour. Colours of the stones are chosen on the way.
 */
import { type Cell, COLOURS, type Random, STONES } from '@rumis/rules';
import type { Placed } from '@rumis/solver';
import { keyOf } from '../frame.js';
import type { Next, Situation } from './question.js';

export type Order = readonly Next[] | 'none' | 'unknown';

/** What a stone of the filling has to do with the others, and with what lies there already. */
interface Relation {
	readonly kind: number;
	readonly level: number;
	readonly onGround: boolean;
	readonly below: readonly number[];
	readonly touching: readonly number[];
	/** Colours of placed stones that it touches, as bits. */
	readonly touchesPlaced: number;
}

const STEPS: readonly (readonly [number, number, number])[] = [
	[1, 0, 0],
	[-1, 0, 0],
	[0, 1, 0],
	[0, -1, 0],
	[0, 0, 1],
	[0, 0, -1],
];

function relationsOf(filling: readonly Placed[], { placed }: Situation): Relation[] {
	const own = new Map(filling.flatMap(({ cells }, i) => cells.map((cell) => [keyOf(cell), i] as const)));
	const old = new Map(
		placed.flatMap(({ cells, colour }) =>
			cells.map((cell) => [keyOf(cell), COLOURS.indexOf(colour)] as const),
		),
	);
	return filling.map(({ stone, cells }, index) => {
		const beside = cells.flatMap((cell) => STEPS.map((step) => keyOf(shifted(cell, step))));
		const others = (keys: readonly string[]) =>
			[...new Set(keys.map((key) => own.get(key)))].filter(
				(i): i is number => i !== undefined && i !== index,
			);
		return {
			kind: STONES.indexOf(stone),
			level: Math.min(...cells.map(({ z }) => z)),
			onGround: cells.some(({ z }) => z === 0),
			below: others(cells.map((cell) => keyOf(shifted(cell, [0, 0, -1])))),
			touching: others(beside),
			touchesPlaced: beside.reduce((set, key) => set | (old.has(key) ? 1 << old.get(key)! : 0), 0),
		};
	});
}

const shifted = ({ x, y, z }: Cell, [dx, dy, dz]: readonly [number, number, number]): Cell => ({
	x: x + dx,
	y: y + dy,
	z: z + dz,
});

/** Tries everything within so many nodes before it says that there is no order. */
export function findOrder(
	filling: readonly Placed[],
	situation: Situation,
	maxNodes: number,
	random?: Random,
): Order {
	return new OrderSearch(filling, situation, maxNodes, random).run();
}

class OrderSearch {
	private readonly relations: readonly Relation[];
	private readonly owner: Int8Array;
	private readonly hands: number[];
	/** Colours that have a stone in the frame, as bits. */
	private started: number;
	private ended: number;
	private readonly trail: { readonly stone: number; readonly seat: number; readonly ended: number }[] = [];
	private readonly dead = new Set<string>();
	private nodes = 0;

	constructor(
		private readonly filling: readonly Placed[],
		private readonly situation: Situation,
		private readonly maxNodes: number,
		private readonly random: Random | undefined,
	) {
		this.relations = relationsOf(filling, situation);
		this.owner = new Int8Array(filling.length).fill(-1);
		this.hands = [...situation.hands];
		this.started = situation.placed.reduce((set, { colour }) => set | (1 << COLOURS.indexOf(colour)), 0);
		this.ended = situation.ended;
	}

	run(): Order {
		if (this.visit(this.situation.seat)) return this.steps();
		return this.nodes > this.maxNodes ? 'unknown' : 'none';
	}

	private get colours(): number {
		return this.hands.length;
	}

	private visit(turn: number): boolean {
		if (this.trail.length === this.filling.length) return true;
		if (++this.nodes > this.maxNodes) return false;
		const seat = this.seatFrom(turn);
		if (seat < 0) return false;
		const key = `${this.owner.join()} ${this.ended} ${seat}`;
		if (this.dead.has(key)) return false;
		const before = { started: this.started, ended: this.ended };
		for (const stone of this.candidates(seat)) {
			this.place(stone, seat);
			if (this.handsSuffice() && this.visit(seat + 1)) return true;
			this.takeBack(stone, seat, before.started);
		}
		this.ended |= 1 << seat;
		if (this.handsSuffice() && this.visit(seat + 1)) return true;
		this.ended = before.ended;
		this.dead.add(key);
		return false;
	}

	/** The first colour from this seat on that still places stones; −1 when none does. */
	private seatFrom(turn: number): number {
		for (let step = 0; step < this.colours; step++) {
			const seat = (turn + step) % this.colours;
			if (!((this.ended >> seat) & 1)) return seat;
		}
		return -1;
	}

	/** The stones a colour may place now, low ones first; equal ones by chance where chance is wanted. */
	private candidates(seat: number): number[] {
		const open = this.relations.flatMap((relation, stone) =>
			this.owner[stone]! < 0 && this.mayPlace(relation, seat) ? [stone] : [],
		);
		const urgency = new Map(
			open.map((stone) => [stone, this.relations[stone]!.level + (this.random?.below(100) ?? 0) / 60]),
		);
		return open.sort((a, b) => urgency.get(a)! - urgency.get(b)!);
	}

	private mayPlace({ kind, onGround, below, touching, touchesPlaced }: Relation, seat: number): boolean {
		if (!((this.hands[seat]! >> kind) & 1) || below.some((other) => this.owner[other]! < 0)) return false;
		if ((this.started >> seat) & 1) {
			return ((touchesPlaced >> seat) & 1) === 1 || touching.some((other) => this.owner[other] === seat);
		}
		if (!onGround) return false;
		return this.started === 0 || touchesPlaced !== 0 || touching.some((other) => this.owner[other]! >= 0);
	}

	/** Every kind that is left must find enough colours that have it and go on. */
	private handsSuffice(): boolean {
		const wanted = new Array<number>(STONES.length).fill(0);
		this.relations.forEach(({ kind }, stone) => {
			if (this.owner[stone]! < 0) wanted[kind]!++;
		});
		return wanted.every((count, kind) => {
			const has = (hand: number, seat: number) => !((this.ended >> seat) & 1) && (hand >> kind) & 1;
			return count <= this.hands.filter(has).length;
		});
	}

	private place(stone: number, seat: number): void {
		this.owner[stone] = seat;
		this.hands[seat]! &= ~(1 << this.relations[stone]!.kind);
		this.started |= 1 << seat;
		this.trail.push({ stone, seat, ended: this.ended });
	}

	private takeBack(stone: number, seat: number, started: number): void {
		this.owner[stone] = -1;
		this.hands[seat]! |= 1 << this.relations[stone]!.kind;
		this.started = started;
		this.trail.pop();
	}

	private steps(): Next[] {
		let known = this.situation.ended;
		return this.trail.map(({ stone, seat, ended }) => {
			const fresh = ended & ~known;
			known = ended;
			const { stone: kind, cells } = this.filling[stone]!;
			const ending = COLOURS.filter((_, other) => (fresh >> other) & 1);
			return { stone: kind, colour: COLOURS[seat]!, cells, ending };
		});
	}
}
