/** The paths of the coloured lines: along the edges between squares inside and outside. */
import type { Square, Zone } from '@rumis/rules';

export interface Segment {
	readonly from: Square;
	readonly to: Square;
}

export interface ZoneSquare extends Square {
	readonly zone: Zone | null;
}

/** The four edges of a square, each with the square beyond it. */
const EDGES = [
	{ beyond: { x: 0, y: -1 }, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } },
	{ beyond: { x: 1, y: 0 }, from: { x: 1, y: 0 }, to: { x: 1, y: 1 } },
	{ beyond: { x: 0, y: 1 }, from: { x: 1, y: 1 }, to: { x: 0, y: 1 } },
	{ beyond: { x: -1, y: 0 }, from: { x: 0, y: 1 }, to: { x: 0, y: 0 } },
] as const;

const plus = (a: Square, b: Square): Square => ({ x: a.x + b.x, y: a.y + b.y });
const keyOf = ({ x, y }: Square): string => `${x},${y}`;

/** The edges around a set of squares; duplicates are allowed, such as the cells of a column. */
export function border(squares: readonly Square[]): Segment[] {
	const inside = new Map(squares.map((square) => [keyOf(square), square]));
	return [...inside.values()].flatMap((square) =>
		EDGES.filter(({ beyond }) => !inside.has(keyOf(plus(square, beyond)))).map(({ from, to }) => ({
			from: plus(square, from),
			to: plus(square, to),
		})),
	);
}

/** The blue line encloses the red one. */
export function zoneLines(squares: readonly ZoneSquare[]): { red: Segment[]; blue: Segment[] } {
	const blue = squares.some(({ zone }) => zone === 'b') ? squares.filter(({ zone }) => zone !== null) : [];
	return { red: border(squares.filter(({ zone }) => zone === 'r')), blue: border(blue) };
}

/** Joins consecutive edges, so that dashes and corners are even. */
export function joined(segments: readonly Segment[]): Square[][] {
	const left = [...segments];
	const loops: Square[][] = [];
	while (left.length > 0) loops.push(takeLoop(left));
	return loops;
}

function takeLoop(left: Segment[]): Square[] {
	const first = left.shift()!;
	const loop: Square[] = [first.from];
	let end = first.to;
	for (;;) {
		loop.push(end);
		const next = left.findIndex(({ from }) => keyOf(from) === keyOf(end));
		if (next < 0) return loop;
		end = left.splice(next, 1)[0]!.to;
	}
}
