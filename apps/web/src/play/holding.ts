/** Actions on a held stone before it is placed. */
import type { Axis, Cell, Square } from '@rumis/rules';
import {
	cellInside,
	type Ghost,
	type Ground,
	ghostOf,
	type Held,
	heldCell,
	heldStone,
	holdIn,
	isSameStone,
	liftHeld,
	nextPlace,
	nextWay,
	type OwnedStone,
	type Place,
	pick,
	turnHeld,
} from '@rumis/table';
import type { Builder, PlayState } from './builder.js';

/** Empties the hand: clears the held stone, the aim and the message. */
export const letGo = <S extends PlayState>(state: S): S => ({
	...state,
	held: null,
	isAimed: false,
	message: null,
});

/** Holds the stone; the cursor moves to the stone's level. */
export function holdOver<S extends PlayState>(ground: Ground, state: S, held: Held): S {
	// With the stones spread apart, the ghost would not match the building.
	const { x, y } = state.cursor;
	const { z } = heldCell(ground, held, state.cursor);
	return { ...letGo(state), held, cursor: { x, y, z }, spread: 0 };
}

export const hold = <S extends PlayState>(builder: Builder<S>, state: S, held: Held): S =>
	holdOver(builder.ground(state), state, held);

/** The held stone, if it may be placed now. */
export const heldNow = <S extends PlayState>(builder: Builder<S>, state: S): Held | null => {
	const { held } = state;
	return held && builder.hand(state).some((stone) => isSameStone(stone, heldStone(held))) ? held : null;
};

export function ghostNow<S extends PlayState>(builder: Builder<S>, state: S): Ghost | null {
	const held = heldNow(builder, state);
	return held && ghostOf(builder.ground(state), held, state.cursor);
}

/** Picks a stone, oriented so that it fits at the cursor; otherwise at the nearest place, if allowed. */
export function pickStone<S extends PlayState>(builder: Builder<S>, state: S, stone: OwnedStone): S {
	if (!builder.hand(state).some((other) => isSameStone(other, stone))) return state;
	const ground = builder.ground(state);
	const held = pick(ground, stone, state.cursor);
	const isStuck = builder.picksFitting && ghostOf(ground, held, state.cursor).misfit !== null;
	const place = isStuck ? nearestPlace(ground, stone, state.cursor) : undefined;
	const start = place ? holdIn(ground, stone.owner, place) : { held, cursor: state.cursor };
	return hold(builder, { ...state, cursor: start.cursor, trayOwner: stone.owner }, start.held);
}

/** The nearest place where a stone fits; among equally near ones the highest, which is most visible. */
function nearestPlace(ground: Ground, stone: OwnedStone, { x, y }: Square): Place | undefined {
	const distance = (place: Place) => Math.hypot(place.x - x, place.y - y) - place.z / 100;
	return [...ground.places(stone)].sort((a, b) => distance(a) - distance(b))[0];
}

/** Picking the held stone again puts it back. */
export const pickOrPutBack = <S extends PlayState>(builder: Builder<S>, state: S, stone: OwnedStone): S =>
	state.held && isSameStone(heldStone(state.held), stone) ? letGo(state) : pickStone(builder, state, stone);

/** The next or previous stone in the hand; stones that fit nowhere are skipped. */
export function pickNext<S extends PlayState>(builder: Builder<S>, state: S, by: 1 | -1): S {
	const { held } = state;
	const ground = builder.ground(state);
	const hand = builder.hand(state);
	const at = held ? hand.findIndex((stone) => isSameStone(stone, heldStone(held))) : by > 0 ? -1 : 0;
	const inTurn = hand.map((_, step) => hand[(at + by * (step + 1) + 2 * hand.length) % hand.length]!);
	const next = inTurn.find((stone) => ground.places(stone).length > 0);
	return next ? pickStone(builder, state, next) : state;
}

const isSameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

/** Holds the stone over a square; with an empty hand only the cursor moves. */
export function pointAt<S extends PlayState>(builder: Builder<S>, state: S, { x, y }: Square): S {
	const cursor = cellInside(builder.ground(state), { x, y, z: state.cursor.z });
	const { held } = state;
	if (isSameSquare(cursor, state.cursor) && !(held && (state.isAimed || state.message))) return state;
	return held ? hold(builder, { ...state, cursor }, held) : { ...state, cursor };
}

/** Whether the held stone covers this cell, by the column at the cursor. */
export function isHeldIn<S extends PlayState>(builder: Builder<S>, state: S, cell: Cell): boolean {
	const ghost = isSameSquare(state.cursor, cell) ? ghostNow(builder, state) : null;
	return ghost?.cells.some(({ x, y, z }) => x === cell.x && y === cell.y && z === cell.z) ?? false;
}

