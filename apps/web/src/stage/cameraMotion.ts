import { blend, type Camera } from '../board/camera.js';
import type { Store } from '../util/store.js';

/** Moves the camera to a new view: smoothly, or at once where motion is unwanted. Only ever because somebody asked for it. */
export interface CameraMotion {
	flyTo(goal: Camera): void;
	/** Changes the view at once, from where it is now. */
	change(how: (camera: Camera) => Camera): void;
	/** The hand lets go of the table while it turns: it turns on and comes to rest. */
	glide(): void;
	/** The view as it will be when the flight under way is over. */
	goal(): Camera;
	stop(): void;
}

const FLIGHT_MS = 450;
/** A table that is let go loses most of its speed in so many milliseconds. */
const GLIDE_MS = 320;
/** Radians a millisecond: slower it stands still. */
const REST_SPEED = 0.00006;
/** Whoever holds the table still before letting go wants it to stay. */
const HELD_MS = 70;

export function makeCameraMotion(camera: Store<Camera>, isCalm: () => boolean): CameraMotion {
	let frame: number | null = null;
	let goal = camera.get();
	/** How fast the hand turns the table, and since when it does not. */
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
