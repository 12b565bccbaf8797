import {
	type Axis,
	type Cell,
	type Illegal,
	type Orientation,
	orientationsOf,
	type PlaceMove,
	type Position,
	type Square,
	type Stone,
	turnOrientation,
} from '@rumis/rules';
import {
	covers,
	depthOf,
	heightsFor,
	isSamePlace,
	type Placement,
	placementsOf,
	widthOf,
} from './placements.js';

/** The stone in the hand over the board. `anchor` is the column of it that the cursor holds. */
export interface Held {
	readonly orientation: Orientation;
	readonly cursor: Square;
	readonly anchor: number;
}

/** What the held stone would do if it were dropped. */
export interface Ghost {
	readonly cells: readonly Cell[];
	readonly move: PlaceMove;
	readonly illegal: Illegal | null;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** Where the held stone is: as the cursor holds it, but pushed back from the edge so that all of it shows. */
export function placeOf(position: Position, { orientation, cursor, anchor }: Held): Placement {
	const { columns } = orientation;
	const column = columns[anchor] ?? columns[0]!;
	const wide = Math.max(...columns.map(({ x }) => x));
	const deep = Math.max(...columns.map(({ y }) => y));
	return {
		orientation,
		x: clamp(cursor.x - column.x, widthOf(position) - 1 - wide),
		y: clamp(cursor.y - column.y, depthOf(position) - 1 - deep),
	};
}

export function ghostOf(position: Position, held: Held): Ghost {
	const { orientation, x, y } = placeOf(position, held);
	const { stone, columns } = orientation;
	const heights = heightsFor(position, stone);
	const rests = columns.map(
		(column) => heights[(y + column.y) * widthOf(position) + x + column.x]! - column.base,
	);
	const level = Math.max(0, ...rests);
	const cells = orientation.cells.map((cell) => ({ x: x + cell.x, y: y + cell.y, z: level + cell.z }));
	const drops = columns.map((column) => ({ x: x + column.x, y: y + column.y, count: column.count }));
	return { cells, move: { kind: 'place', stone, drops }, illegal: position.checkCells(stone, cells) };
}

/** Holds a stone as it is placed, by the cursor's square if the stone covers it. */
export function holdAt(placement: Placement, cursor: Square): Held {
	const { orientation, x, y } = placement;
	const at = orientation.columns.findIndex(
		(column) => x + column.x === cursor.x && y + column.y === cursor.y,
	);
	const anchor = Math.max(0, at);
	const column = orientation.columns[anchor]!;
	return { orientation, anchor, cursor: { x: x + column.x, y: y + column.y } };
}

export function shift(position: Position, held: Held, dx: number, dy: number): Held {
	const x = clamp(held.cursor.x + dx, widthOf(position) - 1);
	const y = clamp(held.cursor.y + dy, depthOf(position) - 1);
	return { ...held, cursor: { x, y } };
}

/** Picks another stone; it is turned so that it fits under the cursor if it can. */
export function pick(position: Position, { cursor }: Held, stone: Stone): Held {
	const fitting = fitsAt(position, stone, cursor)[0];
	return fitting ? holdAt(fitting, cursor) : { orientation: orientationsOf(stone)[0]!, cursor, anchor: 0 };
}

export function turn(held: Held, axis: Axis, quarters: number): Held {
	let { orientation } = held;
	for (let quarter = 0; quarter < quarters; quarter++) orientation = turnOrientation(orientation, axis);
	return { ...held, orientation, anchor: nearestColumn(orientation, held) };
}

/** The column nearest to where the stone was held before, so that turning keeps it in place. */
function nearestColumn({ columns }: Orientation, { orientation, anchor }: Held): number {
	const before = orientation.columns[anchor]!;
	const distances = columns.map(({ x, y }) => Math.abs(x - before.x) + Math.abs(y - before.y));
	return distances.indexOf(Math.min(...distances));
}

const fitsAt = (position: Position, stone: Stone, cursor: Square): Placement[] =>
	placementsOf(position, stone)
		.filter((placement) => covers(placement, cursor))
		.sort((a, b) => a.orientation.index - b.orientation.index || a.y - b.y || a.x - b.x);

/** The next way in which the stone fits over the cursor's square; null when it does not fit at all. */
export function nextWay(position: Position, held: Held, by: 1 | -1): Held | null {
	const ways = fitsAt(position, held.orientation.stone, held.cursor);
	const here = placeOf(position, held);
	const at = ways.findIndex((way) => isSamePlace(way, here));
	const next =
		at < 0 ? (ways.find((way) => way.orientation === held.orientation) ?? ways[0]) : round(ways, at + by);
	return next ? holdAt(next, held.cursor) : null;
}

/** The next place where the stone fits as it is turned, or else turned otherwise; null when there is none. */
export function nextPlace(position: Position, held: Held, by: 1 | -1): Held | null {
	const all = [...placementsOf(position, held.orientation.stone)].sort((a, b) => a.y - b.y || a.x - b.x);
	const orientation = (all.find((place) => place.orientation === held.orientation) ?? all[0])?.orientation;
	const places = all.filter((place) => place.orientation === orientation);
	const next = nextInRows(places, placeOf(position, held), by);
	if (!next) return null;
	const column = next.orientation.columns[held.anchor] ?? next.orientation.columns[0]!;
	return holdAt(next, { x: next.x + column.x, y: next.y + column.y });
}

/** The place after (or before) this one, row by row and round again; this one need not be among them. */
function nextInRows(places: readonly Placement[], here: Placement, by: 1 | -1): Placement | undefined {
	const compare = (place: Placement) => place.y - here.y || place.x - here.x;
	const passed = places.filter((place) => (by > 0 ? compare(place) <= 0 : compare(place) < 0)).length;
	return round(places, by > 0 ? passed : passed - 1);
}

const round = <Item>(items: readonly Item[], index: number): Item | undefined =>
	items[(index + items.length) % items.length];
