import type { GestureTargets } from './gestures.js';

/** What a mouse wheel means: with a stone in the hand it turns the stone, else it zooms. */
export interface WheelTurn {
	readonly delta: number;
	readonly shift: boolean;
	/** Also set by a pinch on a touchpad. */
	readonly ctrl: boolean;
}

export type WheelTargets = Pick<GestureTargets, 'isHolding' | 'zoom' | 'spin'>;

/** So much of a wheel is a notch; touchpads send many small pieces of it. */
const NOTCH = 60;

export function makeWheel(targets: WheelTargets): (turn: WheelTurn) => void {
	let gathered = 0;
	return ({ delta, shift, ctrl }) => {
		if (ctrl || !targets.isHolding()) {
			targets.zoom(Math.exp(delta * 0.0015));
			return;
		}
		gathered += delta;
		if (Math.abs(gathered) < NOTCH) return;
		targets.spin(shift ? 'tip' : 'turn', gathered > 0 ? 1 : -1);
		gathered = 0;
	};
}
