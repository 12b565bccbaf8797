import { GET_READY, type TableInfo } from '@rumis/protocol';
import { ok } from '@rumis/rules';
import { describe, expect, it, vi } from 'vitest';
import { Games } from '../src/game/games.js';
import { Heartbeat } from '../src/game/heartbeat.js';
import type { TestClient } from './client.js';
import { randomMove, tableAt } from './moves.js';
import { personAt, playedGame } from './played.js';
import { newPlace, newServer, newStore, STORES, stillTime, twoPlayers } from './server.js';

// Servers are started and stopped between moves.
vi.setConfig({ testTimeout: 300_000 });

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const LIVE = { kind: 'live', base: 5 * MINUTE, increment: 3000 } as const;
const DAYS = { kind: 'move', each: 2 * DAY } as const;

/** A server whose database time the test controls. */
async function timedServer(kind: (typeof STORES)[number]) {
	const time = stillTime();
	const server = await newServer({ ...(await newPlace(kind)), adjustTime: time.adjustTime });
	return { server, time, url: server.url };
}

async function firstMove(client: TestClient, url: string, game: string, ply = 0) {
	const { text } = randomMove(await tableAt(url, game), 1);
	return client.ask({ kind: 'move', game, ply, move: text });
}

/** One takes back the last move, and the other agrees. */
async function takeBack(asking: TestClient, agreeing: TestClient, game: string): Promise<void> {
	expect(await asking.ask({ kind: 'undo', game })).toMatchObject({ kind: 'ack' });
	expect(await agreeing.ask({ kind: 'answerUndo', game, agree: true })).toMatchObject({ kind: 'ack' });
}

const clockOf = async (client: TestClient, game: string) =>
	(await client.request<TableInfo>('GET', `/api/tables/${game}`)).body.clock;

