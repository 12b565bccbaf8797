import { STONES } from '@rumis/rules';
import { MoveMasks } from '../board/moveMasks.js';
import { NOBODY, NOT_OWN, type SearchBoard } from '../board/searchBoard.js';
import type { WasmPlayer } from '../board/wasmPlayer.js';

/** Pairs of distances: the colour's own, and that of the nearest other colour. */
const STEPS = [
	'00',
	'01',
	'02',
	'03',
	'10',
	'11',
	'12',
	'13',
	'20',
	'21',
	'22',
	'23',
	'30',
	'31',
	'32',
	'33',
] as const;

/** Counts of a position, for every colour. */
export const COUNTS = [
	/** Full squares that show the colour: nothing can cover them. */
	'finished',
	/** Squares that show the colour and that another can build on next. */
	'exposed',
	/** Open squares that the colour can build on next; those that only it can. */
	'reach',
	'alone',
	/** Of the squares in reach: empty ones, and those that show another colour. */
	'empty',
	'foreign',
	/** Free levels above the squares in reach. */
	'room',
	/** Number of legal moves if it were the colour's turn, and of different stones among them. */
	'moves',
	'stones',
	/**
	 * Open squares by distance: first digit from the colour's reach (0: in reach, 3: three steps or more), second
	 * digit from the reach of the nearest other colour.
	 */
	...STEPS.map((steps) => `near${steps}` as const),
	/** Free levels above them. */
	...STEPS.map((steps) => `room${steps}` as const),
	/** Number of legal moves of each stone. */
	...STONES.map((stone) => `${stone}Moves` as const),
] as const;

export const COUNT_COUNT = COUNTS.length;

const FINISHED = 0;
const EXPOSED = 1;
const REACH = 2;
const ALONE = 3;
const EMPTY = 4;
const FOREIGN = 5;
const ROOM = 6;
const MOVES = 7;
const PLAYABLE = 8;
export const NEAR = 9;
const NEAR_ROOM = NEAR + STEPS.length;
export const STONE_MOVES = NEAR_ROOM + STEPS.length;

/** Greater distances count as this one. */
const FAR = 3;

/**
 * Computes the position features of each colour in the build phase; input of the value network.
 * `assembly/survey.ts` is its twin.
 */
export class Survey {
	private readonly masks: MoveMasks;
	/**
	 * By colour and square: distance from the squares in its reach. The extra square stands for everything off
	 * the plan.
	 */
	private readonly steps: Uint8Array;
	/** By colour and kind; overwritten by the next `take`. */
	readonly counts: Int32Array;

	constructor(
		board: SearchBoard,
		private readonly wasm: WasmPlayer | null,
	) {
		this.masks = new MoveMasks(board);
		const count = board.colours * COUNT_COUNT;
		this.counts = wasm ? wasm.surveyCounts(count) : new Int32Array(count);
		this.steps = new Uint8Array(board.colours * (board.inside.squares + 1));
	}

	take(board: SearchBoard): void {
		if (this.wasm) {
			this.wasm.survey(board);
			return;
		}
		this.counts.fill(0);
		this.steps.fill(FAR);
		this.countSquares(board);
		this.spread(board, 1);
		this.spread(board, 2);
		this.countSteps(board);
		this.countMoves(board);
	}

	private countSquares(board: SearchBoard): void {
		const { counts } = this;
		const { height, top, touch, colours, out } = board;
		const { limit, squares } = board.inside;
		const stride = squares + 1;
		const flip = board.laterContact === NOT_OWN ? 1 : 0;
		for (let square = 0; square < squares; square++) {
			const high = height[square]!;
			const shown = top[square]!;
			if (high >= limit[square]!) {
				if (shown < colours) counts[shown * COUNT_COUNT + FINISHED]!++;
				continue;
			}
			let near = 0;
			for (let c = 0; c < colours; c++) near |= (((touch[c * stride + square]! >> high) & 1) ^ flip) << c;
			near &= ~out;
			if (shown < colours && near & ~(1 << shown)) counts[shown * COUNT_COUNT + EXPOSED]!++;
			for (let c = 0; c < colours; c++) {
				if (!(near & (1 << c))) continue;
				const at = c * COUNT_COUNT;
				this.steps[c * stride + square] = 0;
				counts[at + REACH]!++;
				counts[at + ROOM]! += limit[square]! - high;
				if (near === 1 << c) counts[at + ALONE]!++;
				if (shown === NOBODY) counts[at + EMPTY]!++;
				else if (shown !== c) counts[at + FOREIGN]!++;
			}
		}
	}

	/** Marks the open squares at that distance: neighbours of one that is a step nearer. */
	private spread(board: SearchBoard, distance: number): void {
		const { steps } = this;
		const { limit, squares, beside } = board.inside;
		for (let c = 0; c < board.colours; c++) {
			const own = c * (squares + 1);
			for (let square = 0; square < squares; square++) {
				if (steps[own + square] !== FAR || board.height[square]! >= limit[square]!) continue;
				for (let n = 4 * square; n < 4 * square + 4; n++) {
					if (steps[own + beside[n]!] === distance - 1) steps[own + square] = distance;
				}
			}
		}
	}

	private countSteps(board: SearchBoard): void {
		const { steps, counts } = this;
		const { limit, squares } = board.inside;
		const stride = squares + 1;
		for (let square = 0; square < squares; square++) {
			const room = limit[square]! - board.height[square]!;
			if (room <= 0) continue;
			for (let c = 0; c < board.colours; c++) {
				let others = FAR;
				for (let o = 0; o < board.colours; o++) {
					if (o !== c && steps[o * stride + square]! < others) others = steps[o * stride + square]!;
				}
				const at = c * COUNT_COUNT + 4 * steps[c * stride + square]! + others;
				counts[at + NEAR]!++;
				counts[at + NEAR_ROOM]! += room;
			}
		}
	}

	private countMoves(board: SearchBoard): void {
		const { counts, masks } = this;
		const mover = board.colour;
		for (let c = 0; c < board.colours; c++) {
			if (board.out & (1 << c)) continue;
			board.giveTurn(c);
			counts[c * COUNT_COUNT + MOVES] = masks.find(board);
			counts[c * COUNT_COUNT + PLAYABLE] = masks.stonesFound();
			masks.addStones(counts, c * COUNT_COUNT + STONE_MOVES);
		}
		board.giveTurn(mover);
	}
}
