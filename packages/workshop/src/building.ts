/** The stones on a board or in a frame, for printing on paper and in 3D. */
import { type Cell, makeMove, type PlacedStone, type ReadonlyPosition } from '@rumis/rules';

export interface Building {
	/** Used in file names. */
	readonly id: string;
	/** As in a scenario: a dot where there is no square. */
	readonly plan: readonly string[];
	/** In the order of placement. */
	readonly stones: readonly PlacedStone[];
}

/** The building of a game. A moved stone counts from when it was moved. */
export function buildingOf(position: ReadonlyPosition): Building {
	const keyOf = (owner: string, stone: string) => `${owner} ${stone}`;
	const placedAt = new Map(
		position.history.map(({ owner, move }, ply) => [keyOf(owner, move.stone), ply] as const),
	);
	const plyOf = ({ owner, stone }: PlacedStone) => placedAt.get(keyOf(owner, stone)) ?? 0;
	const stones = [...position.stones()].sort((one, other) => plyOf(one) - plyOf(other));
	return { id: position.setup.scenario.id, plan: position.setup.scenario.plan, stones };
}

/** A building in a frame with these cells. */
export function buildingIn(id: string, cells: readonly Cell[], stones: readonly PlacedStone[]): Building {
	const squares = new Set(cells.map(({ x, y }) => `${x},${y}`));
	const [columns, rows] = [sizeOf(cells.map(({ x }) => x)), sizeOf(cells.map(({ y }) => y))];
	const plan = Array.from({ length: rows }, (_, y) =>
		Array.from({ length: columns }, (_, x) => (squares.has(`${x},${y}`) ? '1' : '.')).join(''),
	);
	return { id, plan, stones };
}

const sizeOf = (coordinates: readonly number[]): number => Math.max(-1, ...coordinates) + 1;

/** The position of a stone, as a move: `L4 b2,b3,b4,c4`. */
export const lyingText = ({ stone, cells }: PlacedStone): string =>
	makeMove({ kind: 'place', stone, drops: cells.map(({ x, y }) => ({ x, y, count: 1 })) });
