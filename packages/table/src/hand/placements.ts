import {
	type Drop,
	type Orientation,
	type Owner,
	orientationsOf,
	type PlaceMove,
	type Placement,
	type ReadonlyPosition,
	type Square,
	type Stone,
} from '@rumis/rules';

/** The owner of the stone to be placed: a colour, or the common ruin. */
export const ownerToPlay = (position: ReadonlyPosition): Owner | null =>
	position.phase === 'ruin' ? 'ruin' : position.toPlay;

/** The stones that may be picked now. */
export function handToPlay(position: ReadonlyPosition): readonly Stone[] {
	if (position.phase === 'ruin') return position.ruinHand();
	return position.toPlay === null ? [] : position.hand(position.toPlay);
}

export const widthOf = (position: ReadonlyPosition): number => position.setup.scenario.plan[0]?.length ?? 0;
export const depthOf = (position: ReadonlyPosition): number => position.setup.scenario.plan.length;

/** The heights of the squares, row by row, as the stone meets them: a transferred stone is removed first. */
export function heightsFor(position: ReadonlyPosition, stone: Stone): number[] {
	const width = widthOf(position);
	const heights = new Array<number>(width * depthOf(position)).fill(0);
	for (const { x, y, height } of position.topView()) heights[y * width + x] = height;
	for (const { x, y } of squaresTakenFrom(position, stone)) heights[y * width + x]!--;
	return heights;
}

/** The squares of a stone that would be removed, one per cube. Empty for a stone in the hand. */
export function squaresTakenFrom(position: ReadonlyPosition, stone: Stone): readonly Square[] {
	if (position.phase !== 'transfer' || !handToPlay(position).includes(stone)) return [];
	const owner = position.toPlay;
	return position.stones().find((placed) => placed.owner === owner && placed.stone === stone)?.cells ?? [];
}

/** The legal placements of the stone. */
export const placementsOf = (position: ReadonlyPosition, stone: Stone): readonly Placement[] =>
	position.placements(stone);

/** The orientation of a move, which names only squares: the heights there determine it. */
export function placementOf(move: PlaceMove, heights: readonly number[], width: number): Placement | null {
	const x = Math.min(...move.drops.map((drop) => drop.x));
	const y = Math.min(...move.drops.map((drop) => drop.y));
	const orientation = orientationsOf(move.stone).find(
		({ columns }) => sameSquares(columns, move.drops, x, y) && restsFlush({ columns }, heights, width, x, y),
	);
	return orientation ? { orientation, x, y } : null;
}

function sameSquares(columns: Orientation['columns'], drops: readonly Drop[], x: number, y: number): boolean {
	const isDropped = (column: Drop) =>
		drops.some((drop) => drop.x === x + column.x && drop.y === y + column.y && drop.count === column.count);
	return columns.length === drops.length && columns.every(isDropped);
}

/** Whether the stone rests on all of its columns, without a gap. */
function restsFlush(
	{ columns }: Pick<Orientation, 'columns'>,
	heights: readonly number[],
	width: number,
	x: number,
	y: number,
): boolean {
	const levels = columns.map((column) => (heights[(y + column.y) * width + x + column.x] ?? 0) - column.base);
	return levels.every((level) => level === levels[0]);
}
