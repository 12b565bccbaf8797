/** Ratings of the players at a table, for display. */
import type { SeatRating, SeatView, TableInfo, TableRow } from '@rumis/protocol';
import { PROVISIONAL } from '@rumis/ratings';
import type { Tx } from '../store/store.js';
import { changeOf, strengthNow } from './rating.js';

const keyOf = (name: string, players: number): string => `${players} ${name}`;

/** The ratings of these accounts, by name and number of players. */
async function readRatings(
	tx: Tx,
	names: readonly string[],
	now: number,
): Promise<ReadonlyMap<string, SeatRating>> {
	if (names.length === 0) return new Map();
	const rows = await tx.db
		.selectFrom('rating')
		.innerJoin('account', 'account.id', 'rating.account')
		.selectAll('rating')
		.select('account.name')
		.where('account.name', 'in', [...new Set(names)])
		.execute();
	return new Map(
		rows.map((row) => {
			const { rating, deviation } = strengthNow(row, now);
			const told = { rating: Math.round(rating), isProvisional: deviation > PROVISIONAL };
			return [keyOf(row.name, row.players), told];
		}),
	);
}

const accountsAt = (seats: readonly SeatView[]): readonly string[] =>
	seats.filter(({ account }) => account).map(({ name }) => name);

function rateSeats(
	seats: readonly SeatView[],
	players: number,
	ratings: ReadonlyMap<string, SeatRating>,
): readonly SeatView[] {
	return seats.map((seat) => {
		const rating = seat.account ? ratings.get(keyOf(seat.name, players)) : undefined;
		return rating ? { ...seat, rating } : seat;
	});
}

/** Listed tables, with their players' ratings. */
export async function withRatings(tx: Tx, tables: readonly TableRow[]): Promise<readonly TableRow[]> {
	const names = tables.flatMap(({ seats }) => accountsAt(seats));
	const ratings = await readRatings(tx, names, await tx.now());
	return tables.map((table) => ({ ...table, seats: rateSeats(table.seats, table.players, ratings) }));
}

/** A table with its players' ratings, and their changes once the game was rated. */
export async function withTableRatings(tx: Tx, info: TableInfo): Promise<TableInfo> {
	const ratings = await readRatings(tx, accountsAt(info.seats), await tx.now());
	const seats = rateSeats(info.seats, info.terms.players, ratings);
	if (info.status !== 'over' || !info.isRated) return { ...info, seats };
	const rows = await tx.db
		.selectFrom('rating_change')
		.select(['seat', 'rating_before', 'rating_after'])
		.where('game', '=', info.id)
		.orderBy('seat')
		.execute();
	const ratingChanges = rows.map((row) => changeOf(row.seat, row.rating_before, row.rating_after));
	return { ...info, seats, ...(rows.length > 0 && { ratingChanges }) };
}
