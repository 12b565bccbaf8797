import type { Row } from '../store/schema.js';

/** Who makes a request: always from the session, never from what a message says. */
export interface Person {
	readonly session: string;
	readonly account: string | null;
	readonly name: string;
	/** An outside program, known by its token. It has no account at the table: its games are not its owner's. */
	readonly isProgram?: boolean;
}

type Owned = Pick<Row<'seat'>, 'session' | 'account'>;

/** Whether the seat belongs to this browser, or to the account that it is signed in to. */
export const owns = ({ session, account }: Person, seat: Owned): boolean =>
	seat.session === session || (account !== null && seat.account === account);

/** The seat of a person, null without one. The browser's own goes first, where the account has another one. */
export function seatIn(seats: readonly Owned[], person: Person): number | null {
	const own = seats.findIndex(({ session }) => session === person.session);
	const seat = own < 0 ? seats.findIndex((row) => owns(person, row)) : own;
	return seat < 0 ? null : seat;
}
