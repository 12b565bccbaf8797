/** The boundaries between stones, seen from above. */
import type { PlacedStone, SquareView } from '@rumis/rules';
import type { Segment } from '../board/zoneLines.js';

/** The index of the stone on top of a square; undefined for an empty square. */
export type TopStone = (x: number, y: number) => number | undefined;

export function topStones(stones: readonly PlacedStone[]): TopStone {
	const tops = new Map<string, { readonly stone: number; readonly z: number }>();
	stones.forEach(({ cells }, stone) => {
		for (const { x, y, z } of cells) {
			const key = `${x},${y}`;
			if ((tops.get(key)?.z ?? -1) < z) tops.set(key, { stone, z });
		}
	});
	return (x, y) => tops.get(`${x},${y}`)?.stone;
}

export interface Outlines {
	/** Between squares of different stones, and around the building. */
	readonly strong: readonly Segment[];
	/** Inside a stone, where it steps up or down. */
	readonly steps: readonly Segment[];
	/** Inside a stone, between cubes of one level. */
	readonly faint: readonly Segment[];
}

/** Each edge between a square and the one to its right or below it, and those at the far left and top. */
export function stoneOutlines(squares: readonly SquareView[], top: TopStone): Outlines {
	const heights = new Map(squares.map(({ x, y, height }) => [`${x},${y}`, height]));
	const outlines = { strong: [] as Segment[], steps: [] as Segment[], faint: [] as Segment[] };
	for (const edge of edgesOf(squares)) {
		const [a, b] = [top(edge.a.x, edge.a.y), top(edge.b.x, edge.b.y)];
		if (a === undefined && b === undefined) continue;
		const isLevel = heights.get(`${edge.a.x},${edge.a.y}`) === heights.get(`${edge.b.x},${edge.b.y}`);
		outlines[a !== b ? 'strong' : isLevel ? 'faint' : 'steps'].push(edge.segment);
	}
	return outlines;
}

function edgesOf(squares: readonly SquareView[]) {
	const edges = new Map(
		squares.flatMap(({ x, y }) => [
			[`v${x},${y}`, upright(x, y)] as const,
			[`v${x + 1},${y}`, upright(x + 1, y)] as const,
			[`h${x},${y}`, level(x, y)] as const,
			[`h${x},${y + 1}`, level(x, y + 1)] as const,
		]),
	);
	return edges.values();
}

/** The edge at the left of a square. */
const upright = (x: number, y: number) => ({
	a: { x: x - 1, y },
	b: { x, y },
	segment: { from: { x, y }, to: { x, y: y + 1 } },
});

/** The edge at the top of a square. */
const level = (x: number, y: number) => ({
	a: { x, y: y - 1 },
	b: { x, y },
	segment: { from: { x, y }, to: { x: x + 1, y } },
});
