/** The layout of the printed plan: pure geometry, in squares. */
import type { PlanSquare, PlanView } from '../../board/view.js';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** Clockwise around a square, with the square on the right: step to the neighbour, start and end. */
const SIDES = [
	{ dx: 0, dy: -1, from: [0, 0], to: [1, 0] },
	{ dx: 1, dy: 0, from: [1, 0], to: [1, 1] },
	{ dx: 0, dy: 1, from: [1, 1], to: [0, 1] },
	{ dx: -1, dy: 0, from: [0, 1], to: [0, 0] },
] as const;

interface Side {
	readonly from: Point;
	readonly to: Point;
}

const keyOf = ({ x, y }: Point): string => `${x},${y}`;

/** Closed outlines of the squares, clockwise, with a point at every turn. Holes run counterclockwise. */
export function outlinesOf(squares: readonly Point[]): Point[][] {
	const sides = outerSides(squares);
	const loops: Point[][] = [];
	while (sides.length > 0) loops.push(turnsOf(takeLoop(sides)));
	return loops;
}

function outerSides(squares: readonly Point[]): Side[] {
	const inside = new Set(squares.map(keyOf));
	return squares.flatMap(({ x, y }) =>
		SIDES.filter(({ dx, dy }) => !inside.has(keyOf({ x: x + dx, y: y + dy }))).map(({ from, to }) => ({
			from: { x: x + from[0], y: y + from[1] },
			to: { x: x + to[0], y: y + to[1] },
		})),
	);
}

/** Removes the sides of one loop from the list. */
function takeLoop(sides: Side[]): Point[] {
	const loop: Point[] = [];
	let next = sides.findIndex(() => true);
	while (next >= 0) {
		const side = sides.splice(next, 1)[0]!;
		loop.push(side.from);
		next = nextSide(sides, side);
	}
	return loop;
}

/** Where squares touch at a corner, two sides continue; the right turn stays with the same square. */
function nextSide(sides: readonly Side[], { from, to }: Side): number {
	const goesOn = (side: Side): boolean => keyOf(side.from) === keyOf(to);
	const turnsRight = (side: Side): boolean =>
		side.to.x - to.x === -(to.y - from.y) && side.to.y - to.y === to.x - from.x;
	const right = sides.findIndex((side) => goesOn(side) && turnsRight(side));
	return right >= 0 ? right : sides.findIndex(goesOn);
}

function turnsOf(loop: readonly Point[]): Point[] {
	return loop.filter((point, i) => {
		const before = loop[(i + loop.length - 1) % loop.length]!;
		const after = loop[(i + 1) % loop.length]!;
		return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x);
	});
}

/** The loop offset to its right: inwards, or outwards if negative. */
export function inset(loop: readonly Point[], by: number): Point[] {
	return loop.map((point, i) => {
		const before = loop[(i + loop.length - 1) % loop.length]!;
		const after = loop[(i + 1) % loop.length]!;
		const x = -Math.sign(point.y - before.y) - Math.sign(after.y - point.y);
		const y = Math.sign(point.x - before.x) + Math.sign(after.x - point.x);
		return { x: point.x + x * by, y: point.y + y * by };
	});
}

export const squaresIn = (plan: PlanView, zones: readonly string[]): readonly PlanSquare[] =>
	plan.squares.filter(({ zone }) => zone !== null && zones.includes(zone));

export const columnName = (x: number): string => String.fromCharCode(97 + x);
