import type { TableRow } from '@rumis/protocol';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { tableRow } from './info.js';
import { owns, type Person } from './person.js';
import { isGameDamage } from './quarantine.js';

export interface Page {
	readonly limit: number;
	/** Only tables that changed before this time, for paging. */
	readonly before?: number | undefined;
	/** Only tables where this account has a seat. */
	readonly account?: string | undefined;
}

/** Public tables, newest first: with open seats, being played, or finished. */
export async function listTables(
	tx: Tx,
	status: 'waiting' | 'playing' | 'over',
	{ limit, before, account }: Page,
): Promise<TableRow[]> {
	let query = soundGames(tx).where('status', '=', status).where('private', '=', 0);
	if (status === 'waiting') query = query.where('free_open', '>', 0);
	if (before !== undefined) query = query.where('updated_ms', '<', before);
	if (account !== undefined) {
		query = query.where('id', 'in', (select) =>
			select.selectFrom('seat').select('game').where('account', '=', account),
		);
	}
	return withSeats(tx, await query.orderBy('updated_ms', 'desc').limit(limit).execute());
}

/** The tables where a person has a seat, newest first, including finished ones. */
export async function listMine(tx: Tx, person: Person, { limit, before }: Page): Promise<TableRow[]> {
	const { session, account } = person;
	let query = soundGames(tx)
		.where('status', '!=', 'cancelled')
		.where('id', 'in', (select) =>
			select
				.selectFrom('seat')
				.select('game')
				.where((seat) =>
					account === null
						? seat('session', '=', session)
						: seat.or([seat('session', '=', session), seat('account', '=', account)]),
				),
		);
	if (before !== undefined) query = query.where('updated_ms', '<', before);
	return withSeats(tx, await query.orderBy('updated_ms', 'desc').limit(limit).execute(), person);
}

/** All games except damaged ones. */
const soundGames = ({ db }: Tx) =>
	db
		.selectFrom('game')
		.selectAll()
		.where('id', 'not in', (select) => select.selectFrom('quarantine').select('game'));

/** `person`: whose own seat is included. */
async function withSeats(tx: Tx, games: readonly Row<'game'>[], person?: Person): Promise<TableRow[]> {
	if (games.length === 0) return [];
	const ids = games.map(({ id }) => id);
	const rows = await tx.db
		.selectFrom('seat')
		.selectAll()
		.where('game', 'in', ids)
		.orderBy('game')
		.orderBy('seat')
		.execute();
	const byGame = group(rows);
	return games.flatMap((game) => {
		const seats = byGame.get(game.id) ?? [];
		const row = soundRow(game, seats);
		if (!row) return [];
		const you = person ? seats.findIndex((seat) => owns(person, seat)) : -1;
		return { ...row, ...(you < 0 ? {} : { you }) };
	});
}

/** Null for a damaged game. It is quarantined when someone opens it, not when the list is read. */
function soundRow(game: Row<'game'>, seats: readonly Row<'seat'>[]): TableRow | null {
	try {
		return tableRow(game, seats);
	} catch (error) {
		if (isGameDamage(error)) return null;
		throw error;
	}
}

function group(rows: readonly Row<'seat'>[]): Map<string, Row<'seat'>[]> {
	const groups = new Map<string, Row<'seat'>[]>();
	for (const row of rows) groups.set(row.game, [...(groups.get(row.game) ?? []), row]);
	return groups;
}
