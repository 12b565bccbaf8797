import { blend, type Camera } from '../board/camera.js';
import type { Store } from '../util/store.js';

/** Moves the camera to a new view: animated, or immediately with reduced motion. Only on user input. */
export interface CameraMotion {
	flyTo(goal: Camera): void;
	/** Changes the camera immediately, from its current position. */
	change(how: (camera: Camera) => Camera): void;
	/** The drag ends while the table is turning: it continues with inertia. */
	glide(): void;
	/** The target of the current flight. */
	goal(): Camera;
	stop(): void;
}

const FLIGHT_MS = 450;
/** The time constant of the inertia, in milliseconds. */
const GLIDE_MS = 320;
/** Radians per millisecond: the inertia stops below this speed. */
const REST_SPEED = 0.00006;
/** If the table is held still for this long before its release, there is no inertia, in milliseconds. */
const HELD_MS = 70;

export function makeCameraMotion(camera: Store<Camera>, isCalm: () => boolean): CameraMotion {
	let frame: number | null = null;
	let goal = camera.get();
	/** The current angular speed of the drag, and when it was measured. */
	let turn = { speed: 0, at: 0 };

	const stop = () => {
		if (frame !== null) cancelAnimationFrame(frame);
		frame = null;
	};
	const set = (view: Camera) => {
		stop();
		goal = view;
		camera.set(view);
	};

	return {
		stop,
		goal: () => goal,
		change(how) {
			const before = camera.get();
			const now = performance.now();
			set(how(before));
			const passed = Math.max(8, now - turn.at);
			const speed = passed > HELD_MS ? 0 : (goal.azimuth - before.azimuth) / passed;
			turn = { speed: turn.speed * 0.4 + speed * 0.6, at: now };
		},
		glide() {
			if (isCalm() || performance.now() - turn.at > HELD_MS) return;
			let [{ speed }, last] = [turn, performance.now()];
			const step = (now: number) => {
				const passed = Math.min(50, Math.max(0, now - last));
				last = now;
				const view = camera.get();
				goal = { ...view, azimuth: view.azimuth + speed * passed };
				camera.set(goal);
				speed *= Math.exp(-passed / GLIDE_MS);
				frame = Math.abs(speed) > REST_SPEED ? requestAnimationFrame(step) : null;
			};
			stop();
			if (Math.abs(speed) > REST_SPEED) frame = requestAnimationFrame(step);
		},
		flyTo(next) {
			if (isCalm()) return set(next);
			stop();
			goal = next;
			const [from, started] = [camera.get(), performance.now()];
			const fly = (now: number) => {
				const part = Math.min(1, Math.max(0, (now - started) / FLIGHT_MS));
				camera.set(part === 1 ? next : blend(from, next, part));
				if (part < 1) frame = requestAnimationFrame(fly);
			};
			frame = requestAnimationFrame(fly);
		},
	};
}
