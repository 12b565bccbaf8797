import type { Random } from '@rumis/rules';
import type { Relations } from './relations.js';

export interface BuildOptions {
	/** The seat of each stone, or null if the search may choose it. */
	readonly seats: readonly (number | null)[];
	/** The start of the search: an empty frame, or a started building. */
	readonly start: BuildStart;
	/** Whether a colour that has stones left may end early, if the search chooses the colours. */
	readonly mayEndEarly: boolean;
	readonly maxNodes: number;
	/** Breaks ties between equally good stones; without it the first one is taken. */
	readonly random?: Random;
}

/** The state of a building, in numbers. There are as many colours as hands. */
export interface BuildStart {
	/** The seat to move; null if the colours do not take turns, and first stones may be placed anywhere. */
	readonly seat: number | null;
	/** The remaining stones of each seat, as bits. */
	readonly hands: readonly number[];
	/** The number of stones each seat has placed. */
	readonly placed: readonly number[];
	/** Seats that are out, as bits. */
	readonly ended: number;
}

export interface OrderStep {
	readonly stone: number;
	readonly seat: number;
	/** Seats that were out before this stone, as bits. */
	readonly ended: number;
}

export type BuildAnswer = readonly OrderStep[] | 'none' | 'unknown';

/** The maximum number of stored dead positions; further ones may be searched again. */
const MAX_DEAD = 300_000;

/**
 * Searches for an order in which the stones of a packing can be placed from above, each touching its own
 * colour; by the rules the colours also take turns. The search is exhaustive.
 */
export class BuildSearch {
	private readonly relations: Relations;
	private readonly options: BuildOptions;
	private readonly steps: OrderStep[] = [];
	private readonly owner: Int8Array;
	/** The number of unplaced stones each stone rests on. */
	private readonly waiting: Int32Array;
	/** The remaining kinds of each seat, as bits, and the number of stones it has placed. */
	private readonly hands: Int32Array;
	private readonly placed: Int32Array;
	private readonly seatCount: number;
	/** Seats that are out, as bits. */
	private ended: number;
	/** Remaining stones of every kind, and (for fixed colours) of every seat. */
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
		const { hands, placed, ended } = options.start;
		this.hands = Int32Array.from(hands);
		this.placed = Int32Array.from(placed);
		this.seatCount = hands.length;
		this.ended = ended;
		this.kindLeft = new Int32Array(32);
		for (const kind of relations.kind) this.kindLeft[kind]!++;
		this.seatLeft = new Int32Array(this.seatCount);
		for (const seat of options.seats) if (seat !== null) this.seatLeft[seat]!++;
		this.freeSeats = options.seats.includes(null);
	}

	run(): BuildAnswer {
		const { seat } = this.options.start;
		const found = seat === null ? this.visitAny() : this.visit(seat);
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

	/** Same as `visit`, but any colour may place the next stone. */
	private visitAny(): boolean {
		if (this.steps.length === this.owner.length) return true;
		if (++this.nodes > this.options.maxNodes) return false;
		const key = this.owner.join();
		if (this.dead.has(key)) return false;
		for (const [stone, seat] of this.anyCandidates()) {
			this.place(stone, seat);
			if (this.kindsSuffice() && this.visitAny()) return true;
			this.takeBack(stone, seat);
		}
		if (this.dead.size < MAX_DEAD) this.dead.add(key);
		return false;
	}

	/**
	 * Stones with the seats that may place them. A stone of a fixed colour that already touches it can only
	 * help: then nothing else needs to be tried. Of the colours without stones, only the first is tried.
	 */
	private anyCandidates(): readonly (readonly [number, number])[] {
		const found: (readonly [number, number])[] = [];
		for (let seat = 0; seat < this.seatCount; seat++) {
			if (this.hasEnded(seat)) continue;
			const isFirst = this.placed[seat] === 0;
			if (isFirst && this.isLikeAnEarlierOne(seat)) continue;
			const stones = this.candidates(seat);
			if (!isFirst && !this.freeSeats && stones.length > 0) return [[stones[0]!, seat]];
			found.push(...stones.map((stone) => [stone, seat] as const));
		}
		return found.sort(([a], [b]) => this.relations.level[a]! - this.relations.level[b]!);
	}

	/** Whether an earlier seat has placed nothing either, and could place the same stones. */
	private isLikeAnEarlierOne(seat: number): boolean {
		if (!this.options.seats.every((own) => own === null)) return false;
		for (let other = 0; other < seat; other++) {
			if (this.placed[other] === 0 && !this.hasEnded(other) && this.hands[other] === this.hands[seat])
				return true;
		}
		return false;
	}

	private after(seat: number): number {
		return (seat + 1) % this.seatCount;
	}

	/** The next seat with stones to place; −1 if there is none. */
	private seatToMove(turn: number): number {
		for (let i = 0, seat = turn; i < this.seatCount; i++, seat = this.after(seat)) {
			if (!this.hasEnded(seat) && (this.freeSeats || this.seatLeft[seat]! > 0)) return seat;
		}
		return -1;
	}

	private hasEnded(seat: number): boolean {
		return ((this.ended >> seat) & 1) === 1;
	}

	/** The seat places nothing more, and the others finish without it. */
	private endsEarly(seat: number): boolean {
		if (!this.freeSeats || !this.options.mayEndEarly) return false;
		this.ended |= 1 << seat;
		if (this.kindsSuffice() && this.visit(this.after(seat))) return true;
		this.ended &= ~(1 << seat);
		return false;
	}

	/** For every remaining kind there must be enough seats with it in hand: each colour has each stone once. */
	private kindsSuffice(): boolean {
		if (!this.freeSeats) return true;
		for (let kind = 0; kind < this.kindLeft.length; kind++) {
			let takers = 0;
			for (let seat = 0; seat < this.seatCount; seat++) {
				if (!this.hasEnded(seat) && (this.hands[seat]! >> kind) & 1) takers++;
			}
			if (this.kindLeft[kind]! > takers) return false;
		}
		return true;
	}

	/** The stones a seat may place now, the most urgent first: low ones, and those that others rest on. */
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
		const { kind, onGround, touching, touchesPlaced } = this.relations;
		const own = this.options.seats[stone];
		if (own !== null && own !== seat) return false;
		if (!((this.hands[seat]! >> kind[stone]!) & 1)) return false;
		const bits = touchesPlaced[stone]!;
		if (this.placed[seat]! > 0)
			return (bits >> seat) & 1 ? true : touching[stone]!.some((other) => this.owner[other] === seat);
		if (this.options.start.seat === null) return true;
		if (!onGround[stone]) return false;
		return this.isOpening() || bits !== 0 || touching[stone]!.some((other) => this.owner[other]! >= 0);
	}

	private isOpening(): boolean {
		return this.placed.every((count) => count === 0);
	}

	private place(stone: number, seat: number): void {
		this.owner[stone] = seat;
		this.steps.push({ stone, seat, ended: this.ended });
		this.hands[seat]! &= ~(1 << this.relations.kind[stone]!);
		this.placed[seat]!++;
		this.kindLeft[this.relations.kind[stone]!]!--;
		this.seatLeft[seat]!--;
		for (const upper of this.relations.above[stone]!) this.waiting[upper]!--;
	}

	private takeBack(stone: number, seat: number): void {
		this.owner[stone] = -1;
		this.steps.pop();
		this.hands[seat]! |= 1 << this.relations.kind[stone]!;
		this.placed[seat]!--;
		this.kindLeft[this.relations.kind[stone]!]!++;
		this.seatLeft[seat]!++;
		for (const upper of this.relations.above[stone]!) this.waiting[upper]!++;
	}
}
