import { COLOURS, type Colour, type Game, gameOf, makeRecord, type Setup } from '@rumis/rules';
import { ME, type Seats, seatOfColour } from './seats.js';
import type { GameState } from './state.js';

/** The tag that names a colour's player: `Yellow`. */
const tagOf = (colour: Colour): string => colour[0]!.toUpperCase() + colour.slice(1);

/** A name in a record that was a seat here: written by `recordOf`, not a person's name. */
const isSeatName = (name: string): boolean => name === ME || /^(random|greedy|[a-z]+:\d{1,9})$/.test(name);

/** The game as a record; who sat where is kept in the names of the players. */
export function recordOf({ position, seats, tags }: GameState): string {
	const all = new Map([...tags].filter(([name]) => name !== 'Result'));
	for (const colour of position.colours) {
		const name = all.get(tagOf(colour));
		const seat = seats[seatOfColour(position.setup.mode, colour)];
		if (seat !== undefined && (name === undefined || isSeatName(name))) all.set(tagOf(colour), seat);
	}
	return makeRecord(gameOf(position.setup, position.moves, all));
}

/** The seats of a record that was saved here; null when its names are not all seats. */
export function seatsOfRecord({ setup, tags }: Game): Seats | null {
	const names = COLOURS.slice(0, setup.players).map((colour) => tags.get(tagOf(colour)) ?? '');
	return names.every(isSeatName) ? names : null;
}

/** A name for the file that tells the games of a day apart well enough. */
export const usualFileName = ({ scenario, players, mode }: Setup): string =>
	`${scenario.id}-${players}${mode === 'standard' ? '' : `-${mode}`}.rumis`;
