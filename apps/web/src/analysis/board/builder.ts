/** The `Builder` of an analysis: the stones of the player to move can be placed, whoever that is. */
import { type ReadonlyPosition, STONES } from '@rumis/rules';
import { handToPlay, moveOf, type OwnedStone, ownerToPlay } from '@rumis/table';
import { groundOf } from '../../game/ground.js';
import type { Builder } from '../../play/builder.js';
import { pickStone } from '../../play/holding.js';
import { remember } from '../../play/remember.js';
import { placeMove, step } from './editing.js';
import { type AnalysisState, positionNow } from './state.js';
import { squaresOf, viewOf } from './view.js';

const stonesToPlay = remember((position: ReadonlyPosition): readonly OwnedStone[] => {
	const owner = ownerToPlay(position);
	const hand: readonly string[] = handToPlay(position);
	return owner ? STONES.filter((stone) => hand.includes(stone)).map((stone) => ({ stone, owner })) : [];
});

export const ANALYSIS: Builder<AnalysisState> = {
	ground: (state) => groundOf(positionNow(state)),
	hand: (state) => stonesToPlay(positionNow(state)),
	picksFitting: true,
	place: (state, ghost) => placeMove(state, moveOf(ghost)),
	undo: (state) => step(state, -1),
	redo: (state) => step(state, 1),
	// In the transfer game, tapping a stone takes it off the building.
	tap: (state, { stone }) =>
		stone && positionNow(state).phase === 'transfer' ? pickStone(ANALYSIS, state, stone) : state,
	view: viewOf,
	squares: squaresOf,
};
