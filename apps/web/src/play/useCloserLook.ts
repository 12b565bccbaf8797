import { useEffect } from 'react';
import { type Camera, fromAbove } from '../board/camera.js';
import type { PlayState } from './builder.js';
import { heldNow } from './holding.js';
import type { Session } from './session.js';

/** On boards from this size on, a phone shows squares from the side smaller than a fingertip. */
const LARGE = 9;

/** On a small screen a large board is seen from above while a stone is held, and as before when it has been placed. */
export function useCloserLook<S extends PlayState>({ builder, store, motion }: Session<S>): void {
	useEffect(() => {
		let before: Camera | null = null;
		let above: Camera | null = null;
		const look = () => {
			const state = store.get();
			const isHolding = heldNow(builder, state) !== null;
			if (isHolding === (before !== null)) return;
			const now = motion.goal();
			if (isHolding) {
				const { width, depth } = builder.ground(state).size;
				if (!now.isClose || !builder.squares || Math.max(width, depth) < LARGE) return;
				before = now;
				above = fromAbove(now);
				motion.flyTo(above);
			} else {
				// Somebody who has turned the table meanwhile wants it as it is.
				if (before && now === above) motion.flyTo(before);
				before = null;
			}
		};
		look();
		return store.subscribe(look);
	}, [builder, store, motion]);
}
