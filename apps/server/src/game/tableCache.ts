import { evolve, parseTable, replay, TABLE_EVENT_KINDS, type Table, type TableEvent } from '@rumis/table';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { hashText } from '../util/secrets.js';
import { KnownBoards } from './knownBoards.js';
import { DamagedGame } from './quarantine.js';

interface Known {
	readonly epoch: string;
	readonly seq: number;
	readonly table: Table;
}

type Game = Pick<Row<'game'>, 'id' | 'epoch' | 'seq'>;

/** What a cache may take, in bytes, as estimated by `sizeOf`. */
const CAPACITY = 40 * 1024 * 1024;

/**
 * Tables as they were after the last commit that this node knows of. Only a short cut: what it holds is
 * used when the database says that nothing has happened since, and brought up to date from the log otherwise.
 */
export class TableCache {
	/** Those used last come last. */
	private readonly known = new Map<string, Known>();
	private readonly boards = new KnownBoards();
	private tablesWeight = 0;

	constructor(private readonly capacity = CAPACITY) {}

	/** To be called only after what led there was committed. */
	put({ id, epoch, seq }: Game, table: Table): void {
		this.drop(id);
		this.known.set(id, { epoch, seq, table });
		this.tablesWeight += sizeOf(table);
		this.boards.add(table.position.setup.scenario);
		for (const oldest of this.known.keys()) {
			if (this.tablesWeight + this.boards.weight <= this.capacity) break;
			this.drop(oldest);
		}
	}

	private drop(id: string): void {
		const known = this.known.get(id);
		if (!known) return;
		this.known.delete(id);
		this.tablesWeight -= sizeOf(known.table);
		this.boards.remove(known.table.position.setup.scenario);
	}

	/** Marks it as used, too. */
	private get(id: string): Known | undefined {
		const known = this.known.get(id);
		if (!known) return undefined;
		this.known.delete(id);
		this.known.set(id, known);
		return known;
	}

	/** Whether the table of this game is known, if perhaps not as it is now. */
	has(id: string): boolean {
		return this.get(id) !== undefined;
	}

	/** The table, if it is known as it is now. */
	find({ id, epoch, seq }: Game): Table | null {
		const known = this.get(id);
		return known && known.epoch === epoch && known.seq === seq ? known.table : null;
	}

	/**
	 * The table as it is now. It is not kept, because what a transaction reads may be what another one of the
	 * same commit has written, and be lost with it.
	 */
	async load(tx: Tx, game: Game): Promise<Table> {
		const known = this.get(game.id);
		const isOlder = known && known.epoch === game.epoch && known.seq <= game.seq;
		const table = isOlder ? await catchUp(tx, game, known) : null;
		return table ?? (await loadFromSnapshot(tx, game)) ?? (await rebuild(tx, game));
	}
}

/** About how many bytes a table takes without its board. It must not change while the table is known. */
const sizeOf = ({ position: { ply } }: Table): number => 8000 + ply * 700;

/** The events of the referee after `since`; none that came after the row of the game was read. */
async function tableEvents(tx: Tx, { id, seq }: Pick<Game, 'id' | 'seq'>, since: number): Promise<unknown[]> {
	if (since === seq) return [];
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

/** The table after what happened since; null when the log does not follow on it. */
async function catchUp(tx: Tx, game: Game, { seq, table }: Omit<Known, 'epoch'>): Promise<Table | null> {
	const events = (await tableEvents(tx, game, seq)) as TableEvent[];
	try {
		return events.reduce(evolve, table);
	} catch {
		return null;
	}
}

/** Null when there is none, or when it is not what was written or newer than the log. */
async function readSnapshot(tx: Tx, game: Game): Promise<Row<'snapshot'> | null> {
	const kept = await tx.db.selectFrom('snapshot').selectAll().where('game', '=', game.id).executeTakeFirst();
	return kept && kept.seq <= game.seq && hashText(kept.table_text) === kept.hash ? kept : null;
}

/** Null when there is none, or when it does not lead to where the log is. */
async function loadFromSnapshot(tx: Tx, game: Game): Promise<Table | null> {
	const kept = await readSnapshot(tx, game);
	const table = kept && parseTable(kept.table_text);
	return table?.ok ? catchUp(tx, game, { seq: kept!.seq, table: table.value }) : null;
}

/**
 * The text of a table whose snapshot is of now, as that of every finished game is: so nobody has to play the
 * game again to show it. Null when it has to be made.
 */
export async function snapshotText(tx: Tx, game: Game): Promise<string | null> {
	const kept = await readSnapshot(tx, game);
	return kept && (await tableEvents(tx, game, kept.seq)).length === 0 ? kept.table_text : null;
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
	if (!start.ok) throw new DamagedGame(`the log of game ${id} has no beginning: ${start.error.code}`);
	const table = replay(start.value.config, await tableEvents(tx, { id, seq }, 0));
	if (table.ok) return table.value;
	throw new DamagedGame(`the log of game ${id} is wrong at event ${table.error.seq}: ${table.error.code}`);
}
