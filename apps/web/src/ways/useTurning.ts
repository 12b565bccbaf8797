import { useEffect, useState } from 'react';
import { HOME, orbit } from '../board/camera.js';
import type { BoardView } from '../board/view.js';
import { useCalm } from '../settings/useCalm.js';
import { type CameraMotion, makeCameraMotion } from '../stage/cameraMotion.js';
import type { GestureTargets } from '../stage/gestures.js';
import type { Shown } from '../stage/useScene.js';
import { makeStore } from '../ui/store.js';

/** A view that can be turned by fingers and by buttons. All of it stays the same objects. */
export interface Turning {
	readonly shown: Shown;
	readonly motion: CameraMotion;
	readonly targets: () => GestureTargets;
}

export function useTurning(view: BoardView): Turning {
	const isCalm = useCalm();
	const [{ views, turning }] = useState(() => makeTurning(view, isCalm));
	useEffect(() => views.set(view), [views, view]);
	useEffect(() => turning.motion.stop, [turning]);
	return turning;
}

function makeTurning(view: BoardView, isCalm: () => boolean) {
	const views = makeStore(view);
	const camera = makeStore(HOME);
	const motion = makeCameraMotion(camera, isCalm);
	const targets = turnTargets(motion);
	const turning: Turning = {
		shown: { view: views.get, subscribe: views.subscribe, camera },
		motion,
		targets: () => targets,
	};
	return { views, turning };
}

/** Radians a pixel. */
const ORBIT_SPEED = 0.01;
const noop = () => {};

/** There is nothing to place here: whatever a finger does, it turns the cube. */
const turnTargets = (motion: CameraMotion): GestureTargets => ({
	isHolding: () => false,
	isOnBoard: () => true,
	hover: noop,
	tap: noop,
	drag: noop,
	drop: noop,
	orbit: (dx, dy) => motion.change((now) => orbit(now, -dx * ORBIT_SPEED, -dy * ORBIT_SPEED)),
	zoom: noop,
	spin: noop,
});
