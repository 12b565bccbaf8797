import { sql } from 'kysely';
import type { Store } from './store.js';

export interface StoreSize {
	readonly games: number;
	/** The size of all games on disk, with indexes. */
	readonly bytes: number;
	/** The average size of the rows written per move, without indexes. */
	readonly bytesPerMove: number;
}

/** The number of moves sampled. */
const SAMPLE = 500;
/** The approximate overhead per row. */
const ROW_HEAD = 24;

export const sizeOfStore = (store: Store): Promise<StoreSize> =>
	store.read(async ({ db, isPostgres }) => {
		const size = isPostgres
			? sql<{ bytes: number }>`select sum(pg_total_relation_size(name)) as bytes from unnest(
				array['game', 'seat', 'move', 'event', 'snapshot', 'job']::regclass[]) as name`
			: sql<{
					bytes: number;
				}>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
		const { rows } = await size.execute(db);
		const events = await db
			.selectFrom('event')
			.selectAll()
			.where('kind', '=', 'moved')
			.limit(SAMPLE)
			.execute();
		const moves = await db.selectFrom('move').selectAll().limit(SAMPLE).execute();
		const games = db.selectFrom('game').select(({ fn }) => fn.countAll().as('count'));
		return {
			games: Number((await games.executeTakeFirstOrThrow()).count),
			bytes: Number(rows[0]?.bytes ?? 0),
			bytesPerMove: average(events) + average(moves),
		};
	});

const average = (rows: readonly object[]): number =>
	rows.reduce((sum, row) => sum + bytesOf(row), 0) / Math.max(1, rows.length);

const bytesOf = (row: object): number =>
	Object.values(row).reduce<number>(
		(sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) + 1 : value === null ? 0 : 8),
		ROW_HEAD,
	);
