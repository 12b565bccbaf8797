import { startEngine } from '@rumis/engine/node';
import { findBuiltin, makeMove, Position, type Setup } from '@rumis/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { connectEngine, type Engine, type ThinkRequest } from '../index.js';
import { serveThinking } from './inside.js';
import type { FromWorker, ToWorker } from './protocol.js';

const setup: Setup = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' };
const request: ThinkRequest = { setup, moves: [], bot: 'sims:200', seed: 3 };

/** Client and worker in one thread, with data cloned between them as between threads. */
function localEngine(): Engine {
	let toOutside: (message: FromWorker) => void = () => {};
	let toInside: (message: ToWorker) => void = () => {};
	serveThinking({
		post: (message) => toOutside(structuredClone(message)),
		onMessage: (handle) => {
			toInside = handle;
		},
		pause: () => new Promise((resolve) => setImmediate(resolve)),
	});
	return connectEngine({
		post: (message) => toInside(structuredClone(message)),
		onMessage: (handle) => {
			toOutside = handle;
		},
		close() {},
	});
}

const engines: [string, Engine][] = [
	['in this thread', localEngine()],
	['in a worker thread', startEngine()],
	['in two worker threads', startEngine({ threads: 2 })],
];

afterAll(() => {
	for (const [, engine] of engines) engine.close();
});

describe.each(engines)('an engine %s', (_, engine) => {
	test('answers with a legal move', async () => {
		const result = await engine.chooseMove(request).done;
		if (!result.ok) throw new Error(result.error.code);
		const started = Position.start(setup);
		expect(started.ok && started.value.legalMoves().map(makeMove)).toContain(result.value);
	});
	test('streams what it thinks, and the last word counts all simulations', async () => {
		const seen: number[] = [];
		const asked = engine.analyse({ ...request, bot: 'ms:700' }, ({ simulations }) => seen.push(simulations));
		const result = await asked.done;
		if (!result.ok) throw new Error(result.error.code);
		expect(seen.length).toBeGreaterThan(0);
		expect([...seen, result.value.simulations]).toEqual(
			[...seen, result.value.simulations].sort((a, b) => a - b),
		);
		expect(result.value).toMatchObject({
			exact: false,
			candidates: expect.arrayContaining([expect.anything()]),
		});
	});
	test('stops when told to, and thinks again afterwards', async () => {
		const long = engine.chooseMove({ ...request, bot: 'ms:600000' });
		long.cancel();
		expect(await long.done).toEqual({ ok: false, error: { code: 'thinkCancelled' } });
		expect(await engine.chooseMove(request).done).toMatchObject({ ok: true });
	});
	test.each<[string, Partial<ThinkRequest>, object]>([
		['an unknown bot', { bot: 'wizard' }, { code: 'thinkBot', found: 'wizard' }],
		['an illegal move', { moves: ['I2 a1*2', 'I2 d5*2'] }, { code: 'thinkMove', found: 'I2 d5*2' }],
		['junk for a move', { moves: ['hello'] }, { code: 'thinkMove', found: 'hello' }],
		[
			'an impossible setup',
			{ setup: { ...setup, players: 6 } },
			{ code: 'thinkSetup', found: 'setupPlayers' },
		],
	])('refuses %s', async (_name, wrong, error) => {
		expect(await engine.chooseMove({ ...request, ...wrong }).done).toEqual({ ok: false, error });
	});
	test('refuses a game that is over', async () => {
		const started = Position.start(setup);
		if (!started.ok) throw new Error(started.error.code);
		while (started.value.phase !== null) started.value.play(started.value.legalMoves()[0]!);
		const moves = started.value.moves.map(makeMove);
		expect(await engine.chooseMove({ ...request, moves }).done).toEqual({
			ok: false,
			error: { code: 'thinkOver' },
		});
	});
});

test('one thread repeats itself exactly, whichever thread it is', async () => {
	const moves = await Promise.all(engines.slice(0, 2).map(([, engine]) => engine.chooseMove(request).done));
	expect(moves[0]).toEqual(moves[1]);
});

test('a bot that plays another game thinks as if it had just been made', async () => {
	const [used, fresh] = [localEngine(), localEngine()];
	for (const seed of [1, 2, 3]) await used.chooseMove({ ...request, seed }).done;
	const asked = { ...request, seed: 9, bot: 'sims:300' };
	await used.chooseMove({ ...asked, seed: 8 }).done;
	expect(await used.analyse(asked, () => {}).done).toEqual(await fresh.analyse(asked, () => {}).done);
});

test('closing an engine ends what was under way', async () => {
	const engine = startEngine();
	const thinking = engine.chooseMove({ ...request, bot: 'ms:600000' });
	engine.close();
	expect(await thinking.done).toEqual({ ok: false, error: { code: 'thinkCancelled' } });
});
