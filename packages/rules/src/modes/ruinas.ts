import { limitFor } from '../board/scenario.js';
import type { Mode } from './mode.js';
import { standard } from './standard.js';

/** First all players build the ruin from an unused colour, then the game is played on and around it. */
export const ruinas: Mode = {
	...standard,
	id: 'ruinas',
	phases: ['ruin', 'build'],
	refuse(scenario, players) {
		if (players !== 2 && players !== 3) return 'setupModePlayers';
		return limitFor(scenario, players + 1) ? null : 'setupModeLimits';
	},
	limitsFor: (players) => players + 1,
};

/** The ruin must leave at least this many ground squares per player free. */
export const FREE_SQUARES_A_PLAYER = 2;

/** The former value, when a ruin could have fewer than eleven stones. Such games can still be read. */
export const FREE_SQUARES_ONCE = 4;
