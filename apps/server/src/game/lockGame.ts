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

/** Locks a table, which serializes all changes to it across all nodes. */
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

/** Builds the `LockedGame` of rows that are already locked. */
export async function lockedGameOf(
	tx: Tx,
	cache: TableCache,
	hooks: readonly Hook[],
	game: Row<'game'>,
	seats: readonly Row<'seat'>[],
): Promise<LockedGame> {
	const table = game.started_ms === null ? null : await cache.load(tx, game);
	// The log must stay in order even if the clock was set back.
	const now = Math.max(await tx.now(), game.updated_ms);
	return new LockedGame(tx, hooks, game, seats, table, now);
}
