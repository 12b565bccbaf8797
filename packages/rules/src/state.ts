import { Board } from './board.js';
import { type Colour, OWNERS, seatOf } from './colour.js';
import { modeOf } from './modes/index.js';
import type { Mode } from './modes/mode.js';
import { type Plan, planFor } from './plan.js';
import type { Setup } from './setup.js';
import { ALL_STONES } from './stone.js';

/** What one move does to the building. All numbers, so that doing and undoing are the same few steps. */
export interface Deed {
	readonly owner: number;
	readonly stone: number;
	/** Cells the stone is taken from; null when it comes from the hand. */
	readonly from: readonly number[] | null;
	/** Cells it fills; null when it is put aside. */
	readonly to: readonly number[] | null;
}

/** The building, and where every stone is. It carries out deeds; whether they are legal is asked elsewhere. */
export class State {
	readonly mode: Mode;
	readonly colourCount: number;
	readonly start: number;
	readonly plan: Plan;
	/** The other side of the red line; null in games without a transfer. */
	readonly outside: Plan | null;
	readonly board: Board;
	/** Stones by owner, as bits: not yet placed, in the building, carried over, put aside. */
	readonly hand = new Uint16Array(OWNERS.length).fill(ALL_STONES);
	readonly built = new Uint16Array(OWNERS.length);
	readonly moved = new Uint16Array(OWNERS.length);
	readonly aside = new Uint16Array(OWNERS.length);
	private readonly cellsOf = new Map<number, readonly number[]>();

	constructor(readonly setup: Setup) {
		this.mode = modeOf(setup.mode);
		this.colourCount = this.mode.colourCount(setup.players);
		this.start = seatOf(setup.start satisfies Colour);
		const limitsFor = this.mode.limitsFor(setup.players);
		this.plan = planFor(setup.scenario, limitsFor);
		const transfers = this.mode.phases.includes('transfer');
		this.outside = transfers ? planFor(setup.scenario, limitsFor, 'outside') : null;
		this.board = new Board(this.plan.width, this.plan.depth);
	}

	/** The cells of a stone that lies on the board. */
	stoneCells(owner: number, stone: number): readonly number[] {
		return this.cellsOf.get(stoneKey(owner, stone)) ?? [];
	}

	do(deed: Deed): void {
		const bit = 1 << deed.stone;
		this.sourceOf(deed)[deed.owner]! &= ~bit;
		this.goalOf(deed)[deed.owner]! |= bit;
		this.relocate(deed, deed.from, deed.to);
	}

	undo(deed: Deed): void {
		const bit = 1 << deed.stone;
		this.goalOf(deed)[deed.owner]! &= ~bit;
		this.sourceOf(deed)[deed.owner]! |= bit;
		this.relocate(deed, deed.to, deed.from);
	}

	private sourceOf({ from }: Deed): Uint16Array {
		return from ? this.built : this.hand;
	}

	private goalOf({ from, to }: Deed): Uint16Array {
		if (!to) return this.aside;
		return from ? this.moved : this.built;
	}

	private relocate(
		{ owner, stone }: Deed,
		from: readonly number[] | null,
		to: readonly number[] | null,
	): void {
		if (from) this.board.take(from);
		if (to) this.board.put(to, owner, stone);
		if (to) this.cellsOf.set(stoneKey(owner, stone), to);
		else this.cellsOf.delete(stoneKey(owner, stone));
	}
}

const stoneKey = (owner: number, stone: number): number => owner * 16 + stone;
