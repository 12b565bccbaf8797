import { limitFor } from '../board/scenario.js';
import type { Mode } from './mode.js';
import { standard } from './standard.js';

/** Two players build inside the red line, then transfer their stones to the other side. */
export const transfer: Mode = {
	...standard,
	id: 'transfer',
	phases: ['build', 'transfer'],
	refuse(scenario, players) {
		if (players !== 2) return 'setupModePlayers';
		const limit = limitFor(scenario, 2);
		if (!limit) return 'setupModeLimits';
		return scenario.transfer && limit.zone === 'r' ? null : 'setupModeScenario';
	},
};
