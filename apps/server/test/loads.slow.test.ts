/** Expensive work caused by many or hostile clients must not block others. */
import { GET_READY, type TableInfo } from '@rumis/protocol';
import { parseScenario, planFor } from '@rumis/rules';
import { describe, expect, it, vi } from 'vitest';
import { NO_LIMITS } from '../src/config/limits.js';
import { canonicalScenario, prepareBoard } from '../src/game/boards.js';
import { Games } from '../src/game/games.js';
import { TestClient } from './client.js';
import { codeOf } from './people.js';
import { personAt, playedGame } from './played.js';
import { newServer, newStore, STORES, twoPlayers } from './server.js';

const ALL = { 2: { height: 9 }, 3: { height: 9 }, 4: { height: 9 }, 5: { height: 9 }, 6: { height: 9 } };

/** A custom board; `name` makes it distinct. */
const board = (name: string, side = 12) =>
	JSON.stringify({
		id: 'own',
		name,
		plan: Array.from({ length: side }, () => '9'.repeat(side)),
		limits: ALL,
	});

/** The number of event loop turns while the task runs. */
async function turnsDuring(task: () => Promise<unknown>): Promise<number> {
	let turns = 0;
	let isDone = false;
	const tick = () => {
		turns++;
		if (!isDone) setImmediate(tick);
	};
	setImmediate(tick);
	await task().finally(() => {
		isDone = true;
	});
	return turns;
}

describe.each(STORES)('after a restart on %s', (kind) => {
	it('a running game joined by many at once is built once, and cached', async () => {
		const store = await newStore(kind);
		const game = await playedGame(new Games(store), 8, 1);
		const games = new Games(store);
		const load = vi.spyOn(games.cache, 'load');
		const arrivals = await Promise.all(Array.from({ length: 58 }, () => games.joinState(game, null, {})));
		expect(arrivals.every(({ ok }) => ok)).toBe(true);
		await games.joinState(game, null, {});
		expect(load).toHaveBeenCalledTimes(1);
	});

	it('a finished game is shown without a replay', async () => {
		const store = await newStore(kind);
		const before = new Games(store);
		const game = await playedGame(before, 200, 1);
		const games = new Games(store);
		const load = vi.spyOn(games.cache, 'load');
		const shown = await games.joinState(game, null, {});
		expect(load).not.toHaveBeenCalled();
		expect(shown).toMatchObject(strip(await before.joinState(game, null, {})));
	});

	it('moves from another node are added to the cached table', async () => {
		const store = await newStore(kind);
		const [here, there] = [new Games(store), new Games(store)];
		const game = await playedGame(here, 3, 1);
		const seen = (games: Games) => games.joinState(game, null, {});
		await there.prepare(game);
		await there.request(personAt(0), { kind: 'say', id: 's', game, text: 'hello' });
		expect(await seen(here)).toMatchObject(strip(await seen(there)));
	});
});

/** Without response times. */
function strip(arrived: Awaited<ReturnType<Games['joinState']>>): object {
	if (!arrived.ok) throw new Error(arrived.error.code);
	const { message } = arrived.value;
	return { ok: true, value: { message: { table: message.kind === 'table' ? message.table : '' } } };
}

/** Boards of the maximum size, in expensive shapes: full, one long row, and full of holes. */
const SHAPES: readonly (readonly string[])[] = [
	Array.from({ length: 12 }, () => '9'.repeat(12)),
	Array.from({ length: 9 }, () => '9'.repeat(16)),
	Array.from({ length: 16 }, (_, y) => (y % 2 === 0 ? '9'.repeat(12) : `${'9.'.repeat(3)}......`)),
];

