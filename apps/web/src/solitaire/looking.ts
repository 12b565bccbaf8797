/** What changes only what is seen. */
import type { Colour } from '@rumis/rules';
import { hold } from './holding.js';
import type { PlayState } from './state.js';

/** Only so many levels are shown; a stone that falls does so from the highest of them. */
export function showLevels(state: PlayState, levels: number): PlayState {
	const { height } = state.build.size;
	const next: PlayState = { ...state, levels: levels >= height ? null : Math.max(1, levels) };
	return state.held ? hold(next, state.held) : next;
}

export const stepLevels = (state: PlayState, by: 1 | -1): PlayState =>
	showLevels(state, (state.levels ?? state.build.size.height) + by);

export const toggleXray = (state: PlayState): PlayState => ({ ...state, xray: !state.xray });

export const drawApart = (state: PlayState, spread: number): PlayState => ({ ...state, spread });

export const showTray = (state: PlayState, trayColour: Colour): PlayState => ({ ...state, trayColour });
