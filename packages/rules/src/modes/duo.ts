import { limitFor } from '../board/scenario.js';
import type { Mode } from './mode.js';
import { standard } from './standard.js';

/** Two players, four colours: seat 1 has the first and the third, seat 2 the others. */
export const duo: Mode = {
	...standard,
	id: 'duo',
	refuse(scenario, players) {
		if (players !== 2) return 'setupModePlayers';
		return limitFor(scenario, 4) ? null : 'setupModeLimits';
	},
	limitsFor: () => 4,
	colourCount: () => 4,
	seatOfColour: (colour) => colour % 2,
	winnerName: (side) => `seat${side + 1}`,
};
