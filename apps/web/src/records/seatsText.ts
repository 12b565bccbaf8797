/** The players in a link: `p-Ana.b-level:3`, each name URL-encoded. */
import { cleanName, isSoundSeat, type Seat } from '@rumis/table';

/** Dots separate the seats, so they are escaped in names. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('.', '%2E');

const makeSeat = (seat: Seat): string => (seat.kind === 'bot' ? `b-${seat.bot}` : `p-${encode(seat.name)}`);

export const makeSeats = (seats: readonly Seat[]): string => seats.map(makeSeat).join('.');

function parseSeat(text: string): Seat | null {
	const seat: Seat = text.startsWith('b-')
		? { kind: 'bot', bot: text.slice(2), name: '' }
		: { kind: 'person', name: cleanName(decode(text.slice(2))) };
	return /^[bp]-/.test(text) && isSoundSeat(seat) ? seat : null;
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return '';
	}
}

/** Parses the players of a link; null if missing or malformed. */
export function parseSeats(text: string, players: number): readonly Seat[] | null {
	const seats = text.split('.').map(parseSeat);
	const isWhole = seats.length === players && seats.every((seat) => seat !== null);
	return isWhole ? (seats as readonly Seat[]) : null;
}
