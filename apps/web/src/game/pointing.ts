/** From pointers over the 3D board to changes of the game. */
import type { Square } from '@rumis/rules';
import { handToPlay } from '@rumis/table';
import { orbit, zoom } from '../board/camera.js';
import type { Scene } from '../scene/index.js';
import { currentSettings } from '../settings/useSettings.js';
import type { GestureTargets, Point } from '../stage/gestures.js';
import { aim, pickStone, pointAt } from './holding.js';
import { spinStone } from './keys.js';
import { placeHeld } from './playing.js';
import type { Session } from './session.js';
import { type GameState, personToMove } from './state.js';
import { boardViewOf } from './view.js';

/** Radians a pixel. */
const ORBIT_SPEED = 0.008;

/** A click or tap on a square: aims or places the held stone, as the settings say. */
export function tapSquare(session: Session, square: Square, isTouch: boolean): void {
	const state = session.store.get();
	if (!state.held || personToMove(state) === null) {
		session.change(pointAt, square);
		return;
	}
	const { confirm } = currentSettings();
	const needsConfirming = confirm === 'always' || (confirm === 'touch' && isTouch);
	const isAgain = state.isAimed && !state.isHint && isSame(state.cursor, square);
	session.change((now) => {
		const pointed = isAgain ? now : pointAt(now, square);
		return needsConfirming && !isAgain ? aim(pointed) : placeHeld(pointed);
	});
}

const isSame = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

/** In the transfer game a stone is taken off the building by pointing at it. */
function takeStone(state: GameState, index: number | null): GameState {
	const { position } = state.table;
	const stone = index === null ? undefined : boardViewOf(state).stones[index];
	const isMine = position.phase === 'transfer' && stone?.owner === position.toPlay;
	return isMine && handToPlay(position).includes(stone.stone) ? pickStone(state, stone.stone) : state;
}

export function gestureTargets(session: Session, scene: Scene): GestureTargets {
	const isHolding = () => session.store.get().held !== null && personToMove(session.store.get()) !== null;
	const at = (point: Point) => scene.squareAt(point.x, point.y);
	const point = (where: Point) => {
		const square = at(where);
		if (square && isHolding()) session.change(pointAt, square);
	};
	return {
		isHolding,
		isOnBoard: (where) => at(where) !== null,
		hover(where) {
			// An aimed stone waits for its confirmation and does not run after the mouse.
			if (!session.store.get().isAimed) point(where);
		},
		tap(where, isTouch) {
			if (!isHolding()) session.change(takeStone, scene.stoneAt(where.x, where.y));
			const square = at(where);
			if (square && isHolding()) tapSquare(session, square, isTouch);
		},
		drag: point,
		drop(where) {
			const square = at(where);
			if (square) tapSquare(session, square, true);
		},
		orbit: (dx, dy) => session.motion.change((camera) => orbit(camera, -dx * ORBIT_SPEED, -dy * ORBIT_SPEED)),
		zoom: (factor) => session.motion.change((camera) => zoom(camera, factor)),
		spin: (spin, by) => spinStone(session, spin, by, true),
	};
}
