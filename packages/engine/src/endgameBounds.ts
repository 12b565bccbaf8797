import { RUIN, STONES } from '@rumis/rules';
import { NOBODY, type SearchBoard } from './board/searchBoard.js';

/**
 * An upper bound on how much a colour can improve its margin over its only opponent. Full squares do not change.
 * On the others it gains two points where the opponent shows and one where no colour does, on at most as many
 * squares as its stones cover. Every stone it places is one point less to subtract. The opponent's moves only
 * make the margin worse.
 */
export class EndgameBounds {
	/** By stone: the most squares it can cover on this plan. */
	private readonly covers = new Uint8Array(STONES.length);

	constructor({ inside }: SearchBoard) {
		const { size, stone, columnCount } = inside;
		for (let p = 0; p < size; p++) {
			this.covers[stone[p]!] = Math.max(this.covers[stone[p]!]!, columnCount[p]!);
		}
	}

	gain(board: SearchBoard, colour: number): number {
		if (board.out & (1 << colour)) return 0;
		let [stones, covered] = [0, 0];
		for (let stone = 0, hand = board.hand[colour]!; hand !== 0; stone++, hand >>= 1) {
			if (!(hand & 1)) continue;
			stones++;
			covered += this.covers[stone]!;
		}
		const { height, top } = board;
		const { limit, squares } = board.inside;
		let [rivals, empty] = [0, 0];
		for (let square = 0; square < squares; square++) {
			if (height[square]! >= limit[square]!) continue;
			const shown = top[square]!;
			if (shown === NOBODY || shown === RUIN) empty++;
			else if (shown !== colour) rivals++;
		}
		const taken = Math.min(rivals, covered);
		return stones + 2 * taken + Math.min(empty, covered - taken);
	}
}
