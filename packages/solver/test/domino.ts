import type { CoverProblem } from '../src/exactCover/problem.js';

/** A board to tile with dominoes: a problem with well-known answers. */
export function dominoBoard(width: number, height: number): CoverProblem {
	const at = (x: number, y: number): number => y * width + x;
	const options = [];
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			if (x + 1 < width) options.push({ cells: [at(x, y), at(x + 1, y)], uses: [0] });
			if (y + 1 < height) options.push({ cells: [at(x, y), at(x, y + 1)], uses: [0] });
		}
	}
	const copies = (width * height) / 2;
	return { cellCount: width * height, pieces: [{ min: 0, max: copies, size: 2 }], options };
}

/** Counts covers by brute force: only for checking. */
export function countSlowly({ cellCount, pieces, options }: CoverProblem): number {
	const count = (from: number, covered: ReadonlySet<number>, used: readonly number[]): number => {
		if (covered.size === cellCount) return pieces.every(({ min }, piece) => used[piece]! >= min) ? 1 : 0;
		let sum = 0;
		for (let i = from; i < options.length; i++) {
			const { cells, uses } = options[i]!;
			if (cells.some((cell) => covered.has(cell))) continue;
			const after = used.map((n, piece) => n + uses.filter((use) => use === piece).length);
			if (after.some((n, piece) => n > pieces[piece]!.max)) continue;
			sum += count(i + 1, new Set([...covered, ...cells]), after);
		}
		return sum;
	};
	return count(
		0,
		new Set(),
		pieces.map(() => 0),
	);
}
