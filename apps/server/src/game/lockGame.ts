import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { type Hook, LockedGame } from './lockedGame.js';
import type { TableCache } from './tableCache.js';

/** The rows of a table and of its seats; null when there is no such table. */
export async function readRows(
	{ db, isPostgres }: Tx,
	id: string,
	lock: 'lock' | 'look',
): Promise<{ readonly game: Row<'game'>; readonly seats: Row<'seat'>[] } | null> {
	const query = db.selectFrom('game').selectAll().where('id', '=', id);
	const game = await (lock === 'lock' && isPostgres ? query.forUpdate() : query).executeTakeFirst();
	if (!game) return null;
	const seats = db.selectFrom('seat').selectAll().where('game', '=', id).orderBy('seat');
	return { game, seats: await seats.execute() };
}

/** Locks a table, so that all that happens to it happens one after the other, on however many nodes. */
export async function lockGame(
	tx: Tx,
	cache: TableCache,
	hooks: readonly Hook[],
	id: string,
): Promise<LockedGame | null> {
	const rows = await readRows(tx, id, 'lock');
	if (!rows) return null;
	return lockedGameOf(tx, cache, hooks, rows.game, rows.seats);
}

/** The locked of rows that are locked already. */
export async function lockedGameOf(
	tx: Tx,
	cache: TableCache,
	hooks: readonly Hook[],
	game: Row<'game'>,
	seats: readonly Row<'seat'>[],
): Promise<LockedGame> {
	const table = game.started_ms === null ? null : await cache.load(tx, game);
	// A clock that was set back must not make the log run backwards.
	const now = Math.max(await tx.now(), game.updated_ms);
	return new LockedGame(tx, hooks, game, seats, table, now);
}
