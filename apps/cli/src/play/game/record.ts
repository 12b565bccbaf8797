import { COLOURS, type Game, makeRecord, type Setup } from '@rumis/rules';
import { gameOfTable, isBotName, nameTagOf, type Seat, seatsOfGame } from '@rumis/table';
import { ME } from './seats.js';
import type { GameState } from './state.js';

/** The game as a record; the players are stored in its name tags. */
export const recordOf = ({ table, tags }: GameState): string => makeRecord(gameOfTable(table, tags));

/**
 * The seats of a record saved here or in the browser. Null if it only names people, as one from elsewhere
 * does: then it does not say who plays on.
 */
export function seatsOfRecord(game: Game): readonly Seat[] | null {
	const names = COLOURS.flatMap((colour) => game.tags.get(nameTagOf(colour)) ?? []);
	return names.some((name) => name === ME || isBotName(name)) ? seatsOfGame(game) : null;
}

/** People keep their names from the record. */
export const withNamesOf = (game: Game, seats: readonly Seat[]): readonly Seat[] =>
	seatsOfGame(game).map((recorded, number) => {
		const seat = seats[number]!;
		return seat.kind === 'person' && recorded.kind === 'person' ? recorded : seat;
	});

/** A default file name, distinct enough for the games of a day. */
export const usualFileName = ({ scenario, players, mode }: Setup): string =>
	`${scenario.id}-${players}${mode === 'standard' ? '' : `-${mode}`}.rumis`;
