import { RUIN, STONES } from '@rumis/rules';
import { bitCount, type SearchBoard } from '../board/searchBoard.js';
import { COLUMNS, type SearchTables } from '../board/tables.js';

/** Stones that a colour may still place. */
export const stonesOf = (board: SearchBoard, colour: number): number =>
	board.out & (1 << colour) ? 0 : bitCount(board.hand[colour]!);

/** The margin of a colour over the other. */
export const marginOf = (board: SearchBoard, colour: number): number =>
	board.points(colour) - board.points(1 - colour);

/** Points that moves gain at once, and the most a colour can still gain. For two colours. */
export class Gains {
	/** By square: how much the margin improves if the colour covers it. */
	private readonly worth: Uint8Array;
	/** By stone: the most squares it can cover on this plan. */
	private readonly covers = new Uint8Array(STONES.length);

	constructor(private readonly tables: SearchTables) {
		const { size, stone, columnCount } = tables;
		this.worth = new Uint8Array(tables.squares);
		for (let p = 0; p < size; p++) {
			this.covers[stone[p]!] = Math.max(this.covers[stone[p]!]!, columnCount[p]!);
		}
	}

	/** Prepares `of` for a colour. */
	read({ top }: SearchBoard, colour: number): void {
		const { worth } = this;
		for (let square = 0; square < worth.length; square++) {
			const shown = top[square]!;
			worth[square] = shown === colour ? 0 : shown < RUIN ? 2 : 1;
		}
	}

	/** How much a move improves the margin. */
	of(move: number): number {
		const { square, columnCount } = this.tables;
		let gain = 1;
		for (let c = move * COLUMNS, last = c + columnCount[move]!; c < last; c++)
			gain += this.worth[square[c]!]!;
		return gain;
	}

	/**
	 * The most that a colour's stones can improve its margin. Full squares do not change. On the others it gains
	 * two points where the other colour shows and one where none does, on at most as many squares as its stones
	 * cover. Every stone it places is one point less to subtract. The other's moves only make the margin worse.
	 */
	most(board: SearchBoard, colour: number): number {
		const stones = stonesOf(board, colour);
		if (stones === 0) return 0;
		const covered = this.coveredBy(board.hand[colour]!);
		const { height, top } = board;
		const { limit, squares } = this.tables;
		let [rivals, empty] = [0, 0];
		for (let square = 0; square < squares; square++) {
			if (height[square]! >= limit[square]!) continue;
			const shown = top[square]!;
			if (shown >= RUIN) empty++;
			else if (shown !== colour) rivals++;
		}
		const taken = Math.min(rivals, covered);
		return stones + 2 * taken + Math.min(empty, covered - taken);
	}

	private coveredBy(hand: number): number {
		let covered = 0;
		for (let stone = 0, rest = hand; rest !== 0; stone++, rest >>= 1) {
			if (rest & 1) covered += this.covers[stone]!;
		}
		return covered;
	}
}
