/** The edges of a stone: lines where its surface turns, without the seams between its own cubes. */
import type { Cell } from '@rumis/rules';
import { leastOf } from '../space/space.js';
import { type SceneAxis, shapeKey } from './stoneShape.js';

/** A straight edge: its start (in scene axes, in cells), its axis and its length. */
export interface EdgeRun {
	readonly start: readonly [number, number, number];
	readonly axis: SceneAxis;
	readonly length: number;
	/** The direction across the edge into the wood: 1, −1 or 0 on each axis. */
	readonly inward: readonly [number, number, number];
}

const keyOf = (x: number, y: number, z: number): string => `${x},${y},${z}`;
type Triple = [number, number, number];

const RUNS = new Map<string, readonly EdgeRun[]>();

/** All edges of these cells in scene axes, joined into the longest runs. Cached by shape. */
export function edgeRuns(cells: readonly Cell[]): EdgeRun[] {
	const least = leastOf(cells);
	const moved = cells.map(({ x, y, z }) => ({ x: x - least.x, y: y - least.y, z: z - least.z }));
	const key = shapeKey(moved);
	const runs = RUNS.get(key) ?? findRuns(moved);
	RUNS.set(key, runs);
	return runs.map((run) => {
		const [x, y, z] = run.start;
		return { ...run, start: [x + least.x, y + least.z, z + least.y] };
	});
}

/** The same without a cache, for shapes that are used once. */
export function findRuns(cells: readonly Cell[]): EdgeRun[] {
	const cubes = cells.map(({ x, y, z }): Triple => [x, z, y]);
	const filled = new Set(cubes.map((cube) => keyOf(...cube)));
	return ([0, 1, 2] as const).flatMap((axis) => joined(unitEdges(cubes, filled, axis), axis));
}

/** A unit edge, starting at the lowest corner of a cell. */
interface UnitEdge {
	readonly start: Triple;
	readonly inward: Triple;
}

function unitEdges(
	cubes: readonly Triple[],
	filled: ReadonlySet<string>,
	axis: SceneAxis,
): Map<string, UnitEdge> {
	const edges = new Map<string, UnitEdge>();
	for (const cube of cubes) {
		for (let corner = 0; corner < 4; corner++) {
			const start: Triple = [...cube];
			start[(axis + 1) % 3]! += corner & 1;
			start[(axis + 2) % 3]! += corner >> 1;
			const inward = inwardAt(start, filled, axis);
			if (inward) edges.set(keyOf(...start), { start, inward });
		}
	}
	return edges;
}

/** Of the four cells around an edge, one is filled on a ridge and three in a groove. */
function inwardAt(start: Triple, filled: ReadonlySet<string>, axis: SceneAxis): Triple | null {
	const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as [SceneAxis, SceneAxis];
	const inward: Triple = [0, 0, 0];
	for (let corner = 0; corner < 4; corner++) {
		const cell: Triple = [...start];
		cell[u] -= corner & 1;
		cell[v] -= corner >> 1;
		if (!filled.has(keyOf(...cell))) continue;
		inward[u] += corner & 1 ? -1 : 1;
		inward[v] += corner >> 1 ? -1 : 1;
	}
	return inward[u] !== 0 && inward[v] !== 0 ? inward : null;
}

/** Edges are joined into a run as long as the wood is on the same side. */
function joined(edges: ReadonlyMap<string, UnitEdge>, axis: SceneAxis): EdgeRun[] {
	const goesOn = ({ start, inward }: UnitEdge, step: number): boolean => {
		const moved: Triple = [...start];
		moved[axis] += step;
		return edges.get(keyOf(...moved))?.inward.join() === inward.join();
	};
	return [...edges.values()]
		.filter((edge) => !goesOn(edge, -1))
		.map((edge) => {
			let length = 1;
			while (goesOn(edge, length)) length++;
			return { ...edge, axis, length };
		});
}
