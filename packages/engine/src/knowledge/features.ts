import { RUIN, STONES } from '@rumis/rules';
import { NOBODY, type SearchBoard } from '../board/searchBoard.js';
import { COLUMNS, type SearchTables } from '../board/tables.js';

/** Features of a move, counted over the squares it covers. */
export const FEATURES = [
	/** Squares that newly show the colour: empty before, another player's before, the ruin's before. */
	'fresh',
	'captured',
	'reclaimed',
	/** Squares that already showed the colour. */
	'own',
	/** Squares filled to their limit: nothing can cover them. */
	'final',
	/** Squares left open on which another colour could build next. */
	'exposed',
	/** Squares on which another colour could have built, now taken. */
	'blocked',
	/** Open neighbouring squares that the colour did not touch before, and those it did. */
	'opened',
	'known',
	/** Free levels above the stone, up to the limit. */
	'air',
	/** Opened squares that another colour can build on too. */
	'contested',
	/** Levels below the stone, summed over its squares. */
	'low',
	/** Squares that the colour already touched and now used up. */
	'spent',
	/** One-hot: the stone. */
	...STONES,
] as const;

export const FEATURE_COUNT = FEATURES.length;

/** The first features are counted on the board; one-hot stones follow. */
const COUNTED = FEATURE_COUNT - STONES.length;

/** The stone's weight is added before this feature: all implementations must sum in the same order. */
const BEFORE_STONE = FEATURES.indexOf('air');

/** Weights of the move features, by number of stones in hand. */
export type MoveWeights = readonly Float64Array[];

const seen = new Float64Array(FEATURE_COUNT);

/** The score of a placement for a colour: the weighted sum of its features. */
export function scoreMove(
	board: SearchBoard,
	tables: SearchTables,
	p: number,
	owner: number,
	weights: Float64Array,
): number {
	count(board, tables, p, owner, seen);
	let score = 0;
	for (let f = 0; f < BEFORE_STONE; f++) score += weights[f]! * seen[f]!;
	score += weights[COUNTED + tables.stone[p]!]!;
	for (let f = BEFORE_STONE; f < COUNTED; f++) score += weights[f]! * seen[f]!;
	return score;
}

/** All features of a placement, for training. */
export function measure(
	board: SearchBoard,
	tables: SearchTables,
	p: number,
	owner: number,
	into: Float64Array,
): void {
	into.fill(0);
	count(board, tables, p, owner, into);
	into[COUNTED + tables.stone[p]!] = 1;
}

/** Counts the board features. Cheap: only the stone's squares and their neighbours are read. */
function count(board: SearchBoard, tables: SearchTables, p: number, owner: number, into: Float64Array): void {
	const { square, count: cubes, columnCount, limit, beside } = tables;
	const { height, top, touch, colours } = board;
	const stride = tables.squares + 1;
	const own = owner * stride;
	let [fresh, captured, reclaimed, kept, final, exposed, blocked, opened, known] = [
		0, 0, 0, 0, 0, 0, 0, 0, 0,
	];
	let [air, contested, lows, spent] = [0, 0, 0, 0];
	for (let c = p * COLUMNS, last = c + columnCount[p]!; c < last; c++) {
		const at = square[c]!;
		const low = height[at]!;
		const high = low + cubes[c]!;
		const covered = top[at]!;
		lows += low;
		spent += (touch[own + at]! >> low) & 1;
		if (covered === NOBODY) fresh++;
		else if (covered === owner) kept++;
		else if (covered === RUIN) reclaimed++;
		else captured++;
		if (high === limit[at]!) final++;
		else air += limit[at]! - high;
		for (let other = 0; other < colours; other++) {
			if (other === owner) continue;
			const levels = touch[other * stride + at]!;
			if ((levels >> low) & 1) blocked++;
			if (high < limit[at]! && (levels >> high) & 1) exposed++;
		}
		for (let n = 4 * at; n < 4 * at + 4; n++) {
			const side = beside[n]!;
			const rest = height[side]!;
			if (rest >= limit[side]! || rest >= high) continue;
			if ((touch[own + side]! >> rest) & 1) known++;
			else {
				opened++;
				if (isReached(touch, stride, colours, owner, side, rest)) contested++;
			}
		}
	}
	into[0] = fresh;
	into[1] = captured;
	into[2] = reclaimed;
	into[3] = kept;
	into[4] = final;
	into[5] = exposed;
	into[6] = blocked;
	into[7] = opened;
	into[8] = known;
	into[9] = air;
	into[10] = contested;
	into[11] = lows;
	into[12] = spent;
}

/** Whether any other colour touches the square at that level. */
function isReached(
	touch: Uint16Array,
	stride: number,
	colours: number,
	owner: number,
	square: number,
	level: number,
): boolean {
	for (let other = 0; other < colours; other++) {
		if (other !== owner && (touch[other * stride + square]! >> level) & 1) return true;
	}
	return false;
}

/** Weights interpolated linearly between a full hand and an empty one. */
export function makeMoveWeights(full: readonly number[], empty: readonly number[]): MoveWeights {
	return Array.from({ length: 12 }, (_, stones) =>
		Float64Array.from(full, (weight, f) => (weight * stones + empty[f]! * (11 - stones)) / 11),
	);
}
