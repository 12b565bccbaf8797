/** The pose of a stone that is not on the board: oriented so that none of its cubes is hidden. */
import { type Cell, STONES, type Stone, stoneCells } from '@rumis/rules';
import { type Box, boxAround, cornersOf } from './isometric.js';

/**
 * The step runs across the picture. The two screws have their corner in front and the raised end to the left
 * or right, so that they are clearly mirror images.
 */
const POSES: Readonly<Partial<Record<Stone, readonly Cell[]>>> = {
	Z4: cells('100 110 010 020'),
	A4: cells('110 100 010 011'),
	B4: cells('110 010 100 101'),
};

function cells(text: string): readonly Cell[] {
	return text.split(' ').map((cube) => {
		const [x = 0, y = 0, z = 0] = [...cube].map(Number);
		return { x, y, z };
	});
}

export const poseOf = (stone: Stone): readonly Cell[] => POSES[stone] ?? stoneCells(stone);

const BORDER = 3;

/** The bounding box of just these cells. */
export const tightBox = (pose: readonly Cell[]): Box => boxAround(cornersOf(pose), BORDER);

const WIDEST = Math.max(...STONES.map((stone) => tightBox(poseOf(stone)).width));
const HIGHEST = Math.max(...STONES.map((stone) => tightBox(poseOf(stone)).height));

/** A box that fits every stone, with this one centred: all stones are drawn at the same scale. */
export function sharedBox(pose: readonly Cell[]): Box {
	const tight = tightBox(pose);
	const width = Math.max(WIDEST, tight.width);
	const height = Math.max(HIGHEST, tight.height);
	return {
		left: tight.left - (width - tight.width) / 2,
		top: tight.top - (height - tight.height) / 2,
		width,
		height,
	};
}
