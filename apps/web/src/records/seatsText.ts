/** Who plays, as it stands in a link: `p-Ana.b-level:3`, each name as addresses write it. */
import { cleanName, isSoundSeat, type Seat } from '@rumis/table';

/** Dots separate the seats, so a name has none in it. */
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

/** Who plays, for as many players; null where a link does not say it, or not so that it can be read. */
export function parseSeats(text: string, players: number): readonly Seat[] | null {
	const seats = text.split('.').map(parseSeat);
	const isWhole = seats.length === players && seats.every((seat) => seat !== null);
	return isWhole ? (seats as readonly Seat[]) : null;
}
