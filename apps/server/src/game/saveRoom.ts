import { makeTable, type Table } from '@rumis/table';
import { writeJobs } from '../jobs/queries.js';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { hashText } from '../util/secrets.js';
import { planJobs } from './referee.js';
import type { Room } from './room.js';

/** The table is written down now and then, so that a node that does not know it finds it faster. */
const SNAPSHOT_EVERY = 20;

/** Writes all that happened in the room. Saying nothing costs nothing. */
export async function saveRoom(room: Room, before: RoomBefore): Promise<void> {
	const { tx, game, seats } = room;
	if (room.eventRows.length > 0) {
		planJobs(room, before.game);
		for (const hook of room.hooks) hook(room);
		game.updated_ms = room.now;
		await tx.db.insertInto('event').values(room.eventRows).execute();
	}
	if (room.moveRows.length > 0) await tx.db.insertInto('move').values(room.moveRows).execute();
	await saveGame(tx, game, before.game);
	for (const [index, seat] of seats.entries()) await saveSeat(tx, seat, before.seats[index]!);
	if (isTimeForSnapshot(room, before)) await saveSnapshot(tx, game, room.begun);
	await writeJobs(tx, [...room.jobs.values()], [...room.droppedJobs], game.id);
}

/** The rows as they were when the transaction began. */
export interface RoomBefore {
	readonly game: Row<'game'>;
	readonly seats: readonly Row<'seat'>[];
}

export const copyOf = ({ game, seats }: RoomBefore): RoomBefore => ({
	game: { ...game },
	seats: seats.map((seat) => ({ ...seat })),
});

/** What differs from before; null when nothing does. */
function changes<Fields extends object>(now: Fields, before: Fields): Partial<Fields> | null {
	const keys = (Object.keys(now) as (keyof Fields)[]).filter((key) => now[key] !== before[key]);
	return keys.length === 0
		? null
		: (Object.fromEntries(keys.map((key) => [key, now[key]])) as Partial<Fields>);
}

async function saveGame({ db }: Tx, game: Row<'game'>, before: Row<'game'>): Promise<void> {
	const changed = changes(game, before);
	if (changed) await db.updateTable('game').set(changed).where('id', '=', game.id).execute();
}

async function saveSeat({ db }: Tx, seat: Row<'seat'>, before: Row<'seat'>): Promise<void> {
	const changed = changes(seat, before);
	if (!changed) return;
	const table = db.updateTable('seat').set(changed);
	await table.where('game', '=', seat.game).where('seat', '=', seat.seat).execute();
}

function isTimeForSnapshot({ game, table }: Room, { game: before }: RoomBefore): boolean {
	if (!table || game.seq === before.seq) return false;
	const isNext = Math.floor(game.seq / SNAPSHOT_EVERY) > Math.floor(before.seq / SNAPSHOT_EVERY);
	return isNext || game.status !== before.status;
}

async function saveSnapshot({ db }: Tx, { id, seq }: Row<'game'>, table: Table): Promise<void> {
	const table_text = makeTable(table);
	const facts = { seq, table_text, hash: hashText(table_text) };
	const row = db.insertInto('snapshot').values({ game: id, ...facts });
	await row.onConflict((conflict) => conflict.column('game').doUpdateSet(facts)).execute();
}
