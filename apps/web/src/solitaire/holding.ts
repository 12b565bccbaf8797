/** What a player does with a stone before it is placed. */
import type { Axis, Cell, Square } from '@rumis/rules';
import { keyOf } from './frame.js';
import {
	ghostOf,
	type Held,
	heldCell,
	holdAt,
	liftHeld,
	nextPlace,
	nextWay,
	pickItem,
	turnHeld,
} from './ghost.js';
import { handToPlay } from './hand.js';
import { placesOf } from './places.js';
import { type Item, isSameItem } from './puzzle.js';
import { aimOf, canPlay, type PlayState } from './state.js';

/** The hand is empty: nothing is held, aimed or complained about. */
export const letGo = (state: PlayState): PlayState => ({
	...state,
	held: null,
	isAimed: false,
	saying: null,
});

/** Holds the stone; the cursor goes to the level where the stone is now. */
export function hold(state: PlayState, held: Held): PlayState {
	// Drawn apart, the stones do not lie where the held one would meet them.
	const next: PlayState = { ...letGo(state), held, spread: 0 };
	const { x, y } = state.cursor;
	const { z } = heldCell(state.build, held, aimOf(next));
	return { ...next, cursor: { x, y, z } };
}

export function pickStone(state: PlayState, item: Item): PlayState {
	const { build } = state;
	if (!canPlay(state) || !handToPlay(build).some((other) => isSameItem(other, item))) return state;
	return hold({ ...state, trayColour: item.colour }, pickItem(build, item, aimOf(state)));
}

/** The stone after the held one in the hand, or before it; those that fit nowhere are passed over. */
export function pickNext(state: PlayState, by: 1 | -1): PlayState {
	const { build, held } = state;
	const items = handToPlay(build).filter((item) => placesOf(build, item).length > 0);
	const at = held ? items.findIndex((item) => isSameItem(item, held.item)) : by > 0 ? -1 : 0;
	const item = items[(at + by + items.length) % items.length];
	return item ? pickStone(state, item) : state;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** A cell inside the frame. */
const insideFrame = ({ build }: PlayState, { x, y, z }: Cell): Cell => ({
	x: clamp(x, build.size.width - 1),
	y: clamp(y, build.size.depth - 1),
	z: clamp(z, build.size.height - 1),
});

/** Holds the stone over a square; without a stone only the cursor moves. */
export function pointAt(state: PlayState, square: Square): PlayState {
	const { held } = state;
	const cursor = insideFrame(state, { ...square, z: state.cursor.z });
	const isSame = cursor.x === state.cursor.x && cursor.y === state.cursor.y;
	if (isSame && !state.isAimed && !state.saying) return state;
	return held ? hold({ ...state, cursor }, held) : { ...state, cursor };
}

/** Whether the stone is held over this cell: it covers it, by the column that the cursor holds. */
export function isHeldIn(state: PlayState, cell: Cell): boolean {
	const { held, build, cursor } = state;
	if (!held || cursor.x !== cell.x || cursor.y !== cell.y) return false;
	return ghostOf(build, held, aimOf(state)).cells.some((own) => keyOf(own) === keyOf(cell));
}

/** Points at a cell of one level: there the stone is held, not where it would fall. */
export function pointInto(state: PlayState, cell: Cell): PlayState {
	const { held, build } = state;
	const cursor = insideFrame(state, cell);
	// A stone that was turned here to fit shall stay as it is while the pointer stays where it is.
	if (isHeldIn(state, cursor)) return state.isAimed || state.saying ? hold(state, held!) : state;
	if (!held || build.turn) return pointAt({ ...state, cursor }, cursor);
	const base = held.orientation.columns[held.anchor]?.base ?? 0;
	return hold({ ...state, cursor }, { ...held, level: Math.max(0, cursor.z - base) });
}

export function movePointer(state: PlayState, dx: number, dy: number): PlayState {
	const { x, y } = state.cursor;
	return pointAt(state, { x: x + dx, y: y + dy });
}

/** Raises or lowers the stone, or with an empty hand the cursor. */
export function lift(state: PlayState, by: 1 | -1): PlayState {
	const { held, build, cursor } = state;
	if (held) return hold(state, liftHeld(build, held, aimOf(state), by));
	return { ...state, cursor: insideFrame(state, { ...cursor, z: cursor.z + by }) };
}

/** Lets the stone fall again as deep as it goes. */
export const dropHeld = (state: PlayState): PlayState =>
	state.held ? hold(state, { ...state.held, level: null }) : state;

export function turnStone(state: PlayState, axis: Axis, by: 1 | -1): PlayState {
	return state.held ? hold(state, turnHeld(state.held, axis, by > 0 ? 1 : 3)) : state;
}

/** Steps through the ways in which the stone fits here; if there is none, says so. */
export function nextFit(state: PlayState, by: 1 | -1): PlayState {
	if (!state.held) return state;
	const held = nextWay(state.build, state.held, aimOf(state), by);
	return held ? hold(state, held) : { ...state, saying: { kind: 'noFit' } };
}

/** Steps through all places where the stone fits. */
export function nextFittingPlace(state: PlayState, by: 1 | -1): PlayState {
	const { build, held } = state;
	if (!held) return pickNext(state, by);
	const place = nextPlace(build, held, aimOf(state), by);
	if (!place) return { ...state, saying: { kind: 'noFit' } };
	const column = place.orientation.columns[0]!;
	const cursor = { x: place.x + column.x, y: place.y + column.y, z: place.z + column.base };
	return hold({ ...state, cursor }, holdAt(build, held.item, place, cursor, aimOf(state).cut));
}

/** The stone stays where it is until it is confirmed or moved on. */
export const aim = (state: PlayState): PlayState => (state.held ? { ...state, isAimed: true } : state);
