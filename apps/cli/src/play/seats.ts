import { type Colour, err, type ModeId, modeOf, ok, type Position, type Result, seatOf } from '@rumis/rules';
import { seatToMove, UNNAMED } from '@rumis/table';

/** Who sits where: `me` for the person at the keyboard, else a bot as the engine reads it. */
export type Seats = readonly string[];

export const ME = UNNAMED;

export const levelSeat = (level: number): string => `level:${level}`;

/** The person first, bots of one level on all other seats. */
export const usualSeats = (count: number, level: number): Seats =>
	Array.from({ length: count }, (_, seat) => (seat === 0 ? ME : levelSeat(level)));

/** Only the form is looked at: which bots there are, the engine knows. */
const isSeat = (text: string): boolean => text === ME || /^[a-z]+(:\d{1,9})?$/.test(text);

export function parseSeats(text: string, count: number): Result<Seats, string> {
	const seats = text.split(',').map((seat) => seat.trim());
	const wrong = seats.find((seat) => !isSeat(seat));
	if (wrong !== undefined)
		return err(`not a seat: ${wrong || 'nothing'}; expected me or a bot such as level:5`);
	if (seats.length !== count) return err(`${seats.length} seats given, but ${count} people play`);
	return ok(seats);
}

/** The seat that plays a colour; in the duo mode each has two. */
export const seatOfColour = (mode: ModeId, colour: Colour): number =>
	modeOf(mode).seatOfColour(seatOf(colour));

/** Who is to play; null when the game is over. */
export function playerToMove(position: Position, seats: Seats): string | null {
	const seat = seatToMove({ position });
	return seat === null ? null : (seats[seat] ?? null);
}
