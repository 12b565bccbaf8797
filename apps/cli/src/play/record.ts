import { COLOURS, type Game, gameOf, makeRecord, type Setup } from '@rumis/rules';
import { isBotName, nameTagOf, seatOfColour, seatsOfGame } from '@rumis/table';
import { ME, type Seats } from './seats.js';
import type { GameState } from './state.js';

/** A name in a record that was a seat here: written by `recordOf`, not a person's name. */
const isSeatName = (name: string | undefined): boolean =>
	name !== undefined && (name === ME || isBotName(name));

/** The game as a record; who sat where is kept in the names of the players. */
export function recordOf({ position, seats, tags }: GameState): string {
	const all = new Map([...tags].filter(([name]) => name !== 'Result'));
	for (const colour of position.colours) {
		const name = all.get(nameTagOf(colour));
		const seat = seats[seatOfColour(position.setup, colour)];
		if (seat !== undefined && (name === undefined || isSeatName(name))) all.set(nameTagOf(colour), seat);
	}
	return makeRecord(gameOf(position.setup, position.moves, all));
}

/**
 * The seats of a record that was saved here or in the browser, where people have names: whoever is no bot sits
 * here. Null when the record names people only, as one from elsewhere does.
 */
export function seatsOfRecord(game: Game): Seats | null {
	if (!COLOURS.some((colour) => isSeatName(game.tags.get(nameTagOf(colour))))) return null;
	return seatsOfGame(game).map((seat) => (seat.kind === 'bot' ? seat.bot : ME));
}

/** A name for the file that tells the games of a day apart well enough. */
export const usualFileName = ({ scenario, players, mode }: Setup): string =>
	`${scenario.id}-${players}${mode === 'standard' ? '' : `-${mode}`}.rumis`;
