import { evolve, parseTable, replay, TABLE_EVENT_KINDS, type Table, type TableEvent } from '@rumis/table';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { hashText } from '../util/secrets.js';

interface Known {
	readonly epoch: string;
	readonly seq: number;
	readonly table: Table;
}

type Game = Pick<Row<'game'>, 'id' | 'epoch' | 'seq'>;

/**
 * Tables as they were after the last commit that this node knows of. Only a short cut: what it holds is
 * used when the database says that nothing has happened since, and made again from the log otherwise.
 */
export class TableCache {
	private readonly known = new Map<string, Known>();

	constructor(private readonly capacity = 1000) {}

	/** To be called only after what led there was committed. */
	put({ id, epoch, seq }: Game, table: Table): void {
		this.known.delete(id);
		this.known.set(id, { epoch, seq, table });
		if (this.known.size > this.capacity) this.known.delete(this.known.keys().next().value!);
	}

	async load(tx: Tx, game: Game): Promise<Table> {
		const known = this.known.get(game.id);
		if (known && known.epoch === game.epoch && known.seq === game.seq) return known.table;
		return (await loadFromSnapshot(tx, game)) ?? (await rebuild(tx, game));
	}
}

/** The events of the referee after `since`; none that came after the row of the game was read. */
async function tableEvents(tx: Tx, { id, seq }: Pick<Game, 'id' | 'seq'>, since: number): Promise<unknown[]> {
	const rows = await tx.db
		.selectFrom('event')
		.select('event_json')
		.where('game', '=', id)
		.where('seq', '>', since)
		.where('seq', '<=', seq)
		.where('kind', 'in', TABLE_EVENT_KINDS)
		.orderBy('seq')
		.execute();
	return rows.map(({ event_json }) => JSON.parse(event_json) as unknown);
}

/** Null when there is none, or when it does not lead to where the log is. */
async function loadFromSnapshot(tx: Tx, game: Game): Promise<Table | null> {
	const kept = await tx.db.selectFrom('snapshot').selectAll().where('game', '=', game.id).executeTakeFirst();
	if (!kept || kept.seq > game.seq || hashText(kept.table_text) !== kept.hash) return null;
	const table = parseTable(kept.table_text);
	if (!table.ok) return null;
	const events = (await tableEvents(tx, game, kept.seq)) as TableEvent[];
	try {
		return events.reduce(evolve, table.value);
	} catch {
		return null;
	}
}

/** The table from its log alone, every event decided again by the referee. */
export async function rebuild(tx: Tx, { id, seq }: Pick<Game, 'id' | 'seq'>): Promise<Table> {
	const begun = await tx.db
		.selectFrom('event')
		.select('event_json')
		.where('game', '=', id)
		.where('kind', '=', 'started')
		.executeTakeFirst();
	const text = begun ? (JSON.parse(begun.event_json) as { readonly table: string }).table : '';
	const start = parseTable(text);
	if (!start.ok) throw new Error(`the log of game ${id} has no beginning: ${start.error.code}`);
	const table = replay(start.value.config, await tableEvents(tx, { id, seq }, 0));
	if (table.ok) return table.value;
	throw new Error(`the log of game ${id} is wrong at event ${table.error.seq}: ${table.error.code}`);
}
