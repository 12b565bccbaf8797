import { Board } from '../board/board.js';
import { type Colour, OWNERS, type Owner } from '../board/colour.js';
import { type Plan, planFor } from '../board/plan.js';
import { ALL_STONES } from '../board/stone.js';
import { modeOf } from '../modes/index.js';
import type { Mode } from '../modes/mode.js';
import { coloursOf, type Setup } from './setup.js';

/** The effect of a move on the building. All numbers, so doing and undoing are the same few steps. */
export interface ResolvedMove {
	readonly owner: number;
	readonly stone: number;
	/** Cells the stone is removed from; null if it comes from the hand. */
	readonly from: readonly number[] | null;
	/** Cells it fills; null if it is put aside. */
	readonly to: readonly number[] | null;
}

/** The building and the place of every stone. Applies resolved moves; their legality is checked elsewhere. */
export class State {
	readonly mode: Mode;
	/** The colours in playing order; everywhere else here a colour is its index in this list. */
	readonly colours: readonly Colour[];
	readonly colourCount: number;
	readonly start: number;
	readonly plan: Plan;
	/** The other side of the red line; null in games without a transfer. */
	readonly outside: Plan | null;
	readonly board: Board;
	/** Stones by owner, as bits: in the hand, in the building, transferred, put aside. */
	readonly hand = new Uint16Array(OWNERS.length).fill(ALL_STONES);
	readonly built = new Uint16Array(OWNERS.length);
	readonly moved = new Uint16Array(OWNERS.length);
	readonly aside = new Uint16Array(OWNERS.length);
	/** The cells of every stone on the board, by `stoneKey`. */
	private cellsOf: (readonly number[] | null)[] = new Array(OWNERS.length * KEYS_PER_OWNER).fill(null);

	constructor(
		readonly setup: Setup,
		board?: Board,
	) {
		this.mode = modeOf(setup.mode);
		this.colours = coloursOf(setup);
		this.colourCount = this.colours.length;
		this.start = this.colours.indexOf(setup.start);
		const limitsFor = this.mode.limitsFor(setup.players);
		this.plan = planFor(setup.scenario, limitsFor);
		const transfers = this.mode.phases.includes('transfer');
		this.outside = transfers ? planFor(setup.scenario, limitsFor, 'outside') : null;
		this.board = board ?? new Board(this.plan.width, this.plan.depth);
	}

	clone(): State {
		const copy = new State(this.setup, this.board.clone());
		copy.hand.set(this.hand);
		copy.built.set(this.built);
		copy.moved.set(this.moved);
		copy.aside.set(this.aside);
		copy.cellsOf = this.cellsOf.slice();
		return copy;
	}

	/** The owner with this index: a playing colour, or the ruin. */
	ownerAt(index: number): Owner {
		return this.colours[index] ?? 'ruin';
	}

	/** The cells of a stone on the board. */
	stoneCells(owner: number, stone: number): readonly number[] {
		return this.cellsOf[stoneKey(owner, stone)] ?? [];
	}

	do(resolved: ResolvedMove): void {
		const bit = 1 << resolved.stone;
		this.sourceOf(resolved)[resolved.owner]! &= ~bit;
		this.goalOf(resolved)[resolved.owner]! |= bit;
		this.relocate(resolved, resolved.from, resolved.to);
	}

	undo(resolved: ResolvedMove): void {
		const bit = 1 << resolved.stone;
		this.goalOf(resolved)[resolved.owner]! &= ~bit;
		this.sourceOf(resolved)[resolved.owner]! |= bit;
		this.relocate(resolved, resolved.to, resolved.from);
	}

	private sourceOf({ from }: ResolvedMove): Uint16Array {
		return from ? this.built : this.hand;
	}

	private goalOf({ from, to }: ResolvedMove): Uint16Array {
		if (!to) return this.aside;
		return from ? this.moved : this.built;
	}

	private relocate(
		{ owner, stone }: ResolvedMove,
		from: readonly number[] | null,
		to: readonly number[] | null,
	): void {
		if (from) this.board.take(from);
		if (to) this.board.put(to, owner, stone);
		this.cellsOf[stoneKey(owner, stone)] = to;
	}
}

const KEYS_PER_OWNER = 16;
const stoneKey = (owner: number, stone: number): number => owner * KEYS_PER_OWNER + stone;
