import type { GestureTargets } from './gestures.js';

/** The mouse wheel turns a held stone, otherwise it zooms. */
export interface WheelTurn {
	readonly delta: number;
	readonly shift: boolean;
	/** Also set by a pinch on a touchpad. */
	readonly ctrl: boolean;
}

export type WheelTargets = Pick<GestureTargets, 'isHolding' | 'zoom' | 'spin'>;

/** The amount of one notch; touchpads send many smaller deltas. */
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
