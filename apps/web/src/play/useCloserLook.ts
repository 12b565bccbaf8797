import { useEffect } from 'react';
import { type Camera, fromAbove } from '../board/camera.js';
import type { PlayState } from './builder.js';
import { heldNow } from './holding.js';
import type { Session } from './session.js';

/** From this board size on, squares seen from the side are smaller than a fingertip on a phone. */
const LARGE = 9;

/** On a small screen, a large board is shown from above while a stone is held. */
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
				// If the player has turned the table meanwhile, it stays.
				if (before && now === above) motion.flyTo(before);
				before = null;
			}
		};
		look();
		return store.subscribe(look);
	}, [builder, store, motion]);
}
