import type { Tx } from '../store/store.js';

/** The window in which games between the same two players count, in milliseconds. */
const WINDOW = 7 * 24 * 3600 * 1000;

/** The weight of a result between two accounts, from 0 to 1. */
export type PairFactor = (one: string, other: string) => number;

/**
 * The n-th game between the same two players within a week counts 1/n, so repeated wins against a friend gain
 * little.
 */
export async function pairFactors({ db }: Tx, accounts: readonly string[], now: number): Promise<PairFactor> {
	const rows = await db
		.selectFrom('rating_change as one')
		.innerJoin('rating_change as other', 'other.game', 'one.game')
		.select(['one.account as one', 'other.account as other'])
		.where('one.account', 'in', accounts)
		.where('other.account', 'in', accounts)
		.whereRef('one.account', '<', 'other.account')
		.where('one.at_ms', '>', now - WINDOW)
		.execute();
	const games = new Map<string, number>();
	for (const { one, other } of rows)
		games.set(pairKey(one, other), (games.get(pairKey(one, other)) ?? 0) + 1);
	return (one, other) => 1 / (1 + (games.get(pairKey(one, other)) ?? 0));
}

const pairKey = (one: string, other: string): string => [one, other].sort().join(' ');
