import { type Colour, err, ok, type Result, seatOfColour } from '@rumis/rules';
import { isSoundSeat, type Seat, type Table, UNNAMED } from '@rumis/table';

/** The seat of the person at the keyboard, as typed and saved. */
export const ME = UNNAMED;

const PERSON: Seat = { kind: 'person', name: '' };
const botSeat = (bot: string): Seat => ({ kind: 'bot', bot, name: '' });

export const levelBot = (level: number): string => `level:${level}`;

/** The person first, bots of one level on all other seats. */
export const usualSeats = (count: number, level: number): readonly Seat[] =>
	Array.from({ length: count }, (_, seat) => (seat === 0 ? PERSON : botSeat(levelBot(level))));

/** Parses typed seats: `me` for the person, else a bot. The engine knows which bots exist. */
export function parseSeats(text: string, count: number): Result<readonly Seat[], string> {
	const words = text.split(',').map((word) => word.trim());
	const seats = words.map((word) => (word === ME ? PERSON : botSeat(word)));
	const wrong = words[seats.findIndex((seat) => !isSoundSeat(seat))];
	if (wrong !== undefined)
		return err(`not a seat: ${wrong || 'nothing'}; expected me or a bot such as level:5`);
	if (seats.length !== count) return err(`${seats.length} seats given, but the game has ${count} players`);
	return ok(seats);
}

/** The player of a seat, in words: `you`, or the bot. */
export const seatWord = (seat: Seat | undefined): string => (seat?.kind === 'bot' ? seat.bot : 'you');

/** The player of a colour, in words. */
export const playerWord = ({ position, seats }: Table, colour: Colour): string =>
	seatWord(seats[seatOfColour(position.setup, colour)]);
