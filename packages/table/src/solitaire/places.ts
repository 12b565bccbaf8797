/** Where a stone may be placed, and how deep it falls. */
import { cellKey, type Orientation, orientationsOf } from '@rumis/rules';
import { cellsAt, frameSize, type Place } from '../hand/ground.js';
import { type Build, type Item, isFromAbove } from './build.js';
import { checkInFrame } from './referee.js';

/**
 * The level to which a stone falls over (x, y), from above the frame or above the visible levels. It stops
 * above the first obstacle; in free building it may also stop higher up, at the lowest level inside the
 * frame.
 */
export function dropLevel(build: Build, orientation: Orientation, x: number, y: number, cut: number): number {
	const level = (z: number) => cellsAt({ orientation, x, y, z });
	const isHit = (z: number) => z < 0 || level(z).some((cell) => build.filled.has(cellKey(cell)));
	const top = isFromAbove(build) ? build.size.height : Math.min(cut, build.size.height);
	const highest = Math.max(0, top - frameSize(orientation.cells).height);
	let z = highest;
	while (!isHit(z - 1) && !isHit(z)) z--;
	if (isFromAbove(build)) return isHit(highest) ? aboveAll(build, orientation, x, y) : z;
	for (let inside = z; inside <= highest; inside++) {
		if (level(inside).every((cell) => build.shape.has(cellKey(cell)))) return inside;
	}
	return z;
}

/** A stone placed from above that would stick out of the frame gets this level, and is then refused. */
function aboveAll({ filled, size }: Build, { cells }: Orientation, x: number, y: number): number {
	const isFree = (z: number) =>
		cells.every((cell) => !filled.has(cellKey({ x: x + cell.x, y: y + cell.y, z: z + cell.z })));
	let z = size.height;
	while (z > 0 && isFree(z - 1)) z--;
	return z;
}

const KNOWN = new WeakMap<Build, Map<string, readonly Place[]>>();

/** All places where the stone fits now. A build is immutable, so the result is cached. */
export function placesInFrame(build: Build, item: Item): readonly Place[] {
	const known = KNOWN.get(build) ?? new Map<string, readonly Place[]>();
	KNOWN.set(build, known);
	const key = isFromAbove(build) ? `${item.stone} ${item.colour}` : item.stone;
	const places = known.get(key) ?? findPlaces(build, item);
	known.set(key, places);
	return places;
}

function findPlaces(build: Build, item: Item): Place[] {
	const turned = orientationsOf(item.stone);
	if (!isFromAbove(build)) return turned.flatMap((orientation) => freePlaces(build, orientation));
	return turned
		.flatMap((orientation) => fallenPlaces(build, orientation))
		.filter((place) => checkInFrame(build, item, cellsAt(place)) === null);
}

/** Every free place inside the frame. Large frames have tens of thousands of candidates. */
function freePlaces(build: Build, orientation: Orientation): Place[] {
	const { width, depth, height } = build.size;
	const own = frameSize(orientation.cells);
	const isOpen = openCells(build);
	const offsets = orientation.cells.map(({ x, y, z }) => (z * depth + y) * width + x);
	const places: Place[] = [];
	for (let z = 0; z + own.height <= height; z++) {
		for (let y = 0; y + own.depth <= depth; y++) {
			for (let x = 0; x + own.width <= width; x++) {
				const corner = (z * depth + y) * width + x;
				if (offsets.every((offset) => isOpen[corner + offset])) places.push({ orientation, x, y, z });
			}
		}
	}
	return places;
}

const OPEN = new WeakMap<Build, Uint8Array>();

/** 1 for every empty cell of the shape, level by level, row by row. */
function openCells(build: Build): Uint8Array {
	const known = OPEN.get(build);
	if (known) return known;
	const { width, depth, height } = build.size;
	const isOpen = new Uint8Array(width * depth * height);
	for (const cell of build.cells) {
		if (!build.filled.has(cellKey(cell))) isOpen[(cell.z * depth + cell.y) * width + cell.x] = 1;
	}
	OPEN.set(build, isOpen);
	return isOpen;
}

/** The places that a falling stone can reach. */
function fallenPlaces(build: Build, orientation: Orientation): Place[] {
	const { width, depth, height } = build.size;
	const own = frameSize(orientation.cells);
	const places: Place[] = [];
	for (let y = 0; y + own.depth <= depth; y++) {
		for (let x = 0; x + own.width <= width; x++)
			places.push({ orientation, x, y, z: dropLevel(build, orientation, x, y, height) });
	}
	return places;
}
