import { RUIN } from '../colour.js';
import type { Demand } from '../fit.js';
import { FREE_SQUARES_A_PLAYER } from '../modes/ruinas.js';
import type { State } from '../state.js';
import type { PhaseRules } from './phase.js';
import { placingPhase } from './placing.js';

/** Everyone together builds the ruin: any of its stones, anywhere it fits, if enough ground stays free. */
export const ruin: PhaseRules = placingPhase(demandOf, () => 'noPlace');

function demandOf(state: State): Demand {
	const free = state.plan.limit.filter((limit, square) => limit > 0 && state.board.heights[square] === 0);
	return {
		plan: state.plan,
		owner: RUIN,
		stones: state.hand[RUIN]!,
		ground: false,
		contact: 'free',
		spareGround: free.length - FREE_SQUARES_A_PLAYER * state.setup.players,
	};
}
