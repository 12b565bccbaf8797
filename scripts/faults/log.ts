/** The log in the database after a run. */
import { makeMove } from '@rumis/rules';
import { rebuild } from '../../apps/server/src/game/tableCache.js';
import type { Row } from '../../apps/server/src/store/schema.js';
import type { Store, Tx } from '../../apps/server/src/store/store.js';

export interface GameLog {
	readonly game: Pick<Row<'game'>, 'id' | 'epoch' | 'seq' | 'ply' | 'status' | 'started_ms'>;
	/** Ordered by number. */
	readonly events: readonly Row<'event'>[];
	readonly moves: readonly Row<'move'>[];
	/** The moves after replaying everything with the referee; or why that fails. */
	readonly replayed: readonly string[] | Error;
}

export async function readLogs(store: Store): Promise<Map<string, GameLog>> {
	return store.read(async (tx) => {
		const games = await tx.db.selectFrom('game').selectAll().execute();
		const events = groupByGame(
			await tx.db.selectFrom('event').selectAll().orderBy('game').orderBy('seq').execute(),
		);
		const moves = groupByGame(
			await tx.db.selectFrom('move').selectAll().orderBy('game').orderBy('seq').execute(),
		);
		const logs = new Map<string, GameLog>();
		for (const game of games) {
			const rows = { events: events.get(game.id) ?? [], moves: moves.get(game.id) ?? [] };
			logs.set(game.id, { game, ...rows, replayed: await replayed(tx, game) });
		}
		return logs;
	});
}

function groupByGame<Any extends { readonly game: string }>(rows: readonly Any[]): Map<string, Any[]> {
	const groups = new Map<string, Any[]>();
	for (const row of rows) groups.set(row.game, [...(groups.get(row.game) ?? []), row]);
	return groups;
}

async function replayed(tx: Tx, game: Row<'game'>): Promise<readonly string[] | Error> {
	if (game.started_ms === null) return [];
	try {
		return (await rebuild(tx, game)).position.moves.map(makeMove);
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error));
	}
}
