/** The stone in the hand: where it is under the cursor, and where it would fit. The same for every ground. */
import {
	type Axis,
	type Cell,
	type Orientation,
	type Owner,
	orientationsOf,
	type PlaceMove,
	type Square,
	turnOrientation,
} from '@rumis/rules';
import {
	cellsAt,
	frameSize,
	type Ground,
	type Misfit,
	type MisfitCode,
	type OwnedStone,
	type Place,
} from './ground.js';

export interface Held {
	readonly owner: Owner;
	readonly orientation: Orientation;
	/** The column of the stone that is under the cursor. */
	readonly anchor: number;
	/** The level of its lowest cube; null lets it fall as deep as possible. */
	readonly level: number | null;
}

/** Where the held stone would be placed. */
export interface Ghost<Code extends MisfitCode = MisfitCode> extends OwnedStone {
	readonly place: Place;
	readonly cells: readonly Cell[];
	readonly misfit: Misfit<Code> | null;
}

export const heldStone = ({ owner, orientation }: Held): OwnedStone => ({ owner, stone: orientation.stone });

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** The nearest cell inside the ground. */
export const cellInside = ({ size }: Ground, { x, y, z }: Cell): Cell => ({
	x: clamp(x, size.width - 1),
	y: clamp(y, size.depth - 1),
	z: clamp(z, size.height - 1),
});

const isSamePlace = (a: Place, b: Place): boolean =>
	a.orientation === b.orientation && a.x === b.x && a.y === b.y && a.z === b.z;

const heldColumn = ({ orientation, anchor }: Pick<Held, 'orientation' | 'anchor'>) =>
	orientation.columns[anchor] ?? orientation.columns[0]!;

/** Under the cursor, but pushed back from the edge so the whole stone is inside. */
function placeOf(ground: Ground, held: Held, cursor: Square): Place {
	const { orientation, level } = held;
	const { size } = ground;
	const own = frameSize(orientation.cells);
	const column = heldColumn(held);
	const x = clamp(cursor.x - column.x, size.width - own.width);
	const y = clamp(cursor.y - column.y, size.depth - own.depth);
	const falls = level === null || !ground.isFree;
	const z = falls ? ground.dropLevel(orientation, x, y) : clamp(level, size.height - own.height);
	return { orientation, x, y, z };
}

export function ghostOf<Code extends MisfitCode>(
	ground: Ground<Code>,
	held: Held,
	cursor: Square,
): Ghost<Code> {
	const place = placeOf(ground, held, cursor);
	const cells = cellsAt(place);
	const stone = heldStone(held);
	return { ...stone, place, cells, misfit: ground.check(stone, cells) };
}

/** The move that places a stone from above where it is shown. */
export function moveOf({ stone, place: { orientation, x, y } }: Ghost): PlaceMove {
	const drops = orientation.columns.map((column) => ({
		x: x + column.x,
		y: y + column.y,
		count: column.count,
	}));
	return { kind: 'place', stone, drops };
}

/** The cell at the cursor: the lowest cube of the anchor's column. */
export function heldCell(ground: Ground, held: Held, cursor: Square): Cell {
	const { x, y, z } = placeOf(ground, held, cursor);
	const column = heldColumn(held);
	return { x: x + column.x, y: y + column.y, z: z + column.base };
}

/** Holds a stone in the orientation of a place, by the cursor's square if it covers that. */
function holdAt(ground: Ground, owner: Owner, place: Place, square: Square): Held {
	const { orientation, x, y, z } = place;
	const at = orientation.columns.findIndex(
		(column) => x + column.x === square.x && y + column.y === square.y,
	);
	const falls = ground.dropLevel(orientation, x, y) === z;
	return { owner, orientation, anchor: Math.max(0, at), level: falls ? null : z };
}