/** Points at a cell of one level: the stone is held there, not where it would drop. */
export function pointInto<S extends PlayState>(builder: Builder<S>, state: S, cell: Cell): S {
	const { held } = state;
	const cursor = cellInside(builder.ground(state), cell);
	// A stone that was turned to fit here keeps its orientation while the pointer stays.
	if (held && isHeldIn(builder, state, cursor))
		return state.isAimed || state.message ? hold(builder, state, held) : state;
	if (!held) return { ...state, cursor };
	if (!builder.ground(state).isFree) return pointAt(builder, state, cursor);
	const base = held.orientation.columns[held.anchor]?.base ?? 0;
	return hold(builder, { ...state, cursor }, { ...held, level: Math.max(0, cursor.z - base) });
}

export function movePointer<S extends PlayState>(builder: Builder<S>, state: S, dx: number, dy: number): S {
	const { x, y } = state.cursor;
	return pointAt(builder, state, { x: x + dx, y: y + dy });
}

/** Raises or lowers the held stone, or the cursor with an empty hand. */
export function lift<S extends PlayState>(builder: Builder<S>, state: S, by: 1 | -1): S {
	const { held, cursor } = state;
	if (held) return hold(builder, state, liftHeld(builder.ground(state), held, cursor, by));
	return { ...state, cursor: cellInside(builder.ground(state), { ...cursor, z: cursor.z + by }) };
}

/** Drops the stone as far down as it goes. */
export const dropHeld = <S extends PlayState>(builder: Builder<S>, state: S): S =>
	state.held ? hold(builder, state, { ...state.held, level: null }) : state;

export const turnStone = <S extends PlayState>(builder: Builder<S>, state: S, axis: Axis, by: 1 | -1): S =>
	state.held ? hold(builder, state, turnHeld(state.held, axis, by > 0 ? 1 : 3)) : state;

/** Cycles through the orientations that fit here; reports if there is none. */
export function nextFit<S extends PlayState>(builder: Builder<S>, state: S, by: 1 | -1): S {
	if (!state.held) return state;
	const held = nextWay(builder.ground(state), state.held, state.cursor, by);
	return held ? hold(builder, state, held) : { ...state, message: { kind: 'noFit' } };
}

/** Cycles through the places where the stone fits. */
export function nextFittingPlace<S extends PlayState>(builder: Builder<S>, state: S, by: 1 | -1): S {
	const { held, cursor } = state;
	if (!held) return pickNext(builder, state, by);
	const ground = builder.ground(state);
	const place = nextPlace(ground, held, cursor, by);
	if (!place) return { ...state, message: { kind: 'noFit' } };
	const next = holdIn(ground, held.owner, place, held.anchor);
	return hold(builder, { ...state, cursor: next.cursor }, next.held);
}

/** Fixes the stone in place until it is confirmed or moved. */
export const aim = <S extends PlayState>(state: S): S => (state.held ? { ...state, isAimed: true } : state);

/** Places the held stone, or reports why it cannot be placed. */
export function placeHeld<S extends PlayState>(builder: Builder<S>, state: S): S {
	const ghost = ghostNow(builder, state);
	if (!ghost) return state;
	if (!ghost.misfit) return builder.place(state, ghost);
	return { ...state, isAimed: false, message: { kind: 'illegal', illegal: ghost.misfit } };
}

/** With an empty hand the next stone is picked, so that Enter always acts; without any, it is a tap. */
export function placeOrPick<S extends PlayState>(builder: Builder<S>, state: S): S {
	if (state.held) return placeHeld(builder, state);
	if (builder.hand(state).length > 0) return pickNext(builder, state, 1);
	return (builder.squares ? tapTop : tapEmptyHanded)(builder, state, state.cursor);
}

export const undo = <S extends PlayState>(builder: Builder<S>, state: S): S => builder.undo(state);

export const redo = <S extends PlayState>(builder: Builder<S>, state: S): S => builder.redo?.(state) ?? state;

/** A tap on a cell with an empty hand. */
export function tapEmptyHanded<S extends PlayState>(builder: Builder<S>, state: S, cell: Cell): S {
	const { stones } = builder.view(state);
	const isThere = ({ x, y, z }: Cell) => x === cell.x && y === cell.y && z === cell.z;
	const stone = stones.find(({ cells }) => cells.some(isThere)) ?? null;
	return builder.tap?.(state, { cell, stone }) ?? state;
}

/** The same from above: the target is the top of the square. */
export function tapTop<S extends PlayState>(builder: Builder<S>, state: S, { x, y }: Square): S {
	const top = builder.squares?.(state).find((square) => square.x === x && square.y === y);
	return tapEmptyHanded(builder, state, { x, y, z: Math.max(0, (top?.height ?? 0) - 1) });
}
