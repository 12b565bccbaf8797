import { makeTable, type Table } from '@rumis/table';
import { jobRow, writeJobs } from '../jobs/queries.js';
import type { GameChanges } from '../store/bulk.js';
import type { NewRow, Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { hashText } from '../util/secrets.js';
import type { LockedGame } from './lockedGame.js';
import { planJobs } from './referee.js';

/** A snapshot is stored after this many events, for faster loading on a cache miss. */
const SNAPSHOT_EVERY = 20;

/** Writes all changes to the locked game. No changes, no queries. */
export async function saveGame(locked: LockedGame, before: GameRows): Promise<void> {
	const { tx } = locked;
	const { id, events, moves, game, seats, snapshot, jobs, dropped } = changesOf(locked, before);
	if (events.length > 0) await tx.db.insertInto('event').values(events).execute();
	if (moves.length > 0) await tx.db.insertInto('move').values(moves).execute();
	if (game) await tx.db.updateTable('game').set(game).where('id', '=', id).execute();
	for (const { row, changed } of seats) await saveSeat(tx, row, changed);
	if (snapshot) await saveSnapshot(tx, snapshot);
	await writeJobs(tx, jobs, dropped);
}

/** Collects the changes to write. Runs the hooks. */
export function changesOf(locked: LockedGame, before: GameRows): GameChanges {
	const { game, eventRows: events, moveRows: moves } = locked;
	if (events.length > 0) {
		planJobs(locked, before.game);
		for (const hook of locked.hooks) hook(locked);
		game.updated_ms = locked.now;
	}
	return {
		...{ id: game.id, events, moves },
		game: differences(game, before.game),
		seats: locked.seats.flatMap((row, index) => {
			const changed = differences(row, before.seats[index]!);
			return changed ? [{ row, changed }] : [];
		}),
		snapshot: isTimeForSnapshot(locked, before) ? snapshotOf(game, locked.begun) : null,
		jobs: [...locked.jobs.values()].map((job) => jobRow(job, game.id)),
		dropped: [...locked.droppedJobs],
	};
}

/** The rows as they were at the start of the transaction. */
export interface GameRows {
	readonly game: Row<'game'>;
	readonly seats: readonly Row<'seat'>[];
}

export const copyOf = ({ game, seats }: GameRows): GameRows => ({
	game: { ...game },
	seats: seats.map((seat) => ({ ...seat })),
});

/** The changed fields; null if nothing changed. */
function differences<Fields extends object>(now: Fields, before: Fields): Partial<Fields> | null {
	const keys = (Object.keys(now) as (keyof Fields)[]).filter((key) => now[key] !== before[key]);
	return keys.length === 0
		? null
		: (Object.fromEntries(keys.map((key) => [key, now[key]])) as Partial<Fields>);
}

async function saveSeat(
	{ db }: Tx,
	{ game, seat }: Row<'seat'>,
	changed: Partial<Row<'seat'>>,
): Promise<void> {
	const table = db.updateTable('seat').set(changed);
	await table.where('game', '=', game).where('seat', '=', seat).execute();
}

function isTimeForSnapshot({ game, table }: LockedGame, { game: before }: GameRows): boolean {
	if (!table || game.seq === before.seq) return false;
	const isNext = Math.floor(game.seq / SNAPSHOT_EVERY) > Math.floor(before.seq / SNAPSHOT_EVERY);
	return isNext || game.status !== before.status;
}

function snapshotOf({ id, seq }: Row<'game'>, table: Table): NewRow<'snapshot'> {
	const table_text = makeTable(table);
	return { game: id, seq, table_text, hash: hashText(table_text) };
}

async function saveSnapshot({ db }: Tx, { game, ...facts }: NewRow<'snapshot'>): Promise<void> {
	const row = db.insertInto('snapshot').values({ game, ...facts });
	await row.onConflict((conflict) => conflict.column('game').doUpdateSet(facts)).execute();
}
