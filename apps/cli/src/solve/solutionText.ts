import { type Drop, makeMove } from '@rumis/rules';
import { type BuiltStone, cellCode, extentOf, type Packing, type Placed, type Shape } from '@rumis/solver';

/** Enough letters for every stone of six colours. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/*=';

/** The levels side by side from the ground up, a letter for each stone, then a legend of the letters. */
export function packingLines(shape: Shape, packing: Packing): string[] {
	return [...levelLines(shape, packing), legend(packing)];
}

export function levelLines(shape: Shape, packing: Packing): string[] {
	const { width, depth, height } = extentOf(shape);
	const signs = new Map(shape.cells.map((cell) => [cellCode(cell), '.']));
	packing.forEach(({ cells }, index) => {
		for (const cell of cells) signs.set(cellCode(cell), LETTERS[index % LETTERS.length]!);
	});
	const row = (y: number, z: number): string =>
		Array.from({ length: width }, (_, x) => signs.get(cellCode({ x, y, z })) ?? ' ').join('');
	const levels = Array.from({ length: height }, (_, z) => z);
	return Array.from({ length: depth }, (_, y) =>
		levels
			.map((z) => row(y, z))
			.join('  ')
			.trimEnd(),
	);
}

const legend = (packing: Packing): string =>
	packing
		.map(({ stone, colour }, i) => `${LETTERS[i % LETTERS.length]} ${colour ? `${colour} ` : ''}${stone}`)
		.join(', ');

/** The moves of a build order, one per line, as the referee parses them. */
export const orderLines = (steps: readonly BuiltStone[]): string[] =>
	steps.map((step, index) => `${String(index + 1).padStart(3)}. ${step.colour.padEnd(6)} ${moveText(step)}`);

export function moveText({ stone, cells }: Placed): string {
	const drops = new Map<string, Drop>();
	for (const { x, y } of cells) {
		const count = (drops.get(`${x},${y}`)?.count ?? 0) + 1;
		drops.set(`${x},${y}`, { x, y, count });
	}
	return makeMove({ kind: 'place', stone, drops: [...drops.values()] });
}

/** Plain data for scripts. */
export const packingJson = (packing: Packing) =>
	packing.map(({ stone, colour, cells }) => ({
		stone,
		...(colour ? { colour } : {}),
		cells: cells.map(({ x, y, z }) => [x, y, z]),
	}));
