import { useEffect, useState } from 'react';
import { type Camera, HOME, orbit } from '../board/camera.js';
import type { BoardView } from '../board/view.js';
import { useCalm } from '../device/useCalm.js';
import { makeStore } from '../util/store.js';
import { type CameraMotion, makeCameraMotion } from './cameraMotion.js';
import type { GestureTargets } from './gestures.js';
import type { Shown } from './useScene.js';

/** A view that can be turned by touch and by buttons. All its members are stable. */
export interface Turning {
	readonly shown: Shown;
	readonly motion: CameraMotion;
	/** No stone can be held here: every drag orbits the camera. */
	readonly targets: () => GestureTargets;
}

/** `camera`: the initial camera, and the target of a flight when the object changes. */
export function useTurning(view: BoardView, camera: Camera = HOME): Turning {
	const isCalm = useCalm();
	const [{ views, turning }] = useState(() => makeTurning(view, camera, isCalm));
	useEffect(() => views.set(view), [views, view]);
	useEffect(() => turning.motion.flyTo(camera), [turning, camera]);
	useEffect(() => turning.motion.stop, [turning]);
	return turning;
}

function makeTurning(view: BoardView, from: Camera, isCalm: () => boolean) {
	const views = makeStore(view);
	const camera = makeStore(from);
	const motion = makeCameraMotion(camera, isCalm);
	const targets = turnTargets(motion);
	const turning: Turning = {
		shown: { view: views.get, subscribe: views.subscribe, camera },
		motion,
		targets: () => targets,
	};
	return { views, turning };
}

/** Radians per pixel. */
const ORBIT_SPEED = 0.01;
const noop = () => {};

const turnTargets = (motion: CameraMotion): GestureTargets => ({
	isHolding: () => false,
	isOnBoard: () => true,
	hover: noop,
	tap: noop,
	drag: noop,
	drop: noop,
	orbit: (dx, dy) => motion.change((now) => orbit(now, -dx * ORBIT_SPEED, -dy * ORBIT_SPEED)),
	glide: motion.glide,
	zoom: noop,
	spin: noop,
});
