/** Where a stone may lie, and how deep it falls. */
import { type Cell, type Orientation, orientationsOf } from '@rumis/rules';
import type { Build } from './build.js';
import { keyOf } from './frame.js';
import type { Item } from './puzzle.js';
import { refuse } from './referee.js';

/** A stone turned some way, with its least corner in a cell of the frame. */
export interface Place extends Cell {
	readonly orientation: Orientation;
}

export const cellsAt = ({ orientation, x, y, z }: Place): Cell[] =>
	orientation.cells.map((cell) => ({ x: x + cell.x, y: y + cell.y, z: z + cell.z }));

export const isSamePlace = (a: Place, b: Place): boolean =>
	a.orientation === b.orientation && a.x === b.x && a.y === b.y && a.z === b.z;

/** How many columns, rows and levels a turned stone takes. */
export function extentOf({ cells }: Orientation): { wide: number; deep: number; tall: number } {
	const most = (axis: keyof Cell) => 1 + Math.max(...cells.map((cell) => cell[axis]));
	return { wide: most('x'), deep: most('y'), tall: most('z') };
}

/**
 * The level to which a stone falls over (x, y), let go above the frame or, when only so many levels are looked
 * at, above those. It stops where the next cube would be hit; freely built, it may also stop higher up, in the
 * lowest place on its way that lies inside the frame.
 */
export function dropLevel(build: Build, orientation: Orientation, x: number, y: number, cut: number): number {
	const level = (z: number) => cellsAt({ orientation, x, y, z });
	const isHit = (z: number) => z < 0 || level(z).some((cell) => build.filled.has(keyOf(cell)));
	const top = build.turn ? build.size.height : Math.min(cut, build.size.height);
	const highest = Math.max(0, top - extentOf(orientation).tall);
	let z = highest;
	while (!isHit(z - 1) && !isHit(z)) z--;
	if (build.turn) return isHit(highest) ? aboveAll(build, orientation, x, y) : z;
	for (let inside = z; inside <= highest; inside++) {
		if (level(inside).every((cell) => build.shape.has(keyOf(cell)))) return inside;
	}
	return z;
}

/** By the rules a stone that would stick out above the frame lies there all the same, and is refused. */
function aboveAll({ filled, size }: Build, { cells }: Orientation, x: number, y: number): number {
	const isFree = (z: number) =>
		cells.every((cell) => !filled.has(keyOf({ x: x + cell.x, y: y + cell.y, z: z + cell.z })));
	let z = size.height;
	while (z > 0 && isFree(z - 1)) z--;
	return z;
}

const KNOWN = new WeakMap<Build, Map<string, readonly Place[]>>();

/** All places where the stone may lie now. A build never changes, so the answer is kept. */
export function placesOf(build: Build, item: Item): readonly Place[] {
	const known = KNOWN.get(build) ?? new Map<string, readonly Place[]>();
	KNOWN.set(build, known);
	const key = build.turn ? `${item.stone} ${item.colour}` : item.stone;
	const places = known.get(key) ?? findPlaces(build, item);
	known.set(key, places);
	return places;
}

function findPlaces(build: Build, item: Item): Place[] {
	const turned = orientationsOf(item.stone);
	if (!build.turn) return turned.flatMap((orientation) => freePlaces(build, orientation));
	return turned
		.flatMap((orientation) => fallenPlaces(build, orientation))
		.filter((place) => refuse(build, item, cellsAt(place)) === null);
}

/** Every place inside the frame where nothing lies. Large frames have tens of thousands to look at. */
function freePlaces(build: Build, orientation: Orientation): Place[] {
	const { width, depth, height } = build.size;
	const { wide, deep, tall } = extentOf(orientation);
	const isOpen = openCells(build);
	const offsets = orientation.cells.map(({ x, y, z }) => (z * depth + y) * width + x);
	const places: Place[] = [];
	for (let z = 0; z + tall <= height; z++) {
		for (let y = 0; y + deep <= depth; y++) {
			for (let x = 0; x + wide <= width; x++) {
				const corner = (z * depth + y) * width + x;
				if (offsets.every((offset) => isOpen[corner + offset])) places.push({ orientation, x, y, z });
			}
		}
	}
	return places;
}

const OPEN = new WeakMap<Build, Uint8Array>();

/** 1 for every cell of the shape in which nothing lies, level by level, row by row. */
function openCells(build: Build): Uint8Array {
	const known = OPEN.get(build);
	if (known) return known;
	const { width, depth, height } = build.size;
	const isOpen = new Uint8Array(width * depth * height);
	for (const cell of build.cells) {
		if (!build.filled.has(keyOf(cell))) isOpen[(cell.z * depth + cell.y) * width + cell.x] = 1;
	}
	OPEN.set(build, isOpen);
	return isOpen;
}

/** The places that a falling stone comes to. */
function fallenPlaces(build: Build, orientation: Orientation): Place[] {
	const { width, depth, height } = build.size;
	const { wide, deep } = extentOf(orientation);
	const places: Place[] = [];
	for (let y = 0; y + deep <= depth; y++) {
		for (let x = 0; x + wide <= width; x++)
			places.push({ orientation, x, y, z: dropLevel(build, orientation, x, y, height) });
	}
	return places;
}
