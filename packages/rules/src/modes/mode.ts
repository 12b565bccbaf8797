import type { Colour } from '../board/colour.js';
import type { Contact } from '../board/fit.js';
import type { Scenario } from '../board/scenario.js';

export const MODES = ['standard', 'inverse', 'duo', 'ruinas', 'transfer'] as const;
export type ModeId = (typeof MODES)[number];

export type Phase = 'ruin' | 'build' | 'transfer';

/** What a result calls who has won: a colour, or in the duo mode a seat. */
export type Winner = Colour | `seat${number}`;

export const SETUP_ERRORS = [
	'setupPlayers',
	'setupModePlayers',
	'setupModeLimits',
	'setupModeScenario',
	'setupStart',
	'setupColours',
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
	/** The seat that plays a colour, which is given by its place in the order of play. */
	seatOfColour(colour: number): number;
	/** The side that a seat plays for. Seats of one side win together. */
	sideOfSeat(seat: number): number;
	/** What the result calls a side; `colours` are those of the game in the order in which they play. */
	winnerName(side: number, colours: readonly Colour[]): Winner;
}

/** The side that a colour's points count for. */
export const sideOfColour = (mode: Mode, colour: number): number =>
	mode.sideOfSeat(mode.seatOfColour(colour));

export function parseModeId(text: string): ModeId | null {
	return MODES.find((mode) => mode === text.toLowerCase()) ?? null;
}
