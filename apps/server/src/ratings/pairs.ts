import type { Tx } from '../store/store.js';
import { sourceMark } from '../util/address.js';

/** The window in which games between the same two players count, in milliseconds. */
const WINDOW = 7 * 24 * 3600 * 1000;

/** A rated player, as far as it matters how much a result against them counts. */
export interface Paired {
	readonly account: string;
	readonly isProvisional: boolean;
	/** Where they were last seen, from `sourceMark`; empty if unknown. */
	readonly source: string;
}

/** The weight of a result for one account, against another, from 0 to 1. */
export type PairFactor = (own: string, other: string) => number;

/** A rated game of an account, with one of its opponents; null if that account is gone. */
interface Meeting {
	readonly own: string;
	readonly game: string;
	readonly other: string | null;
	readonly source: string | null;
}

/**
 * The n-th game against the same player within a week counts 1/n, so repeated wins against a friend gain little.
 * Newcomers of one address count as the same player, and so do those that are gone: otherwise everybody could
 * make new accounts to win against.
 */
export async function pairFactors(tx: Tx, players: readonly Paired[], now: number): Promise<PairFactor> {
	const accounts = players.map(({ account }) => account);
	const meetings = await readMeetings(tx, accounts, now - WINDOW);
	return (own, other) => {
		const opponent = players.find(({ account }) => account === other);
		const games = meetings.filter((meeting) => meeting.own === own && opponent && isWith(meeting, opponent));
		return 1 / (1 + new Set(games.map(({ game }) => game)).size);
	};
}

const readMeetings = ({ db }: Tx, accounts: readonly string[], since: number): Promise<Meeting[]> =>
	db
		.selectFrom('rating_change as one')
		.leftJoin('rating_change as two', (join) =>
			join.onRef('two.game', '=', 'one.game').onRef('two.account', '!=', 'one.account'),
		)
		.select(['one.account as own', 'one.game', 'two.account as other', 'two.source'])
		.where('one.account', 'in', accounts)
		.where('one.at_ms', '>', since)
		.execute();

function isWith({ other, source }: Meeting, opponent: Paired): boolean {
	if (other === opponent.account) return true;
	return opponent.isProvisional && (other === null || source === opponent.source);
}

/** Where these accounts were last seen. */
export async function sourcesOf(
	{ db }: Tx,
	accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	const sessions = await db
		.selectFrom('session')
		.select(['account', 'address'])
		.where('account', 'in', accounts)
		.where('address', 'is not', null)
		.orderBy('seen_ms')
		.execute();
	return new Map(sessions.map(({ account, address }) => [account!, sourceMark(address!)]));
}
