import { startEngine } from '@rumis/engine/node';
import { makeMove } from '@rumis/rules';
import { afterAll, expect, test } from 'vitest';
import { playedGame, setupOf } from '../../test/games.js';
import { reviewPosition } from '../review/index.js';

const setup = setupOf('chullpa');
const game = playedGame(setup, 'level:2', 5);
const request = { setup, moves: game.moves.map(makeMove), depth: 'fast' } as const;
const engine = startEngine();
afterAll(() => engine.close());

test('a review in a worker is the same as here, and reports as it goes', async () => {
	const here = reviewPosition(game, request);
	while (!here.step());
	const done: number[] = [];
	const result = await engine.review(request, (progress) => done.push(progress.done)).done;
	expect(result).toEqual({ ok: true, value: here.review() });
	expect(done).toEqual([...done].sort((a, b) => a - b));
});

test('a review stops when told to, and the engine answers the next question', async () => {
	const long = engine.review({ ...request, depth: 'deep' });
	long.cancel();
	expect(await long.done).toEqual({ ok: false, error: { code: 'thinkCancelled' } });
	const moves = request.moves.slice(0, -1);
	expect(await engine.judge({ ...request, moves, move: request.moves.at(-1)! }).done).toMatchObject({
		ok: true,
		value: { exact: true, played: { move: request.moves.at(-1) } },
	});
});

test('a study ends with the lines that were asked for', async () => {
	const study = await engine.study({ setup, moves: [], lines: 4, simulations: 300 }).done;
	expect(study).toMatchObject({ ok: true, value: { simulations: 300, exact: false } });
	expect(study.ok && study.value.lines).toHaveLength(4);
});

test.each([
	[
		'an illegal move in a game',
		() => engine.review({ setup, moves: ['I2 z9'] }),
		{ code: 'thinkMove', found: 'I2 z9' },
	],
	['a study of a finished game', () => engine.study(request), { code: 'thinkOver' }],
	[
		'the judgement of an illegal move',
		() => engine.judge({ setup, moves: [], move: 'I2 z9' }),
		{ code: 'thinkMove', found: 'I2 z9' },
	],
])('%s is refused', async (_, ask, error) => {
	expect(await ask().done).toEqual({ ok: false, error });
});
