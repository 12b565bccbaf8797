/** Changes that affect only the view. */
import type { Owner } from '@rumis/rules';
import { type Camera, HOME, LANDSCAPE_HOME, PORTRAIT_HOME } from '../board/camera.js';
import type { Builder, PlayState } from './builder.js';
import { hold } from './holding.js';

/** The initial view of a board, depending on the window's aspect ratio. */
export function homeView(): Camera {
	if (typeof innerWidth === 'undefined') return HOME;
	if (innerWidth < 600 && innerHeight > innerWidth) return PORTRAIT_HOME;
	return innerHeight <= 520 ? LANDSCAPE_HOME : HOME;
}

/** Limits the levels shown. Where stones can go below others, drops start from the highest of them. */
export function showLevels<S extends PlayState>(builder: Builder<S>, state: S, levels: number): S {
	const { height } = builder.ground(state).size;
	const next = { ...state, levels: levels >= height ? null : Math.max(1, levels) };
	return state.held ? hold(builder, next, state.held) : next;
}

export const stepLevels = <S extends PlayState>(builder: Builder<S>, state: S, by: 1 | -1): S =>
	showLevels(builder, state, (state.levels ?? builder.ground(state).size.height) + by);

export const toggleXray = <S extends PlayState>(state: S): S => ({ ...state, xray: !state.xray });

export const drawApart = <S extends PlayState>(state: S, spread: number): S => ({ ...state, spread });

export const showTray = <S extends PlayState>(state: S, trayOwner: Owner): S => ({ ...state, trayOwner });
