import { RUIN } from '../board/colour.js';
import type { Demand } from '../board/fit.js';
import { freeSquaresOf } from '../state/setup.js';
import type { State } from '../state/state.js';
import type { PhaseRules } from './phase.js';
import { placingPhase } from './placing.js';

/** All players build the ruin together: any of its stones, anywhere it fits, if enough ground stays free. */
export const ruin: PhaseRules = placingPhase(demandOf, () => 'noPlace');

function demandOf(state: State): Demand {
	const free = state.plan.limit.filter((limit, square) => limit > 0 && state.board.heights[square] === 0);
	return {
		plan: state.plan,
		owner: RUIN,
		stones: state.hand[RUIN]!,
		ground: false,
		contact: 'free',
		spareGround: free.length - freeSquaresOf(state.setup) * state.setup.players,
	};
}
