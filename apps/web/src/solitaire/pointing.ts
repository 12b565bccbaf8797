/** From pointers over the frame to changes of the puzzle. */
import type { Cell } from '@rumis/rules';
import { orbit, zoom } from '../board/camera.js';
import type { Scene } from '../scene/index.js';
import { currentSettings } from '../settings/useSettings.js';
import type { GestureTargets, Point } from '../stage/gestures.js';
import { aim, isHeldIn, pointAt, pointInto } from './holding.js';
import { spinStone } from './keys.js';
import { laidIn, placeHeld, takeStone } from './playing.js';
import type { Session } from './session.js';
import { canPlay, type PlayState } from './state.js';
import { boardViewOf } from './view.js';

/** Radians a pixel. */
const ORBIT_SPEED = 0.008;

const isHolding = (state: PlayState): boolean => state.held !== null && canPlay(state);

/** Aims or places the held stone, as the settings say; `point` holds it where the tap was. */
function tapHeld(
	session: Session,
	isTouch: boolean,
	isAgain: boolean,
	point: (state: PlayState) => PlayState,
): void {
	const { confirm } = currentSettings();
	const needsConfirming = confirm === 'always' || (confirm === 'touch' && isTouch);
	session.change((now) => {
		const pointed = isAgain ? now : point(now);
		return needsConfirming && !isAgain ? aim(pointed) : placeHeld(pointed);
	});
}

/** A tap on a cell of a level: places the stone there, or takes the one that lies there. */
export function tapCell(session: Session, cell: Cell, isTouch: boolean): void {
	const state = session.store.get();
	if (!isHolding(state)) {
		session.change((now) => takeStone(pointInto(now, cell), laidIn(now, cell)));
		return;
	}
	const isAgain = state.isAimed && isHeldIn(state, cell);
	tapHeld(session, isTouch, isAgain, (now) => pointInto(now, cell));
}

/** The mouse over a level: the stone goes with it, unless it is aimed and waits. */
export function hoverCell(session: Session, cell: Cell): void {
	const state = session.store.get();
	if (isHolding(state) && !state.isAimed) session.change(pointInto, cell);
}

export function gestureTargets(session: Session, scene: Scene): GestureTargets {
	const isHeld = () => isHolding(session.store.get());
	const at = (point: Point) => scene.squareAt(point.x, point.y);
	const point = (where: Point) => {
		const square = at(where);
		if (square && isHeld()) session.change(pointAt, square);
	};
	const tap = (where: Point, isTouch: boolean) => {
		const square = at(where);
		const { cursor, isAimed } = session.store.get();
		const isAgain = isAimed && square?.x === cursor.x && square.y === cursor.y;
		if (square) tapHeld(session, isTouch, isAgain, (now) => pointAt(now, square));
	};
	return {
		isHolding: isHeld,
		isOnBoard: (where) => at(where) !== null,
		hover(where) {
			if (!session.store.get().isAimed) point(where);
		},
		tap(where, isTouch) {
			if (isHeld()) return tap(where, isTouch);
			const stone = scene.stoneAt(where.x, where.y);
			session.change((now) => takeShown(now, stone));
		},
		drag: point,
		drop: (where) => tap(where, true),
		orbit: (dx, dy) => session.motion.change((camera) => orbit(camera, -dx * ORBIT_SPEED, -dy * ORBIT_SPEED)),
		zoom: (factor) => session.motion.change((camera) => zoom(camera, factor)),
		spin: (spin, by) => spinStone(session, spin, by, true),
	};
}

/** Takes the stone that is drawn with this number. Drawn apart, stones are only looked at: they come together. */
function takeShown(state: PlayState, index: number | null): PlayState {
	if (state.spread > 0 && canPlay(state)) return { ...state, spread: 0 };
	const cell = index === null ? undefined : boardViewOf(state).stones[index]?.cells[0];
	return cell ? takeStone(state, laidIn(state, cell)) : state;
}