describe('custom boards', () => {
	const PLAYERS = 6;
	const text = (plan: readonly string[], name: string) =>
		JSON.stringify({ id: 'own', name, plan, limits: ALL });
	const planOf = (scenario: string) => {
		const read = parseScenario(canonicalScenario(scenario));
		if (!read.ok) throw new Error('no board');
		return planFor(read.value, PLAYERS);
	};

	// `rumis bench server` and `npm run faults` measure the latency for others.
	it.each(SHAPES)(
		'are prepared in short steps, and yield to the event loop when a time slice is used up',
		async (...plan) => {
			const stepsFor = (name: string) => [...planOf(text(plan, name)).preparePlacements()].length;
			// The first board of a size builds more than later ones.
			stepsFor('first');
			const steps = stepsFor('twin');
			expect(steps).toBeGreaterThan(100);
			// Every read of the clock finds the slice used up.
			let time = 0;
			const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
			const scenario = text(plan, 'patient');
			const wanted = { scenario, mode: 'standard', players: PLAYERS } as const;
			const turns = await turnsDuring(() => prepareBoard(wanted)).finally(() => clock.mockRestore());
			expect(turns).toBeGreaterThanOrEqual(steps);
			expect([...planOf(scenario).preparePlacements()], 'steps that are left').toEqual([]);
		},
	);

	it('are refused when they are too large for that', async () => {
		const { url } = await newServer();
		const client = new TestClient(url);
		const table = { players: 2, seats: [{ kind: 'me' }, { kind: 'open' }] };
		const refusal = (scenario: string) => codeOf(client, 'POST', '/api/tables', { ...table, scenario });
		expect(await refusal(board('fits'))).toBe('done');
		expect(await refusal(board('large', 13))).toBe('boardTooLarge');
		expect(await refusal(board('x'.repeat(5000)))).toBe('boardTooLarge');
	});
});

describe('one address', () => {
	const limits = { ...NO_LIMITS, joins: { burst: 5, perSecond: 0 }, tables: { burst: 2, perSecond: 0 } };

	it('is limited in watching tables, under any name, and in downloading records', async () => {
		const { url } = await newServer({ limits });
		const { game } = await twoPlayers(url);
		const [watcher, other] = [new TestClient(url), new TestClient(url)];
		await watcher.connect();
		await other.connect();
		for (const client of [watcher, other, watcher]) await client.join(game);
		await expect(other.join(game)).rejects.toThrow('tooFast');
		expect(await codeOf(watcher, 'GET', `/api/tables/${game}/record`)).toBe('tooFast');
	});

	it('is limited in creating tables, including rematches', async () => {
		const { url } = await newServer({ limits });
		const { ana, ben, game } = await twoPlayers(url);
		await ana.ask({ kind: 'resign', game });
		expect(await ana.ask({ kind: 'rematch', game })).toMatchObject({ kind: 'ack' });
		expect(await ben.ask({ kind: 'rematch', game })).toMatchObject({ error: { code: 'tooFast' } });
	});
});

it('a table where nobody could ever take a seat is refused', async () => {
	const { url } = await newServer();
	const bot = { kind: 'bot', bot: 'level:9' };
	const table = { scenario: 'chullpa', players: 2, seats: [bot, bot] };
	expect(await codeOf(new TestClient(url), 'POST', '/api/tables', table)).toBe('noPerson');
});

it('while many strong bots think, clocks run out on time and a quick bot answers', async () => {
	let offset = 0;
	const server = await newServer({ adjustTime: (now) => now + offset });
	const { deep } = server.context.engines;
	let stopThinking = (): void => {};
	const thinking = new Promise<{ ok: false; error: { code: string } }>((resolve) => {
		stopThinking = () => resolve({ ok: false, error: { code: 'thinkCancelled' } });
	});
	vi.spyOn(deep, 'think').mockReturnValue(thinking);
	const against = async (bot: string) => {
		const client = new TestClient(server.url);
		const seats = [{ kind: 'bot', bot } as const, { kind: 'me' } as const];
		return { client, game: (await client.create({ seats })).table.id };
	};
	for (let i = 0; i < 20; i++) await against('level:9');
	const { ben, game } = await twoPlayers(server.url, { clock: { kind: 'live', base: 60_000, increment: 0 } });
	const quick = await against('level:1');
	offset = GET_READY + 61_000;
	server.context.jobs.look();
	expect(await ben.event(game, 'ended')).toMatchObject({ event: { seat: 0, why: 'time' } });
	const plies = async () =>
		(await quick.client.request<TableInfo>('GET', `/api/tables/${quick.game}`)).body.ply;
	await expect.poll(plies).toBe(1);
	expect(deep.think).toHaveBeenCalled();
	stopThinking();
});
