import type { Row } from '../store/schema.js';

/** Who wishes something: always from the session, never from what a message says. */
export interface Person {
	readonly session: string;
	readonly account: string | null;
	readonly name: string;
}

type Owned = Pick<Row<'seat'>, 'session' | 'account'>;

/** Whether the seat belongs to this browser, or to the account that it is signed in to. */
export const owns = ({ session, account }: Person, seat: Owned): boolean =>
	seat.session === session || (account !== null && seat.account === account);
