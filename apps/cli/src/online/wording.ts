import type { Outcome } from './onlineGame.js';
import type { SiteError } from './site.js';

const REFUSALS: Readonly<Partial<Record<SiteError, string>>> = {
	offline: 'no server responds',
	notRumis: 'this is not a Rumis server',
	noSession: 'the server does not accept this token',
	badVersion: 'the server uses a different protocol version',
	noTable: 'there is no such table',
	begun: 'the game has already begun',
	seatTaken: 'no free seat, or it needs an invitation: --table ID/INVITE',
	badInvite: 'the invitation is not valid for this table',
	badMessage: 'the server rejected this table or name',
};

/** Why an action failed, and where. */
export const sayRefusal = (code: SiteError, where: string): string =>
	`${where}: ${REFUSALS[code] ?? `the server refused the request (${code})`}`;

/** The outcome of a game for the bot. */
export function sayOutcome(outcome: Outcome, table: string): string {
	switch (outcome.kind) {
		case 'over': {
			const own = outcome.standings.find(({ seat }) => seat === outcome.seat);
			return own ? `Over: rank ${own.rank} of ${outcome.standings.length}, ${own.points} points` : 'Over';
		}
		case 'cancelled':
			return 'The table was closed before the game began';
		case 'noSeat':
			return 'Someone else has the seat';
		case 'fault':
			return table === '' ? 'Gave up' : `${table}: gave up because the program failed: ${outcome.reason}`;
	}
}
