import type { Colour } from '../colour.js';
import type { Contact } from '../fit.js';
import type { Scenario } from '../scenario.js';

export const MODES = ['standard', 'inverse', 'duo', 'ruinas', 'transfer'] as const;
export type ModeId = (typeof MODES)[number];

export type Phase = 'ruin' | 'build' | 'transfer';

/** Who can win: a colour, or in the duo mode a seat. */
export type Winner = Colour | `seat${number}`;

export const SETUP_ERRORS = [
	'setupPlayers',
	'setupModePlayers',
	'setupModeLimits',
	'setupModeScenario',
	'setupStart',
] as const;
export type SetupErrorCode = (typeof SETUP_ERRORS)[number];

/**
 * A way to play: what differs between the modes, and nothing else. A mode is composed with a scenario; the
 * phases it names do the work.
 */
export interface Mode {
	readonly id: ModeId;
	/** The phases of a game, in order. */
	readonly phases: readonly Phase[];
	/** What a colour's second and every later stone must touch in the build phase. */
	readonly laterContact: Contact;
	/** Why this scenario cannot be played so by this many players; null when it can. */
	refuse(scenario: Scenario, players: number): SetupErrorCode | null;
	/** Whose row of the scenario's limits holds. */
	limitsFor(players: number): number;
	/** How many colours play. */
	colourCount(players: number): number;
	/** The seat that a colour's points count for. */
	seatOfColour(colour: number): number;
	winnerName(seat: number): Winner;
}

export function parseModeId(text: string): ModeId | null {
	return MODES.find((mode) => mode === text.toLowerCase()) ?? null;
}
