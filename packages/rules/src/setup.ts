import { type Colour, seatOf } from './colour.js';
import { modeOf } from './modes/index.js';
import type { ModeId, SetupErrorCode } from './modes/mode.js';
import { err, ok, type Result } from './result.js';
import type { Scenario } from './scenario.js';

/** What is agreed before a game begins: unchecked data. */
export interface Setup {
	readonly scenario: Scenario;
	/** How many people play; 2 in the duo mode, although four colours do. */
	readonly players: number;
	readonly mode: ModeId;
	/** The colour that opens the game. */
	readonly start: Colour;
}

export interface SetupError {
	readonly code: SetupErrorCode;
}

export function checkSetup(setup: Setup): Result<Setup, SetupError> {
	const mode = modeOf(setup.mode);
	const code = mode.refuse(setup.scenario, setup.players);
	if (code) return err({ code });
	if (seatOf(setup.start) >= mode.colourCount(setup.players)) return err({ code: 'setupStart' });
	return ok(setup);
}
