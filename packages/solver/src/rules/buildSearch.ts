import type { Random } from '@rumis/rules';
import type { Relations } from './relations.js';

export interface BuildOptions {
	/** The seat each stone belongs to, or null where the search may choose it. */
	readonly seats: readonly (number | null)[];
	readonly colours: number;
	/** The seat that opens. */
	readonly start: number;
	/** Whether a colour that has stones to choose from may end early, when the search chooses the colours. */
	readonly mayEndEarly: boolean;
	readonly maxNodes: number;
	/** Breaks ties between equally good stones; first come first served without it. */
	readonly random?: Random;
}

export interface Step {
	readonly stone: number;
	readonly seat: number;
}

export type BuildAnswer = readonly Step[] | 'none' | 'unknown';

/** Memory for positions known to lead nowhere; beyond it they are searched again. */
const MAX_DEAD = 300_000;

/**
 * Looks for an order in which the stones of a packing can be placed by the rules: from above, each touching
 * its own colour, the colours taking turns. It tries everything before it says that there is none.
 */
export class BuildSearch {
	private readonly relations: Relations;
	private readonly options: BuildOptions;
	private readonly steps: Step[] = [];
	private readonly owner: Int8Array;
	/** Stones that a stone still waits for, because it rests on them. */
	private readonly waiting: Int32Array;
	/** Kinds each seat has used, as bits; seats that have ended, as bits. */
	private readonly usedKinds: Int32Array;
	private ended = 0;
	/** Stones left of every kind, and (for fixed colours) of every seat. */
	private readonly kindLeft: Int32Array;
	private readonly seatLeft: Int32Array;
	private readonly freeSeats: boolean;
	private readonly dead = new Set<string>();
	private nodes = 0;

	constructor(relations: Relations, options: BuildOptions) {
		this.relations = relations;
		this.options = options;
		this.owner = new Int8Array(relations.kind.length).fill(-1);
		this.waiting = Int32Array.from(relations.below, (stones) => stones.length);
		this.usedKinds = new Int32Array(options.colours);
		this.kindLeft = new Int32Array(32);
		for (const kind of relations.kind) this.kindLeft[kind]!++;
		this.seatLeft = new Int32Array(options.colours);
		for (const seat of options.seats) if (seat !== null) this.seatLeft[seat]!++;
		this.freeSeats = options.seats.includes(null);
	}

	run(): BuildAnswer {
		const found = this.visit(this.options.start);
		if (found) return this.steps;
		return this.nodes > this.options.maxNodes ? 'unknown' : 'none';
	}

	private visit(turn: number): boolean {
		if (this.steps.length === this.owner.length) return true;
		if (++this.nodes > this.options.maxNodes) return false;
		const seat = this.seatToMove(turn);
		if (seat < 0) return false;
		const key = `${this.owner.join()} ${this.ended} ${seat}`;
		if (this.dead.has(key)) return false;
		for (const stone of this.candidates(seat)) {
			this.place(stone, seat);
			if (this.kindsSuffice() && this.visit(this.after(seat))) return true;
			this.takeBack(stone, seat);
		}
		if (this.endsEarly(seat)) return true;
		if (this.dead.size < MAX_DEAD) this.dead.add(key);
		return false;
	}

	private after(seat: number): number {
		return (seat + 1) % this.options.colours;
	}

	/** The next seat that has stones to place; −1 when there is none. */
	private seatToMove(turn: number): number {
		for (let i = 0, seat = turn; i < this.options.colours; i++, seat = this.after(seat)) {
			if (this.freeSeats ? !((this.ended >> seat) & 1) : this.seatLeft[seat]! > 0) return seat;
		}
		return -1;
	}

	/** The seat places nothing more, and the others finish without it. */
	private endsEarly(seat: number): boolean {
		if (!this.freeSeats || !this.options.mayEndEarly) return false;
		this.ended |= 1 << seat;
		if (this.kindsSuffice() && this.visit(this.after(seat))) return true;
		this.ended &= ~(1 << seat);
		return false;
	}

	/** Every kind left must find enough seats that do not have it yet: each colour has each stone once. */
	private kindsSuffice(): boolean {
		if (!this.freeSeats) return true;
		for (let kind = 0; kind < this.kindLeft.length; kind++) {
			let takers = 0;
			for (let seat = 0; seat < this.options.colours; seat++) {
				if (!((this.ended >> seat) & 1) && !((this.usedKinds[seat]! >> kind) & 1)) takers++;
			}
			if (this.kindLeft[kind]! > takers) return false;
		}
		return true;
	}

	/** The stones a seat may place now, the most urgent first: low ones, and those that others wait for. */
	private candidates(seat: number): readonly number[] {
		const { kind, level, above } = this.relations;
		const found: { stone: number; urgency: number }[] = [];
		for (let stone = 0; stone < this.owner.length; stone++) {
			if (this.owner[stone]! >= 0 || this.waiting[stone]! > 0 || !this.mayPlace(stone, seat)) continue;
			const chance = this.options.random ? this.options.random.below(100) / 60 : 0;
			const urgency = above[stone]!.length / 2 + this.kindLeft[kind[stone]!]! / 2 - level[stone]! + chance;
			found.push({ stone, urgency });
		}
		return found.sort((a, b) => b.urgency - a.urgency).map(({ stone }) => stone);
	}

	private mayPlace(stone: number, seat: number): boolean {
		const { kind, onGround, touching } = this.relations;
		const own = this.options.seats[stone];
		if (own !== null && own !== seat) return false;
		if ((this.usedKinds[seat]! >> kind[stone]!) & 1) return false;
		if (this.usedKinds[seat] !== 0) return touching[stone]!.some((other) => this.owner[other] === seat);
		const isOpening = this.steps.length === 0;
		return onGround[stone]! && (isOpening || touching[stone]!.some((other) => this.owner[other]! >= 0));
	}

	private place(stone: number, seat: number): void {
		this.owner[stone] = seat;
		this.steps.push({ stone, seat });
		this.usedKinds[seat]! |= 1 << this.relations.kind[stone]!;
		this.kindLeft[this.relations.kind[stone]!]!--;
		this.seatLeft[seat]!--;
		for (const upper of this.relations.above[stone]!) this.waiting[upper]!--;
	}

	private takeBack(stone: number, seat: number): void {
		this.owner[stone] = -1;
		this.steps.pop();
		this.usedKinds[seat]! &= ~(1 << this.relations.kind[stone]!);
		this.kindLeft[this.relations.kind[stone]!]!++;
		this.seatLeft[seat]!++;
		for (const upper of this.relations.above[stone]!) this.waiting[upper]!++;
	}
}