describe.each(STORES)('clocks on %s', (kind) => {
	it('charge a seat for the time it took, and add an increment for each move', async () => {
		const { time, url } = await timedServer(kind);
		const { ana, game } = await twoPlayers(url, { clock: LIVE });
		const before = await clockOf(ana, game);
		expect(before.turn).toMatchObject({ seat: 0, deadline: before.turn!.since + 5 * MINUTE });
		time.offset = GET_READY + 2 * MINUTE;
		await firstMove(ana, url, game);
		const after = await clockOf(ana, game);
		expect(after.moves).toEqual([1, 0]);
		expect(after.spent[0]).toBe(2 * MINUTE);
		expect(after.turn).toMatchObject({ seat: 1, deadline: after.turn!.since + 5 * MINUTE });
	});

	it('end a two-player game when the time is up, without a request', async () => {
		const { server, time, url } = await timedServer(kind);
		const { ana, ben, game } = await twoPlayers(url, { clock: LIVE });
		time.offset = GET_READY + 5 * MINUTE + 1000;
		server.context.jobs.look();
		expect(await ben.event(game, 'ended')).toMatchObject({ event: { seat: 0, why: 'time' } });
		expect(await ana.event(game, 'over')).toMatchObject({ event: { standings: [{ rank: 2 }, { rank: 1 }] } });
	});

	it('refuse a late move even if the timeout was not noticed yet', async () => {
		const { server, time, url } = await timedServer(kind);
		const { ana, ben, game } = await twoPlayers(url, { clock: LIVE });
		// Nothing checks the clock on this server any more.
		await server.context.jobs.stop();
		time.offset = GET_READY + 5 * MINUTE + 1000;
		expect(await firstMove(ana, url, game)).toMatchObject({ kind: 'nack', error: { code: 'over' } });
		expect(await ben.event(game, 'over')).toMatchObject({ event: { kind: 'over' } });
	});

	it('let a bot play on if the table chose so', async () => {
		const { server, time, url } = await timedServer(kind);
		const { ben, game } = await twoPlayers(url, { clock: LIVE, absent: 'bot', standIn: 'random' });
		time.offset = 6 * MINUTE;
		server.context.jobs.look();
		expect(await ben.event(game, 'left')).toMatchObject({ event: { seat: 0, why: 'time' } });
		expect(await ben.event(game, 'seated')).toMatchObject({ event: { who: { kind: 'bot', bot: 'random' } } });
		const moved = await ben.event(game, 'moved');
		expect(moved).toMatchObject({ event: { seat: 0 }, clock: { turn: { seat: 1 } } });
	});

	it('do not charge server downtime', async () => {
		const place = await newPlace(kind);
		const time = stillTime();
		const first = await newServer({ ...place, adjustTime: time.adjustTime });
		const { ana, ben, game } = await twoPlayers(first.url, { clock: LIVE });
		const before = await clockOf(ana, game);
		await first.close();
		time.offset = 60 * MINUTE;
		const second = await newServer({ ...place, adjustTime: time.adjustTime });
		for (const client of [ana, ben]) client.url = second.url;
		const after = await clockOf(ana, game);
		const shift = after.turn!.since - before.turn!.since;
		expect(shift).toBeGreaterThan(59 * MINUTE);
		expect(after.turn).toMatchObject({ seat: 0, deadline: before.turn!.deadline! + shift });
		await ana.connect();
		await ana.join(game);
		expect(await firstMove(ana, second.url, game)).toMatchObject({ kind: 'ack' });
		expect((await clockOf(ana, game)).spent[0]).toBeLessThan(5 * MINUTE);
	});

	it('refund downtime once, however many nodes restart, and nothing if one stayed up', async () => {
		const time = stillTime();
		const store = await newStore(kind, time.adjustTime);
		const games = new Games(store);
		const game = await playedGame(games, 0, 1, { clock: LIVE });
		const since = async () => {
			const query = store.read(({ db }) => db.selectFrom('game').selectAll().execute());
			return (await query).find(({ id }) => id === game)!.turn_ms!;
		};
		const [begun, alive] = [await since(), await store.now()];
		time.offset = 10 * MINUTE;
		const outage = { from: alive, until: null };
		await games.creditDowntime(outage);
		const credited = await since();
		await new Games(store).creditDowntime(outage);
		await games.creditDowntime({ from: await store.now(), until: null });
		expect(credited - begun).toBe(10 * MINUTE);
		expect(await since()).toBe(credited);
	});

	it('run again as soon as the database is back, however long it takes to make up for it', async () => {
		const time = stillTime();
		const store = await newStore(kind, time.adjustTime);
		const games = new Games(store);
		let clock = Date.now();
		const now = vi.spyOn(Date, 'now').mockImplementation(() => clock);
		const heartbeat = new Heartbeat(store, { onOutage: async () => {}, onError: () => {} });
		await heartbeat.start();
		games.heartbeat = heartbeat;
		try {
			const game = await playedGame(games, 0, 1, { clock: LIVE });
			const say = async (id: string) => {
				const said = await games.request(personAt(0), { kind: 'say', id, game, text: 'Hello?' });
				expect(said.ok).toBe(true);
			};
			const pass = (ms: number) => {
				clock += ms;
				time.offset += ms;
			};
			const turn = () =>
				store.read(({ db }) =>
					db.selectFrom('game').select('turn_ms').where('id', '=', game).executeTakeFirstOrThrow(),
				);
			const begun = (await turn()).turn_ms!;
			pass(10 * MINUTE);
			await say('first');
			expect((await turn()).turn_ms! - begun).toBe(10 * MINUTE);
			// Nothing was noted yet: the server is still busy with other games.
			for (let n = 0; n < 3; n++) {
				pass(3000);
				await games.change(game, async (locked) => ok(await games.settle(locked)));
			}
			await say('second');
			expect((await turn()).turn_ms! - begun).toBe(10 * MINUTE);
		} finally {
			now.mockRestore();
			await heartbeat.stop();
		}
	});

	it('give days for each move, and unused time is not kept', async () => {
		const place = await newPlace(kind);
		const time = stillTime();
		const first = await newServer({ ...place, adjustTime: time.adjustTime });
		const { ana, ben, game } = await twoPlayers(first.url, { clock: DAYS });
		time.offset = DAY;
		await firstMove(ana, first.url, game);
		await first.close();
		const second = await newServer({ ...place, adjustTime: time.adjustTime });
		for (const client of [ana, ben]) {
			client.url = second.url;
			await client.connect();
		}
		time.offset = 2.5 * DAY;
		expect(await firstMove(ben, second.url, game, 1)).toMatchObject({ kind: 'ack' });
		const clock = await clockOf(ana, game);
		expect(clock.turn).toMatchObject({ seat: 0, deadline: clock.turn!.since + 2 * DAY });
	});

	it('return the increment of a move that is taken back, but not the time it took', async () => {
		const { time, url } = await timedServer(kind);
		const { ana, ben, game } = await twoPlayers(url, { clock: LIVE });
		time.offset = GET_READY;
		for (let again = 0; again < 3; again++) {
			time.offset += 10_000;
			expect(await firstMove(ana, url, game)).toMatchObject({ kind: 'ack' });
			await takeBack(ana, ben, game);
		}
		const { spent, moves, turn } = await clockOf(ana, game);
		expect([spent[0], moves]).toEqual([30_000, [0, 0]]);
		expect(turn).toMatchObject({ seat: 0, deadline: turn!.since + LIVE.base - 30_000 });
	});

	it('count a move once that still counts after it was taken back', async () => {
		const { time, url } = await timedServer(kind);
		const { ana, ben, game } = await twoPlayers(url, { clock: LIVE });
		// Hardly any time is left, so the increment is not returned.
		time.offset = GET_READY + LIVE.base - 1000;
		for (let again = 0; again < 3; again++) {
			expect(await firstMove(ana, url, game)).toMatchObject({ kind: 'ack' });
			expect((await clockOf(ana, game)).moves).toEqual([1, 0]);
			await takeBack(ana, ben, game);
		}
	});

	it('give no new days to players who keep taking back', async () => {
		const { time, url } = await timedServer(kind);
		const { ana, ben, game } = await twoPlayers(url, { clock: DAYS });
		for (const [passed, left] of [
			[DAY / 2, 1.5 * DAY],
			[DAY, DAY / 2],
		] as const) {
			time.offset += passed;
			expect(await firstMove(ana, url, game)).toMatchObject({ kind: 'ack' });
			await takeBack(ana, ben, game);
			const { turn } = await clockOf(ana, game);
			expect(turn).toMatchObject({ seat: 0, deadline: turn!.since + left });
		}
	});
});
