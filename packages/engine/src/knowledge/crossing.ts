import type { SearchBoard } from '../board/searchBoard.js';
import { COLUMNS, STONE_COUNT } from '../board/tables.js';

/**
 * Features that tell how well a colour will do in the transfer phase, while it still builds. The first stone it
 * carries over has to touch one of its stones inside, on the ground; without such a place it carries over nothing.
 */
export const CROSSINGS = [
	/** Squares outside the red line beside its stones, and those of them where it lies on the ground. */
	'gates',
	'lowGates',
	/** Whether there is a gate at all. */
	'crosses',
	/** Its stones at the line, and whether there are two: one may have to stay while the other is taken. */
	'anchors',
	'secure',
	/** Stones with nothing on them; those under somebody else's. */
	'free',
	'buried',
	/** Squares at the line with room that it reaches; and those that only it reaches. */
	'doors',
	'ownDoors',
] as const;

export const CROSSING_COUNT = CROSSINGS.length;

const SECURE_FROM = 2;
/** No stone is higher, so contact above this does not help to cross. */
const STONE_LEVELS = 15;

/** Counts how well each colour can carry stones over; for the build phase of a transfer game. */
export class Crossing {
	/** By colour and kind of count. */
	readonly counts: Float64Array;
	private readonly gates: Uint16Array;
	private readonly doors: Uint16Array;
	private readonly isDoor: Uint8Array;

	constructor(board: SearchBoard) {
		const { inside, outside } = board;
		const touchesZone = (square: number, limit: Uint8Array): boolean =>
			[0, 1, 2, 3].some((n) => limit[inside.beside[4 * square + n]!]! > 0);
		const squares = Array.from({ length: inside.squares }, (_, square) => square);
		this.counts = new Float64Array(board.colours * CROSSING_COUNT);
		this.gates = Uint16Array.from(
			squares.filter((at) => outside!.limit[at]! > 0 && touchesZone(at, inside.limit)),
		);
		this.doors = Uint16Array.from(
			squares.filter((at) => inside.limit[at]! > 0 && touchesZone(at, outside!.limit)),
		);
		this.isDoor = new Uint8Array(inside.squares + 1);
		for (const door of this.doors) this.isDoor[door] = 1;
	}

	take(board: SearchBoard): void {
		this.counts.fill(0);
		for (let c = 0; c < board.colours; c++) {
			const at = c * CROSSING_COUNT;
			this.countGates(board, c, at);
			this.countStones(board, c, at + 3);
			this.countDoors(board, c, at + 7);
		}
	}

	private countGates({ touch, inside }: SearchBoard, colour: number, at: number): void {
		const { counts, gates } = this;
		const own = colour * (inside.squares + 1);
		for (let i = 0; i < gates.length; i++) {
			const levels = touch[own + gates[i]!]!;
			if (levels & STONE_LEVELS) counts[at]!++;
			if (levels & 1) counts[at + 1]!++;
		}
		counts[at + 2] = counts[at]! > 0 ? 1 : 0;
	}

	private countStones(board: SearchBoard, colour: number, at: number): void {
		const { counts } = this;
		for (let stone = 0; stone < STONE_COUNT; stone++) {
			const placement = board.placementOf(colour, stone);
			if (placement < 0) continue;
			if (this.isAtLine(board, placement)) counts[at]!++;
			if (board.isFree(colour, stone)) counts[at + 2]!++;
			else if (this.isUnderOthers(board, placement, colour)) counts[at + 3]!++;
		}
		counts[at + 1] = counts[at]! >= SECURE_FROM ? 1 : 0;
	}

	private isAtLine({ inside }: SearchBoard, placement: number): boolean {
		const { square, columnCount } = inside;
		for (let c = placement * COLUMNS, last = c + columnCount[placement]!; c < last; c++) {
			if (this.isDoor[square[c]!]) return true;
		}
		return false;
	}

	private isUnderOthers({ inside, top }: SearchBoard, placement: number, colour: number): boolean {
		const { square, columnCount } = inside;
		for (let c = placement * COLUMNS, last = c + columnCount[placement]!; c < last; c++) {
			if (top[square[c]!] !== colour) return true;
		}
		return false;
	}

	private countDoors({ touch, inside, height, colours }: SearchBoard, colour: number, at: number): void {
		const { counts, doors } = this;
		const stride = inside.squares + 1;
		for (let i = 0; i < doors.length; i++) {
			const door = doors[i]!;
			const high = height[door]!;
			if (high >= inside.limit[door]! || !((touch[colour * stride + door]! >> high) & 1)) continue;
			counts[at]!++;
			let isShared = false;
			for (let o = 0; o < colours; o++) {
				if (o !== colour && (touch[o * stride + door]! >> high) & 1) isShared = true;
			}
			if (!isShared) counts[at + 1]!++;
		}
	}
}
