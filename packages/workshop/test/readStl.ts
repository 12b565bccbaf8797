/** Reads STL files with an independent parser. */
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';
import { expect } from 'vitest';

type Vector = readonly number[];
export type Triangle = readonly [Vector, Vector, Vector];

/** The triangles of a file. */
export function readStl(bytes: Uint8Array): Triangle[] {
	const { array } = new STLLoader().parse(Uint8Array.from(bytes).buffer).getAttribute('position');
	const corner = (at: number): Vector => [...array.slice(3 * at, 3 * at + 3)];
	return Array.from({ length: array.length / 9 }, (_, at) => [
		corner(3 * at),
		corner(3 * at + 1),
		corner(3 * at + 2),
	]);
}

export const nameOf = (corner: Vector): string => corner.map((value) => value.toFixed(3)).join(' ');

/** Expects each edge exactly once in each direction, as in a closed surface. */
export function expectClosed(triangles: readonly Triangle[]): void {
	const walks = new Map<string, number>();
	for (const [a, b, c] of triangles) {
		for (const [from, to] of [
			[a, b],
			[b, c],
			[c, a],
		] as const) {
			const walk = `${nameOf(from)} > ${nameOf(to)}`;
			walks.set(walk, (walks.get(walk) ?? 0) + 1);
		}
	}
	const open = [...walks].filter(([walk, count]) => {
		const back = walk.split(' > ').reverse().join(' > ');
		return count !== 1 || walks.get(back) !== 1;
	});
	expect(open).toEqual([]);
	expect(walks.size).toBeGreaterThan(0);
}
