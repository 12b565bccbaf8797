import type { Contact, Demand } from '../board/fit.js';
import { ALL_STONES } from '../board/stone.js';
import type { State } from '../state/state.js';
import type { PhaseRules } from './phase.js';
import { placingPhase } from './placing.js';

/**
 * From this many colours on, first stones may touch by an edge only, to keep the opening from being walled
 * in.
 */
export const EDGE_START_FROM = 5;

/** The main part of every game: place a stone from the hand. */
export const build: PhaseRules = placingPhase(demandOf, (state, colour) => {
	if (state.hand[colour] === 0) return 'allPlaced';
	return state.hand[colour] === ALL_STONES ? 'noFirstPlace' : 'noPlace';
});

function demandOf(state: State, colour: number): Demand {
	const isFirst = state.hand[colour] === ALL_STONES;
	return {
		plan: state.plan,
		owner: colour,
		stones: state.hand[colour]!,
		ground: isFirst,
		contact: isFirst ? firstContact(state) : state.mode.laterContact,
		spareGround: Number.POSITIVE_INFINITY,
	};
}

function firstContact(state: State): Contact {
	const isOpening = state.hand.subarray(0, state.colourCount).every((hand) => hand === ALL_STONES);
	if (isOpening) return 'free';
	return state.colourCount >= EDGE_START_FROM ? 'edge' : 'any';
}
