import { RUIN, STONES } from '@rumis/rules';
import { NOBODY, type SearchBoard } from './board/searchBoard.js';

/**
 * How much better a colour's margin over its only rival can become, whatever both play. Squares that are full stay
 * as they are; on others it gains two where the rival shows and one where nobody does, on no more squares than
 * its stones cover; and every stone it places is one less to subtract. What the rival places only makes it worse.
 */
export class EndgameBounds {
	/** By stone: the most squares it covers on this plan. */
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
