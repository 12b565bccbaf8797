/** The stone in the hand, over or in the frame. */

import type { Axis } from '@rumis/rules';
import { type Cell, type Orientation, orientationsOf, type Square, turnOrientation } from '@rumis/rules';
import type { Build } from './build.js';
import { cellsAt, dropLevel, extentOf, isSamePlace, type Place, placesOf } from './places.js';
import type { Item } from './puzzle.js';
import { type Refusal, refuse } from './referee.js';

export interface Held {
	readonly item: Item;
	readonly orientation: Orientation;
	/** The column of the stone that the cursor holds. */
	readonly anchor: number;
	/** The level of its lowest cube; null lets it fall as deep as it goes. */
	readonly level: number | null;
}

export interface Ghost {
	readonly place: Place;
	readonly cells: readonly Cell[];
	readonly refusal: Refusal | null;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** What looking at the frame means for the hand: where the pointer is, and how many levels are looked at. */
export interface Aim {
	readonly cursor: Cell;
	readonly cut: number;
}

/** Where the stone would lie: under the cursor, but pushed back so that it stays over the frame. */
export function placeOf(build: Build, held: Held, { cursor, cut }: Aim): Place {
	const { orientation, anchor, level } = held;
	const column = orientation.columns[anchor] ?? orientation.columns[0]!;
	const { wide, deep, tall } = extentOf(orientation);
	const x = clamp(cursor.x - column.x, build.size.width - wide);
	const y = clamp(cursor.y - column.y, build.size.depth - deep);
	const z =
		level === null || build.turn
			? dropLevel(build, orientation, x, y, cut)
			: clamp(level, build.size.height - tall);
	return { orientation, x, y, z };
}

export function ghostOf(build: Build, held: Held, aim: Aim): Ghost {
	const place = placeOf(build, held, aim);
	const cells = cellsAt(place);
	return { place, cells, refusal: refuse(build, held.item, cells) };
}

/** The cell that the cursor holds: the lowest cube of the anchor's column. */
export function heldCell(build: Build, held: Held, aim: Aim): Cell {
	const { x, y, z } = placeOf(build, held, aim);
	const column = held.orientation.columns[held.anchor] ?? held.orientation.columns[0]!;
	return { x: x + column.x, y: y + column.y, z: z + column.base };
}

/** Holds a stone as it lies in a place, by the cursor's square if it covers that. */
export function holdAt(build: Build, item: Item, place: Place, square: Square, cut: number): Held {
	const { orientation, x, y, z } = place;
	const at = orientation.columns.findIndex(
		(column) => x + column.x === square.x && y + column.y === square.y,
	);
	const falls = dropLevel(build, orientation, x, y, cut) === z;
	return { item, orientation, anchor: Math.max(0, at), level: falls ? null : z };
}

export function turnHeld(held: Held, axis: Axis, quarters: number): Held {
	let { orientation } = held;
	for (let quarter = 0; quarter < quarters; quarter++) orientation = turnOrientation(orientation, axis);
	const before = held.orientation.columns[held.anchor] ?? held.orientation.columns[0]!;
	// The column nearest to where it was held, so that turning keeps the stone in place.
	const distances = orientation.columns.map(({ x, y }) => Math.abs(x - before.x) + Math.abs(y - before.y));
	return { ...held, orientation, anchor: distances.indexOf(Math.min(...distances)) };
}

/** Raises or lowers the stone by a level, from where it is now. */
export function liftHeld(build: Build, held: Held, aim: Aim, by: 1 | -1): Held {
	if (build.turn) return held;
	const { z } = placeOf(build, held, aim);
	return { ...held, level: clamp(z + by, build.size.height - extentOf(held.orientation).tall) };
}

const covers = (place: Place, { x, y, z }: Cell, isLevelFree: boolean): boolean =>
	cellsAt(place).some((cell) => cell.x === x && cell.y === y && (isLevelFree || cell.z === z));

const falls = (build: Build, cut: number) => (place: Place) =>
	dropLevel(build, place.orientation, place.x, place.y, cut) === place.z;

/** The ways in which a stone fits at the cursor: falling onto its square, or in its very cell. */
function waysAt(build: Build, item: Item, { cursor, cut }: Aim, isFalling: boolean): Place[] {
	const isWay = isFalling ? falls(build, cut) : () => true;
	return placesOf(build, item)
		.filter((place) => covers(place, cursor, isFalling) && isWay(place))
		.sort((a, b) => a.orientation.index - b.orientation.index || a.z - b.z || a.y - b.y || a.x - b.x);
}

/** Takes a stone into the hand, turned so that it fits under the cursor if it can. */
export function pickItem(build: Build, item: Item, aim: Aim): Held {
	const way = waysAt(build, item, aim, true)[0];
	if (way) return holdAt(build, item, way, aim.cursor, aim.cut);
	return { item, orientation: orientationsOf(item.stone)[0]!, anchor: 0, level: null };
}

/** The next way in which the stone fits here; null when it does not fit here at all. */
export function nextWay(build: Build, held: Held, aim: Aim, by: 1 | -1): Held | null {
	const ways = waysAt(build, held.item, aim, held.level === null);
	const here = placeOf(build, held, aim);
	const at = ways.findIndex((way) => isSamePlace(way, here));
	const next =
		at < 0 ? (ways.find((way) => way.orientation === held.orientation) ?? ways[0]) : round(ways, at + by);
	return next ? holdAt(build, held.item, next, aim.cursor, aim.cut) : null;
}

/** The next place where the stone fits as it is turned, or else turned otherwise; null when there is none. */
export function nextPlace(build: Build, held: Held, aim: Aim, by: 1 | -1): Place | null {
	const all = [...placesOf(build, held.item)].sort(inOrder);
	const orientation = (all.find((place) => place.orientation === held.orientation) ?? all[0])?.orientation;
	const places = all.filter((place) => place.orientation === orientation);
	const here = placeOf(build, held, aim);
	const passed = places.filter((place) => inOrder(place, here) < (by > 0 ? 1 : 0)).length;
	return round(places, by > 0 ? passed : passed - 1) ?? null;
}

const inOrder = (a: Cell, b: Cell): number => a.z - b.z || a.y - b.y || a.x - b.x;

const round = <T>(list: readonly T[], index: number): T | undefined =>
	list[(index + list.length) % list.length];
