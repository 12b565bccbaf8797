/** The `Builder` of a puzzle: a frame, and the stones of its box. */
import { COLOURS, cellKey } from '@rumis/rules';
import { itemOf, itemsToPlay } from '@rumis/table';
import type { Builder } from '../../play/builder.js';
import { groundOf } from './ground.js';
import { makeStep, takeStone, undo } from './playing.js';
import { canPlay, type PuzzleState } from './state.js';
import { boardViewOf } from './view.js';

/** Up to this many stones are shown together; more are grouped by colour. */
const MOST_AT_ONCE = 14;

export const PUZZLE: Builder<PuzzleState> = {
	ground: ({ build, levels }) => groundOf(build, levels),
	hand: (state) =>
		canPlay(state) ? itemsToPlay(state.build).map(({ stone, colour }) => ({ stone, owner: colour })) : [],
	trayTabs({ build: { turn, puzzle } }) {
		const { stock, colours } = puzzle;
		return turn || colours === 1 || stock.length <= MOST_AT_ONCE ? [] : COLOURS.slice(0, colours);
	},
	place: (state, { cells, ...stone }) => makeStep(state, { kind: 'place', ...itemOf(stone), cells }),
	undo,
	tap(state, { stone }) {
		// While spread apart, stones are only viewed: a tap brings them together.
		if (state.spread > 0 && canPlay(state)) return { ...state, spread: 0 };
		const [cell] = stone?.cells ?? [];
		return cell ? takeStone(state, state.build.filled.get(cellKey(cell))) : state;
	},
	view: boardViewOf,
};
