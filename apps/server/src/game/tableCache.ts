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

/** The capacity in bytes, as estimated by `sizeOf`. */
const CAPACITY = 40 * 1024 * 1024;

/**
 * Tables as of the last commit known to this node. An entry is used if the database has nothing newer, and
 * otherwise brought up to date from the log.
 */
export class TableCache {
	/** Those used last come last. */
	private readonly known = new Map<string, Known>();
	private readonly boards = new KnownBoards();
	private tablesWeight = 0;

	constructor(private readonly capacity = CAPACITY) {}

	/** Call only after the commit. */
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

	/** Whether this game is cached, possibly out of date. */
	has(id: string): boolean {
		return this.get(id) !== undefined;
	}

	/** The cached table, if it is current. */
	find({ id, epoch, seq }: Game): Table | null {
		const known = this.get(id);
		return known && known.epoch === epoch && known.seq === seq ? known.table : null;
	}

	/**
	 * The current table. It is not cached here, because the transaction may have read uncommitted writes of its
	 * batch, which may be rolled back.
	 */
	async load(tx: Tx, game: Game): Promise<Table> {
		const known = this.get(game.id);
		const isOlder = known && known.epoch === game.epoch && known.seq <= game.seq;
		const table = isOlder ? await catchUp(tx, game, known) : null;
		return table ?? (await loadFromSnapshot(tx, game)) ?? (await rebuild(tx, game));
	}
}

/** The estimated size of a table in bytes, without its board. It must not change while the table is cached. */
const sizeOf = ({ position: { ply } }: Table): number => 8000 + ply * 700;

/** The referee's events after `since`, up to the game row that was read. */
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

/** The table after the events since; null if the log does not continue it. */
async function catchUp(tx: Tx, game: Game, { seq, table }: Omit<Known, 'epoch'>): Promise<Table | null> {
	const events = (await tableEvents(tx, game, seq)) as TableEvent[];
	try {
		return events.reduce(evolve, table);
	} catch {
		return null;
	}
}

/** Null if missing, corrupt, or newer than the log. */
async function readSnapshot(tx: Tx, game: Game): Promise<Row<'snapshot'> | null> {
	const kept = await tx.db.selectFrom('snapshot').selectAll().where('game', '=', game.id).executeTakeFirst();
	return kept && kept.seq <= game.seq && hashText(kept.table_text) === kept.hash ? kept : null;
}

/** Null if missing, or if the log does not continue it. */
async function loadFromSnapshot(tx: Tx, game: Game): Promise<Table | null> {
	const kept = await readSnapshot(tx, game);
	const table = kept && parseTable(kept.table_text);
	return table?.ok ? catchUp(tx, game, { seq: kept!.seq, table: table.value }) : null;
}

/**
 * The text of a table with a current snapshot, as every finished game has: no replay needed. Null if it must
 * be built.
 */
export async function snapshotText(tx: Tx, game: Game): Promise<string | null> {
	const kept = await readSnapshot(tx, game);
	return kept && (await tableEvents(tx, game, kept.seq)).length === 0 ? kept.table_text : null;
}

/** Rebuilds the table from its log alone; the referee decides every event again. */
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
