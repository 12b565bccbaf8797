import { COLOURS, type Colour } from '../board/colour.js';
import type { Scenario } from '../board/scenario.js';
import { modeOf } from '../modes/index.js';
import type { ModeId, SetupErrorCode } from '../modes/mode.js';
import { FREE_SQUARES_A_PLAYER } from '../modes/ruinas.js';
import { err, ok, type Result } from '../util/result.js';

/** The setup of a game: unvalidated data. */
export interface Setup {
	readonly scenario: Scenario;
	/** The number of players; 2 in the duo mode, although there are four colours. */
	readonly players: number;
	readonly mode: ModeId;
	/** The starting colour. */
	readonly start: Colour;
	/**
	 * The colours in playing order; in the duo mode seat 1 owns the first and the third. Omitted if they are
	 * the default ones.
	 */
	readonly colours?: readonly Colour[];
	/**
	 * Ruinas: how many ground squares per player the ruin must leave free. Omitted except in old games, where
	 * it was 4.
	 */
	readonly freeSquares?: number;
}

export interface SetupError {
	readonly code: SetupErrorCode;
}

/** The part of a setup that assigns the colours. */
export type ColourChoice = Pick<Setup, 'mode' | 'players'> & {
	readonly colours?: readonly Colour[] | undefined;
};

/** The colours of a game in playing order. */
export const coloursOf = (setup: ColourChoice): readonly Colour[] =>
	setup.colours ?? defaultColours(setup.mode, setup.players);

/** The colours of a game if none were chosen. */
export const defaultColours = (mode: ModeId, players: number): readonly Colour[] =>
	COLOURS.slice(0, modeOf(mode).colourCount(players));

/** The index of a colour in the playing order; -1 if it does not take part. */
export const colourIndex = (setup: ColourChoice, colour: Colour): number => coloursOf(setup).indexOf(colour);

/** The seat that plays a colour; in the duo mode each seat has two. */
export const seatOfColour = (setup: ColourChoice, colour: Colour): number =>
	modeOf(setup.mode).seatOfColour(colourIndex(setup, colour));

/** The colours that a seat plays. */
export const coloursOfSeat = (setup: ColourChoice, seat: number): readonly Colour[] =>
	coloursOf(setup).filter((_, index) => modeOf(setup.mode).seatOfColour(index) === seat);

/** How many ground squares per player the ruin must leave free. */
export const freeSquaresOf = ({ freeSquares }: Setup): number => freeSquares ?? FREE_SQUARES_A_PLAYER;

/** The setup in canonical form, without default values; or why it cannot be played. */
export function checkSetup(setup: Setup): Result<Setup, SetupError> {
	const mode = modeOf(setup.mode);
	const code = mode.refuse(setup.scenario, setup.players);
	if (code) return err({ code });
	const colours = coloursOf(setup);
	const isSound =
		colours.every((colour) => COLOURS.includes(colour)) && new Set(colours).size === colours.length;
	if (!isSound || colours.length !== mode.colourCount(setup.players)) return err({ code: 'setupColours' });
	if (!colours.includes(setup.start)) return err({ code: 'setupStart' });
	return ok(withoutDefaults(setup));
}

function withoutDefaults(setup: Setup): Setup {
	const { colours, freeSquares, ...rest } = setup;
	const isDefault =
		colours === undefined || String(colours) === String(defaultColours(rest.mode, rest.players));
	const isOld = rest.mode === 'ruinas' && freeSquares !== undefined && freeSquares !== FREE_SQUARES_A_PLAYER;
	if (isDefault === (colours === undefined) && isOld === (freeSquares !== undefined)) return setup;
	return { ...rest, ...(isDefault ? {} : { colours }), ...(isOld ? { freeSquares } : {}) };
}
