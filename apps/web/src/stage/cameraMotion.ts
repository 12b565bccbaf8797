import { blend, type Camera } from '../board/camera.js';
import type { Store } from '../ui/store.js';

/** Moves the camera to a new view: smoothly, or at once where motion is unwanted. Only ever by a person's wish. */
export interface CameraMotion {
	flyTo(goal: Camera): void;
	/** Changes the view at once, from where it is now. */
	change(how: (camera: Camera) => Camera): void;
	/** The view as it will be when the flight under way is over. */
	goal(): Camera;
	stop(): void;
}

const FLIGHT_MS = 450;

export function makeCameraMotion(camera: Store<Camera>, isCalm: () => boolean): CameraMotion {
	let frame = 0;
	let goal = camera.get();

	const stop = () => cancelAnimationFrame(frame);
	const set = (view: Camera) => {
		stop();
		goal = view;
		camera.set(view);
	};

	return {
		stop,
		goal: () => goal,
		change: (how) => set(how(camera.get())),
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
