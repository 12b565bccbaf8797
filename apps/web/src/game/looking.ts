/** Changes that affect only the view of a game. */
import type { Colour } from '@rumis/rules';
import { letGo } from '../play/holding.js';
import type { GameState, Overlays } from './state.js';

/** Shows the board after a number of moves; the last one is the live position. */
export function viewPly(state: GameState, ply: number): GameState {
	const then = Math.max(0, ply);
	return { ...letGo(state), viewedPly: then >= state.table.position.ply ? null : then };
}

export const toggleOverlay = (state: GameState, name: 'fits' | 'build'): GameState => ({
	...state,
	overlays: { ...state.overlays, [name]: !state.overlays[name] },
});

export const showReach = (state: GameState, reach: Colour | null): GameState => ({
	...state,
	overlays: { ...state.overlays, reach } satisfies Overlays,
});
