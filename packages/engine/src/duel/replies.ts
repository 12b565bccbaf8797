import { MOST_MOVES } from '../board/convert.js';
import type { MoveMasks } from '../board/moveMasks.js';
import { NOT_OWN, type SearchBoard } from '../board/searchBoard.js';
import { COLUMNS } from '../board/tables.js';
import type { Gains } from './gains.js';

const MOST_GAIN = 9;

/**
 * What the other colour is sure to gain after a move. A stone changes nothing for placements that share no square
 * with it: they stay legal and gain as much as before. So after a colour's last stone, the other gains at least
 * as much as its best placements beside that stone and each other.
 */
export class Replies {
	private readonly moves = new Uint16Array(MOST_MOVES);
	/** By gain, the best first. */
	private readonly sorted = new Uint16Array(MOST_MOVES);
	private readonly gainAt = new Uint8Array(MOST_MOVES);
	private readonly places = new Int32Array(MOST_GAIN + 1);
	private readonly taken: Uint8Array;
	private count = 0;

	constructor(
		private readonly board: SearchBoard,
		private readonly masks: MoveMasks,
		private readonly gains: Gains,
	) {
		this.taken = new Uint8Array(board.inside.squares);
	}

	/** Lists the replies of the colour that is not to move, as if it were. */
	list(board: SearchBoard): void {
		const mover = board.colour;
		board.giveTurn(1 - mover);
		this.count = this.masks.find(board) === 0 ? 0 : this.masks.list(this.moves);
		board.giveTurn(mover);
		this.gains.read(board, 1 - mover);
		this.sortByGain();
	}

	/** Counting sort, best first. */
	private sortByGain(): void {
		const { moves, places, sorted, gainAt, count, gains } = this;
		places.fill(0);
		for (let i = 0; i < count; i++) places[gains.of(moves[i]!)]!++;
		for (let gain = MOST_GAIN, from = 0; gain > 0; gain--) {
			const next = from + places[gain]!;
			places[gain] = from;
			from = next;
		}
		for (let i = 0; i < count; i++) {
			const gain = gains.of(moves[i]!);
			const at = places[gain]!++;
			sorted[at] = moves[i]!;
			gainAt[at] = gain;
		}
	}

	/** What the other colour is sure to gain after the last stone of the colour to move. */
	sureGain(move: number): number {
		this.take(move, 1);
		// In the inverse game a stone may forbid the next one beside it, so only one is sure.
		const gain = this.board.laterContact === NOT_OWN ? this.bestFree() : this.sumOfFree();
		this.take(move, 0);
		return gain;
	}

	private bestFree(): number {
		for (let i = 0; i < this.count; i++) if (!this.isTaken(this.sorted[i]!)) return this.gainAt[i]!;
		return 0;
	}

	private sumOfFree(): number {
		const { stone } = this.board.inside;
		const chosen: number[] = [];
		let [gain, stones] = [0, 0];
		for (let i = 0; i < this.count; i++) {
			const move = this.sorted[i]!;
			if (stones & (1 << stone[move]!) || this.isTaken(move)) continue;
			stones |= 1 << stone[move]!;
			gain += this.gainAt[i]!;
			this.take(move, 1);
			chosen.push(move);
		}
		for (const move of chosen) this.take(move, 0);
		return gain;
	}

	private take(move: number, mark: number): void {
		const { square } = this.board.inside;
		for (let c = move * COLUMNS, last = c + COLUMNS; c < last; c++) this.taken[square[c]!] = mark;
	}

	private isTaken(move: number): boolean {
		const { square } = this.board.inside;
		for (let c = move * COLUMNS, last = c + COLUMNS; c < last; c++) if (this.taken[square[c]!]) return true;
		return false;
	}
}
