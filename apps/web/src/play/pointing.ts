/** Maps pointer events over the board to state changes. */
import type { Cell, Square } from '@rumis/rules';
import { orbit, zoom } from '../board/camera.js';
import { currentSettings } from '../device/useSettings.js';
import type { Scene } from '../scene/index.js';
import type { GestureTargets, Point } from '../stage/gestures.js';
import type { PlayState } from './builder.js';
import { aim, heldNow, isHeldIn, placeHeld, pointAt, pointInto, tapEmptyHanded, tapTop } from './holding.js';
import { spinStone } from './keys.js';
import type { Session } from './session.js';

/** Radians per pixel. */
const ORBIT_SPEED = 0.008;

/** Whether a tap of this kind needs a confirmation, according to the settings. */
function needsConfirming(isTouch: boolean): boolean {
	const { confirm } = currentSettings();
	return confirm === 'always' || (confirm === 'touch' && isTouch);
}

/** Aims or places the held stone; `isAgain` if it is already aimed there. */
function tapHeld<S extends PlayState>(
	session: Session<S>,
	isTouch: boolean,
	isAgain: boolean,
	point: (state: S) => S,
): void {
	session.change((now) => {
		const pointed = isAgain ? now : point(now);
		return needsConfirming(isTouch) && !isAgain ? aim(pointed) : placeHeld(session.builder, pointed);
	});
}

/** A hint is aimed too, but the player has not confirmed it yet. */
const isWaiting = ({ isAimed, message }: PlayState): boolean => isAimed && message === null;

/** A tap with an empty hand. If it has no effect although there are stones, a message says to pick one. */
function tapEmpty<S extends PlayState>({ builder, change }: Session<S>, tap: (state: S) => S): void {
	change((now) => {
		const next = tap(now);
		const isInVain = builder.view(next) === builder.view(now) && builder.hand(next).length > 0;
		return isInVain && !next.held ? { ...next, message: { kind: 'pickFirst' } } : next;
	});
}

/** A click or tap on a square, seen from above. */
export function tapSquare<S extends PlayState>(session: Session<S>, square: Square, isTouch: boolean): void {
	const { builder, store } = session;
	const state = store.get();
	if (!heldNow(builder, state)) {
		tapEmpty(session, (now) => tapTop(builder, pointAt(builder, now, square), square));
		return;
	}
	const isAgain = isWaiting(state) && state.cursor.x === square.x && state.cursor.y === square.y;
	tapHeld(session, isTouch, isAgain, (now) => pointAt(builder, now, square));
}

/** A click or tap on a cell of one level. */
export function tapCell<S extends PlayState>(session: Session<S>, cell: Cell, isTouch: boolean): void {
	const { builder, store } = session;
	const state = store.get();
	const point = (now: S) => pointInto(builder, now, cell);
	if (heldNow(builder, state))
		tapHeld(session, isTouch, isWaiting(state) && isHeldIn(builder, state, cell), point);
	else tapEmpty(session, (now) => tapEmptyHanded(builder, point(now), cell));
}

/** The pointer moves over the board: the stone follows, unless it is aimed. */
export function hover<S extends PlayState>(session: Session<S>, point: (state: S) => S): void {
	const state = session.store.get();
	if (heldNow(session.builder, state) && !state.isAimed) session.change(point);
}

/** Touch and mouse gestures on the 3D board. */
export function gestureTargets<S extends PlayState>(session: Session<S>, scene: Scene): GestureTargets {
	const { builder, store, motion } = session;
	const at = ({ x, y }: Point) => scene.squareAt(x, y);
	const isHolding = () => heldNow(builder, store.get()) !== null;
	const point = (where: Point) => (now: S) => {
		const square = at(where);
		return square ? pointAt(builder, now, square) : now;
	};
	const tapStone = (where: Point) => {
		const index = scene.stoneAt(where.x, where.y);
		const stone = index === null ? null : (builder.view(store.get()).stones[index] ?? null);
		const square = at(where);
		const cell = stone?.cells[0] ?? (square && { ...square, z: 0 });
		const tapped = (now: S) => point(where)(now);
		if (cell) tapEmpty(session, (now) => builder.tap?.(tapped(now), { cell, stone }) ?? tapped(now));
	};
	const tap = (where: Point, isTouch: boolean) => {
		const square = at(where);
		if (!isHolding()) tapStone(where);
		else if (square) tapSquare(session, square, isTouch);
	};
	return {
		isHolding,
		isOnBoard: (where) => at(where) !== null,
		hover: (where) => hover(session, point(where)),
		tap,
		drag: (where) => isHolding() && session.change(point(where)),
		drop: (where) => tap(where, true),
		orbit: (dx, dy) => motion.change((camera) => orbit(camera, -dx * ORBIT_SPEED, -dy * ORBIT_SPEED)),
		glide: motion.glide,
		zoom: (factor) => motion.change((camera) => zoom(camera, factor)),
		spin: (spin, by) => spinStone(session, spin, by, true),
	};
}
