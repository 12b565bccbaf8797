import { describe, expect, it, vi } from 'vitest';
import { randomMove } from '../../test/moves.js';
import { personAt, playedGame } from '../../test/played.js';
import { newStore } from '../../test/server.js';
import { Games } from './games.js';

/** This many new games, with their first moves. */
async function begunGames(count: number) {
	const store = await newStore('postgres');
	const write = vi.spyOn(store, 'write');
	const script = vi.fn(store.script!) as typeof store.script & ReturnType<typeof vi.fn>;
	Object.assign(store, { script });
	const games = new Games(store, undefined, (error) => {
		throw error;
	});
	const ids = await Promise.all(Array.from({ length: count }, (_, seed) => playedGame(games, 0, seed)));
	const table = await store.read(async (tx) => {
		const row = await tx.db
			.selectFrom('game')
			.selectAll()
			.where('id', '=', ids[0]!)
			.executeTakeFirstOrThrow();
		return games.cache.load(tx, row);
	});
	const { text: move } = randomMove(table, 1);
	const play = (game: string, id = 'first', seat = 0) =>
		games.request(personAt(seat), { kind: 'move', id, game, ply: 0, move });
	const seqsOf = (game: string) =>
		store.read(async ({ db }) => {
			const rows = await db
				.selectFrom('event')
				.select('seq')
				.where('game', '=', game)
				.orderBy('seq')
				.execute();
			return rows.map(({ seq }) => seq);
		});
	for (const spy of [write, script]) spy.mockClear();
	const transactions = () => write.mock.calls.length + script.mock.calls.length;
	return { store, games, ids, play, transactions, seqsOf };
}

describe('concurrent moves', () => {
	it('share a transaction, and each is written as if alone', async () => {
		const { store, ids, play, transactions } = await begunGames(20);
		const told = await Promise.all(ids.map((id) => play(id)));
		expect(told.every(({ ok }) => ok)).toBe(true);
		expect(transactions()).toBeLessThanOrEqual(2);
		await store.read(async ({ db }) => {
			const games = await db.selectFrom('game').selectAll().where('id', 'in', ids).execute();
			expect(games.map(({ ply, turn_seat, branch }) => [ply, turn_seat, branch])).toEqual(
				ids.map(() => [1, 1, 0]),
			);
			const seats = await db.selectFrom('seat').selectAll().where('game', 'in', ids).execute();
			expect(seats.filter(({ seat }) => seat === 0).every(({ moves }) => moves === 1)).toBe(true);
			expect(await db.selectFrom('move').selectAll().where('game', 'in', ids).execute()).toHaveLength(20);
		});
	});

	it('are escaped correctly, whatever characters they contain', async () => {
		const { ids, play, transactions, seqsOf } = await begunGames(3);
		const nasty = ["'); drop table game; --", "\\', \\\\'", '$1 "€\u2028😀'];
		const before = await seqsOf(ids[0]!);
		const told = await Promise.all(ids.map((id, index) => play(id, nasty[index]!)));
		expect(told.every(({ ok }) => ok)).toBe(true);
		expect(await Promise.all(ids.map((id, index) => play(id, nasty[index]!)))).toEqual(told);
		expect(await seqsOf(ids[0]!)).toHaveLength(before.length + 1);
		expect(transactions()).toBeLessThanOrEqual(4);
	});

	it('are refused one by one: an illegal one does not roll back the others', async () => {
		const { ids, play } = await begunGames(3);
		const told = await Promise.all([play(ids[0]!), play(ids[1]!, 'first', 1), play(ids[2]!)]);
		expect(told.map(({ ok }) => ok)).toEqual([true, false, true]);
	});

	it('are made once if they are retries of the same move', async () => {
		const { ids, play, seqsOf } = await begunGames(1);
		const before = await seqsOf(ids[0]!);
		const told = await Promise.all([1, 2, 3].map(() => play(ids[0]!)));
		expect(told).toEqual([told[0], told[0], told[0]]);
		expect(await play(ids[0]!)).toEqual(told[0]);
		expect(await seqsOf(ids[0]!)).toEqual([...before, before.at(-1)! + 1]);
	});

	it('do not wait for a table locked by another transaction', async () => {
		const { store, ids, play } = await begunGames(4);
		const [locked, ...free] = ids;
		let unlock = () => {};
		const holding = new Promise<void>((resolve) => {
			unlock = resolve;
		});
		let isLocked = () => {};
		const lockedNow = new Promise<void>((resolve) => {
			isLocked = resolve;
		});
		const held = store.write(async ({ db }) => {
			await db.selectFrom('game').selectAll().where('id', '=', locked!).forUpdate().execute();
			isLocked();
			await holding;
		});
		await lockedNow;
		const late = play(locked!);
		const told = await Promise.all(free.map((id) => play(id)));
		expect(told.every(({ ok }) => ok)).toBe(true);
		unlock();
		await held;
		expect((await late).ok).toBe(true);
	});

	it('are not blocked by a damaged game, which is the only one refused', async () => {
		const { store, games, ids, play } = await begunGames(3);
		const [bad, ...good] = ids;
		await store.write(async ({ db }) => {
			await db.updateTable('game').set({ epoch: 'other' }).where('id', '=', bad!).execute();
			await db.deleteFrom('snapshot').where('game', '=', bad!).execute();
			await db.deleteFrom('event').where('game', '=', bad!).where('kind', '=', 'started').execute();
		});
		const told = await Promise.all(ids.map((id) => play(id)));
		expect(told[0]).toEqual({ ok: false, error: { code: 'damaged' } });
		expect(told.slice(1).every(({ ok }) => ok)).toBe(true);
		expect(games.quarantine.has(bad!)).toBe(true);
		expect(good.some((id) => games.quarantine.has(id))).toBe(false);
	});
});
