import type { Row } from '../store/schema.js';

/** The author of a request: always from the session, never from a message. */
export interface Person {
	readonly session: string;
	readonly account: string | null;
	readonly name: string;
	/**
	 * An external program, identified by its token. It has no account at the table: its games are not its
	 * owner's.
	 */
	readonly isProgram?: boolean;
}

type Owned = Pick<Row<'seat'>, 'session' | 'account'>;

/** Whether the seat belongs to this browser or its account. */
export const owns = ({ session, account }: Person, seat: Owned): boolean =>
	seat.session === session || (account !== null && seat.account === account);

/** The person's seat, or null. The browser's own seat takes precedence over the account's. */
export function seatIn(seats: readonly Owned[], person: Person): number | null {
	const own = seats.findIndex(({ session }) => session === person.session);
	const seat = own < 0 ? seats.findIndex((row) => owns(person, row)) : own;
	return seat < 0 ? null : seat;
}
