import type { Drop, PlaceMove } from './move.js';
import { ORIENTATIONS, type Orientation } from './orientation.js';
import { compareSquares, MAX_SIDE } from './square.js';
import { STONES_BY_NAME, type Stone } from './stone.js';

/**
 * A placement as one number that sorts like its move text, so thousands of them can be sorted without
 * creating the texts. From the highest bits: 4 for the stone, 11 for each of up to four drops, and 5 for the
 * orientation among those of the stone; 53 in total, which a number holds exactly.
 */
const MAX_DROPS = 4;
const DROP_BITS = 11;
/** Placements with the same text differ by less than this. */
export const TEXT_STEP = 2 ** 5;
const DROP_STEPS = Array.from({ length: MAX_DROPS }, (_, i) => TEXT_STEP * 2 ** (DROP_BITS * (3 - i)));
const STONE_STEP = DROP_STEPS[0]! * 2 ** DROP_BITS;

/** Row numbers in the byte order of their digits: 1, 10 … 16, 2 … 9. */
const ROWS = Array.from({ length: MAX_SIDE }, (_, y) => y).sort((a, b) =>
	String(a + 1) < String(b + 1) ? -1 : 1,
);
const ROW_RANK = Uint8Array.from(ROWS, (_, y) => ROWS.indexOf(y));

/** The suffix of a square, in byte order: nothing, `*2`, `*2,` … `*4,`, and a comma alone. */
function endingOf(count: number, isLast: boolean): number {
	if (count === 1) return isLast ? 0 : 7;
	return 2 * count - (isLast ? 3 : 2);
}

/** What an orientation adds to a key at any offset, and the squares of its drops, in canonical order. */
export interface OrientationKey {
	readonly fixed: number;
	readonly drops: readonly Drop[];
}

const stoneKey = (stone: Stone, drops: readonly Drop[]): number =>
	drops.reduce(
		(sum, { count }, i) => sum + endingOf(count, i === drops.length - 1) * DROP_STEPS[i]!,
		STONES_BY_NAME.indexOf(stone) * STONE_STEP,
	);

const numberInStone = ({ index, stone }: Orientation): number =>
	index - ORIENTATIONS.findIndex((orientation) => orientation.stone === stone);

export const ORIENTATION_KEYS: readonly OrientationKey[] = ORIENTATIONS.map((orientation) => {
	const drops = orientation.columns.map(({ x, y, count }) => ({ x, y, count })).sort(compareSquares);
	return { fixed: stoneKey(orientation.stone, drops) + numberInStone(orientation), drops };
});

/** The key of an orientation with its corner at (x, y). */
export function makeKey({ fixed, drops }: OrientationKey, x: number, y: number): number {
	let key = fixed;
	for (let i = 0; i < drops.length; i++) {
		const { x: dx, y: dy } = drops[i]!;
		key += ((x + dx) * 128 + ROW_RANK[y + dy]! * 8) * DROP_STEPS[i]!;
	}
	return key;
}

/** The lowest key of a canonical move; null if no stone could make such a move. */
export function textKey({ stone, drops }: PlaceMove): number | null {
	const isSquare = ({ x, y, count }: Drop) => x >= 0 && y >= 0 && x < MAX_SIDE && y < MAX_SIDE && count <= 4;
	if (drops.length > MAX_DROPS || !drops.every(isSquare)) return null;
	return makeKey({ fixed: stoneKey(stone, drops), drops }, 0, 0);
}

const BY_NAME: readonly (readonly Orientation[])[] = STONES_BY_NAME.map((stone) =>
	ORIENTATIONS.filter((orientation) => orientation.stone === stone),
);

/** The orientation of a key, and its corner. */
export function readKey(key: number): {
	readonly orientation: Orientation;
	readonly x: number;
	readonly y: number;
} {
	const orientation = BY_NAME[Math.floor(key / STONE_STEP)]![key % TEXT_STEP]!;
	const first = ORIENTATION_KEYS[orientation.index]!.drops[0]!;
	const square = Math.floor(key / DROP_STEPS[0]! / 8) % 256;
	return { orientation, x: (square >> 4) - first.x, y: ROWS[square & 15]! - first.y };
}
