import type { Cell, Stone } from '@rumis/rules';
import { cellCode, type Shape } from './shape.js';
import type { Stock } from './stock.js';

/** A rotation or reflection of space that maps the shape onto itself. */
export interface Symmetry {
	readonly isReflection: boolean;
	/** Whether the ground stays the ground. */
	readonly keepsGround: boolean;
	readonly map: (cell: Cell) => Cell;
}

/** When solutions count as equal: never, up to rotation, or up to rotation and reflection. */
export const UNIQUE = ['none', 'rotations', 'reflections'] as const;
export type Unique = (typeof UNIQUE)[number];

type Triple = readonly [number, number, number];

/** Axes in every order; the sign says whether this permutation reflects. */
const AXES: readonly { readonly order: Triple; readonly parity: number }[] = [
	{ order: [0, 1, 2], parity: 1 },
	{ order: [1, 2, 0], parity: 1 },
	{ order: [2, 0, 1], parity: 1 },
	{ order: [0, 2, 1], parity: -1 },
	{ order: [1, 0, 2], parity: -1 },
	{ order: [2, 1, 0], parity: -1 },
];
const SIGNS: readonly Triple[] = [1, -1].flatMap((x) =>
	[1, -1].flatMap((y) => [1, -1].map((z): Triple => [x, y, z])),
);

/**
 * The symmetries of a shape, the identity first, then rotations before reflections. On a flat shape a
 * reflection has the same effect as a rotation through space; each effect is listed once.
 */
export function symmetriesOf(shape: Shape): readonly Symmetry[] {
	const inside = new Set(shape.cells.map(cellCode));
	const all = AXES.flatMap(({ order, parity }) =>
		SIGNS.map((signs) => makeSymmetry(shape, order, parity, signs)),
	);
	const own = all.filter(({ map }) =>
		shape.cells.every((cell) => {
			const image = map(cell);
			return image.x >= 0 && image.y >= 0 && image.z >= 0 && inside.has(cellCode(image));
		}),
	);
	const byEffect = new Map<string, Symmetry>();
	for (const symmetry of own.sort((a, b) => Number(a.isReflection) - Number(b.isReflection))) {
		const effect = shape.cells.map((cell) => cellCode(symmetry.map(cell))).join();
		if (!byEffect.has(effect)) byEffect.set(effect, symmetry);
	}
	return [...byEffect.values()];
}

/** Permutes the axes, then shifts back to the smallest coordinates of the shape. */
function makeSymmetry({ cells }: Shape, order: Triple, parity: number, signs: Triple): Symmetry {
	const coordinates = ({ x, y, z }: Cell): Triple => [x, y, z];
	const turn = (cell: Cell): Triple => {
		const from = coordinates(cell);
		return [from[order[0]]! * signs[0], from[order[1]]! * signs[1], from[order[2]]! * signs[2]];
	};
	const least = (axis: 0 | 1 | 2, of: (cell: Cell) => Triple): number =>
		Math.min(...cells.map((cell) => of(cell)[axis]));
	const shift = ([0, 1, 2] as const).map((axis) => least(axis, coordinates) - least(axis, turn));
	const map = (cell: Cell): Cell => {
		const [x, y, z] = turn(cell);
		return { x: x + shift[0]!, y: y + shift[1]!, z: z + shift[2]! };
	};
	return {
		isReflection: parity * signs[0] * signs[1] * signs[2] < 0,
		keepsGround: cells.every((cell) => map(cell).z === cell.z),
		map,
	};
}

const MIRRORED: Readonly<Partial<Record<Stone, Stone>>> = { A4: 'B4', B4: 'A4' };
export const mirrorStone = (stone: Stone): Stone => MIRRORED[stone] ?? stone;

/** The item with a stone's mirror image, for every item; null if the stock is not its own mirror image. */
export function mirrorItems(stock: Stock): readonly number[] | null {
	const images = stock.map(({ stone, colour, min, max }) =>
		stock.findIndex(
			(other) =>
				other.stone === mirrorStone(stone) &&
				other.colour === colour &&
				other.min === min &&
				other.max === max,
		),
	);
	return images.includes(-1) ? null : images;
}

/** The symmetries under which solutions are equal; null if the stones do not allow reflections. */
export function symmetriesFor(shape: Shape, stock: Stock, unique: Unique): readonly Symmetry[] | null {
	const all = symmetriesOf(shape);
	if (unique === 'none') return all.slice(0, 1);
	if (unique === 'rotations') return all.filter(({ isReflection }) => !isReflection);
	return mirrorItems(stock) ? all : null;
}