/** Holds a stone in the orientation of a place, and returns the cell by which it is held. */
export function holdIn(ground: Ground, owner: Owner, place: Place, anchor = 0): { held: Held; cursor: Cell } {
	const column = heldColumn({ orientation: place.orientation, anchor });
	const cursor = { x: place.x + column.x, y: place.y + column.y, z: place.z + column.base };
	return { held: holdAt(ground, owner, place, cursor), cursor };
}

export function turnHeld(held: Held, axis: Axis, quarters: number): Held {
	let { orientation } = held;
	for (let quarter = 0; quarter < quarters; quarter++) orientation = turnOrientation(orientation, axis);
	const before = heldColumn(held);
	// The column nearest to the old anchor, so turning keeps the stone in place.
	const distances = orientation.columns.map(({ x, y }) => Math.abs(x - before.x) + Math.abs(y - before.y));
	return { ...held, orientation, anchor: distances.indexOf(Math.min(...distances)) };
}

/** Raises or lowers the stone by a level, from its current one. */
export function liftHeld(ground: Ground, held: Held, cursor: Square, by: 1 | -1): Held {
	if (!ground.isFree) return held;
	const { z } = placeOf(ground, held, cursor);
	const most = ground.size.height - frameSize(held.orientation.cells).height;
	return { ...held, level: clamp(z + by, most) };
}

/** The ways a stone fits at the cursor: falling onto its square, or in exactly its cell. */
function waysAt(ground: Ground, stone: OwnedStone, cursor: Cell, isFalling: boolean): Place[] {
	const covers = (place: Place) =>
		cellsAt(place).some(({ x, y, z }) => x === cursor.x && y === cursor.y && (isFalling || z === cursor.z));
	const falls = ({ orientation, x, y, z }: Place) => ground.dropLevel(orientation, x, y) === z;
	return ground
		.places(stone)
		.filter((place) => covers(place) && (!isFalling || !ground.isFree || falls(place)))
		.sort((a, b) => a.orientation.index - b.orientation.index || a.z - b.z || a.y - b.y || a.x - b.x);
}

/** Picks up a stone, oriented to fit under the cursor if possible. */
export function pick(ground: Ground, stone: OwnedStone, cursor: Cell): Held {
	const [way] = waysAt(ground, stone, cursor, true);
	if (way) return holdAt(ground, stone.owner, way, cursor);
	return { owner: stone.owner, orientation: orientationsOf(stone.stone)[0]!, anchor: 0, level: null };
}

/** The next way the stone fits here; null if there is none. */
export function nextWay(ground: Ground, held: Held, cursor: Cell, by: 1 | -1): Held | null {
	const isFalling = held.level === null || !ground.isFree;
	const ways = waysAt(ground, heldStone(held), cursor, isFalling);
	const here = placeOf(ground, held, cursor);
	const at = ways.findIndex((way) => isSamePlace(way, here));
	const next =
		at < 0
			? (ways.find((way) => way.orientation === held.orientation) ?? ways[0])
			: wrapAround(ways, at + by);
	return next ? holdAt(ground, held.owner, next, cursor) : null;
}

/** The next place where the stone fits in this orientation, else in another; null if there is none. */
export function nextPlace(ground: Ground, held: Held, cursor: Cell, by: 1 | -1): Place | null {
	// From above, row by row; if stones go below others, level by level.
	const compare = (a: Cell, b: Cell) => (ground.isFree ? a.z - b.z : 0) || a.y - b.y || a.x - b.x;
	const all = [...ground.places(heldStone(held))].sort(compare);
	const orientation = (all.find((place) => place.orientation === held.orientation) ?? all[0])?.orientation;
	const places = all.filter((place) => place.orientation === orientation);
	const here = placeOf(ground, held, cursor);
	const passed = places.filter((place) => compare(place, here) < (by > 0 ? 1 : 0)).length;
	return wrapAround(places, by > 0 ? passed : passed - 1) ?? null;
}

/** The item at an index that wraps around at both ends. */
const wrapAround = <Item>(items: readonly Item[], index: number): Item | undefined =>
	items[(index + items.length) % items.length];
