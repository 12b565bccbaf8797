import type { Colour } from '../board/colour.js';
import type { Contact } from '../board/fit.js';
import type { Scenario } from '../board/scenario.js';

export const MODES = ['standard', 'inverse', 'duo', 'ruinas', 'transfer'] as const;
export type ModeId = (typeof MODES)[number];

export type Phase = 'ruin' | 'build' | 'transfer';

/** The winner in a result: a colour, or in the duo mode a seat. */
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
 * A game mode: only what differs between the modes. A mode is combined with a scenario; its phases do the
 * work.
 */
export interface Mode {
	readonly id: ModeId;
	/** The phases of a game, in order. */
	readonly phases: readonly Phase[];
	/** What a colour's second and later stones must touch in the build phase. */
	readonly laterContact: Contact;
	/** Why this scenario cannot be played in this mode by this many players; null if it can. */
	refuse(scenario: Scenario, players: number): SetupErrorCode | null;
	/** The player count whose limits of the scenario apply. */
	limitsFor(players: number): number;
	/** The number of colours. */
	colourCount(players: number): number;
	/** The seat that plays a colour, given by its place in the playing order. */
	seatOfColour(colour: number): number;
	/** The side that a seat plays for. Seats of one side win together. */
	sideOfSeat(seat: number): number;
	/** The name of a side in the result; `colours` are those of the game in playing order. */
	winnerName(side: number, colours: readonly Colour[]): Winner;
}

/** The side that a colour's points count for. */
export const sideOfColour = (mode: Mode, colour: number): number =>
	mode.sideOfSeat(mode.seatOfColour(colour));

export function parseModeId(text: string): ModeId | null {
	return MODES.find((mode) => mode === text.toLowerCase()) ?? null;
}
