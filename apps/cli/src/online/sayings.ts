import type { Outcome } from './onlineGame.js';
import type { SiteError } from './site.js';

const REFUSALS: Readonly<Partial<Record<SiteError, string>>> = {
	offline: 'no server answers',
	notRumis: 'there is no Rumis server',
	noSession: 'the server does not accept this token',
	noTable: 'there is no such table',
	begun: 'the game has begun already',
	seatTaken: 'no seat is free here, or only with a link: --table ID/INVITE',
	badInvite: 'the link to the seats of this table is wrong',
	badMessage: 'the server does not understand this table or name',
};

/** Why something could not be done, and where. */
export const sayRefusal = (code: SiteError, where: string): string =>
	`${where}: ${REFUSALS[code] ?? `the server refuses (${code})`}`;

/** How a game ended for the bot. */
export function sayOutcome(outcome: Outcome, table: string): string {
	switch (outcome.kind) {
		case 'over': {
			const own = outcome.standings.find(({ seat }) => seat === outcome.seat);
			return own ? `Over: rank ${own.rank} of ${outcome.standings.length}, ${own.points} points` : 'Over';
		}
		case 'cancelled':
			return 'The table was given up';
		case 'noSeat':
			return 'The seat is somebody else’s';
		case 'fault':
			return table === '' ? 'Given up' : `${table}: given up because the program failed: ${outcome.reason}`;
	}
}
