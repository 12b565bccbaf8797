import type { Leaderboard, LeaderboardEntry, Profile, Rating } from '@rumis/protocol';
import { PROVISIONAL, RATING_PERIOD, SCALE } from '@rumis/ratings';
import { sql } from 'kysely';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { strengthNow } from './rating.js';

const MOST_ENTRIES = 100;

/** The best ratings that are certain enough, by number of players. */
export async function leaderboard(tx: Tx, players: number): Promise<Leaderboard> {
	const now = await tx.now();
	// Same as `rest`, but in SQL, so only ranked rows are read.
	const known = sql<boolean>`deviation * deviation + volatility * volatility
		* cast(${SCALE ** 2 / RATING_PERIOD} as double precision) * (cast(${now} as double precision) - updated_ms)
		<= cast(${PROVISIONAL ** 2} as double precision)`;
	const rows = await tx.db
		.selectFrom('rating')
		.innerJoin('account', 'account.id', 'rating.account')
		.selectAll('rating')
		.select('account.name')
		.where('players', '=', players)
		.where(known)
		.orderBy('rating', 'desc')
		.orderBy('account.id')
		.limit(MOST_ENTRIES)
		.execute();
	const entries: LeaderboardEntry[] = [];
	for (const row of rows) {
		const { players: _, isProvisional: __, ...facts } = ratingOf(row, now);
		const last = entries.at(-1);
		const rank = last?.rating === facts.rating ? last.rank : entries.length + 1;
		entries.push({ rank, name: row.name, ...facts });
	}
	return { players, entries };
}

/** The public profile of an account. */
export async function profileOf(tx: Tx, { id, name, created_ms }: Row<'account'>): Promise<Profile> {
	const now = await tx.now();
	const rows = await tx.db
		.selectFrom('rating')
		.selectAll()
		.where('account', '=', id)
		.orderBy('players')
		.execute();
	const { games } = await tx.db
		.selectFrom('seat')
		.innerJoin('game', 'game.id', 'seat.game')
		.select((select) => select.fn.countAll<number | string>().as('games'))
		.where('seat.account', '=', id)
		.where('game.status', '=', 'over')
		.executeTakeFirstOrThrow();
	return { name, since: created_ms, ratings: rows.map((row) => ratingOf(row, now)), games: Number(games) };
}

function ratingOf(row: Row<'rating'>, now: number): Rating {
	const { rating, deviation } = strengthNow(row, now);
	return {
		players: row.players,
		rating: Math.round(rating),
		deviation: Math.round(deviation),
		games: row.games,
		isProvisional: deviation > PROVISIONAL,
	};
}
