import { makeMove, parseScenario } from '@rumis/rules';
import { parseTable, startTable, type Table } from '@rumis/table';
import { expect, it } from 'vitest';
import { randomMove, tableAt } from '../../test/moves.js';
import { newServer, twoPlayers } from '../../test/server.js';
import { rebuild, TableCache } from './tableCache.js';

/** A game of this many moves, and its store. */
async function someGame(plies: number) {
	const { url, context } = await newServer();
	const { ana, ben, game } = await twoPlayers(url);
	let table = await tableAt(url, game);
	for (let ply = 0; ply < plies; ply++) {
		const { text, next } = randomMove(table, ply);
		await (ply % 2 === 0 ? ana : ben).ask({ kind: 'move', game, ply, move: text });
		table = next;
	}
	const moves = table.position.moves.map(makeMove);
	const row = await context.store.read(({ db }) =>
		db.selectFrom('game').selectAll().where('id', '=', game).executeTakeFirstOrThrow(),
	);
	return { store: context.store, game: row, moves };
}

it('a table that is not cached is loaded from its snapshot and log', async () => {
	const { store, game, moves } = await someGame(14);
	const snapshots = await store.read(({ db }) => db.selectFrom('snapshot').select('seq').execute());
	expect(snapshots).toHaveLength(1);
	expect(snapshots[0]!.seq).toBeLessThan(game.seq);
	const loaded = await store.read((tx) => new TableCache().load(tx, game));
	expect(loaded.position.moves.map(makeMove)).toEqual(moves);
});

it.each([
	['is broken', { table_text: 'no table' }],
	['is not what was written', { table_text: '{}' }],
	['is newer than the log', { seq: 999 }],
])('a snapshot that %s is ignored', async (_, wrong) => {
	const { store, game, moves } = await someGame(14);
	const [spoiled] = await store.write(({ db }) =>
		db.updateTable('snapshot').set(wrong).where('game', '=', game.id).execute(),
	);
	expect(spoiled?.numUpdatedRows).toBe(1n);
	const loaded = await store.read((tx) => new TableCache().load(tx, game));
	expect(loaded.position.moves.map(makeMove)).toEqual(moves);
});

it('a log with an illegal move is rejected', async () => {
	const { store, game } = await someGame(4);
	const forged = JSON.stringify({ kind: 'moved', ply: 1, seat: 1, move: 'I2 a1,c1' });
	await store.write(({ db }) =>
		db
			.updateTable('event')
			.set({ event_json: forged })
			.where('game', '=', game.id)
			.where('kind', '=', 'moved')
			.where('seq', '=', 5)
			.execute(),
	);
	await expect(store.read((tx) => rebuild(tx, game))).rejects.toThrow('is wrong at event 2: illegal');
});

it('the log alone is sufficient: it begins with the table that the players were shown', async () => {
	const { store, game } = await someGame(2);
	const rows = await store.read(({ db }) =>
		db.selectFrom('event').selectAll().where('game', '=', game.id).orderBy('seq').execute(),
	);
	expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
	expect(rows.map(({ kind }) => kind)).toEqual(['sat', 'sat', 'started', 'moved', 'moved']);
	const { table } = JSON.parse(rows[2]!.event_json) as { table: string };
	expect(parseTable(table).ok).toBe(true);
	const moves = await store.read(({ db }) => db.selectFrom('move').selectAll().orderBy('ply').execute());
	expect(moves.map(({ ply, seq, branch }) => [ply, seq, branch])).toEqual([
		[0, 4, 0],
		[1, 5, 0],
	]);
});

/** A table on a player's own board of 144 squares, which is estimated at 432 KB. */
function onOwnBoard(name: string): Table {
	const plan = Array.from({ length: 12 }, () => '9'.repeat(12));
	const board = parseScenario(JSON.stringify({ id: 'own', name, plan, limits: { 2: { height: 9 } } }));
	if (!board.ok) throw new Error(board.error[0]!.code);
	const setup = { scenario: board.value, players: 2, mode: 'standard', start: 'yellow' } as const;
	const seats = [0, 1].map(() => ({ kind: 'person', name: '' }) as const);
	const started = startTable({ setup, seats, undo: 'free', seed: 1, ruin: 'turns' });
	if (!started.ok) throw new Error(started.error.code);
	return started.value;
}

const known = (cache: TableCache, ids: readonly string[]) => ids.filter((id) => cache.has(id));

it('tables on one board share it: it takes room once', () => {
	const cache = new TableCache(500_000);
	const ids = ['a', 'b', 'c', 'd'];
	for (const id of ids) cache.put({ id, epoch: '', seq: 1 }, onOwnBoard('One'));
	cache.put({ id: 'a', epoch: '', seq: 2 }, onOwnBoard('One'));
	expect(known(cache, ids)).toEqual(ids);
});

it('another board takes the room of tables that were not used for longest', () => {
	const cache = new TableCache(900_000);
	for (const id of ['a', 'b']) cache.put({ id, epoch: '', seq: 1 }, onOwnBoard('One'));
	cache.put({ id: 'c', epoch: '', seq: 1 }, onOwnBoard('Two'));
	cache.has('a');
	cache.put({ id: 'd', epoch: '', seq: 1 }, onOwnBoard('Three'));
	// Board One stays as long as one of its tables does.
	expect(known(cache, ['a', 'b', 'c', 'd'])).toEqual(['a', 'd']);
	cache.put({ id: 'e', epoch: '', seq: 1 }, onOwnBoard('Three'));
	expect(known(cache, ['a', 'd', 'e'])).toEqual(['a', 'd', 'e']);
});
