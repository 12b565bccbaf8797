import { limitFor } from '../board/scenario.js';
import type { Mode } from './mode.js';

/** The standard game: 2 to 4 players, and 5 or 6 with RUMIS+. */
export const standard: Mode = {
	id: 'standard',
	phases: ['build'],
	laterContact: 'own',
	refuse: (scenario, players) => (limitFor(scenario, players) ? null : 'setupPlayers'),
	limitsFor: (players) => players,
	colourCount: (players) => players,
	seatOfColour: (colour) => colour,
	sideOfSeat: (seat) => seat,
	winnerName: (side, colours) => colours[side]!,
};
