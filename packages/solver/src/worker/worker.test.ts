import { describe, expect, it } from 'vitest';
import { boxCover, must, SOMA } from '../../test/puzzles.js';
import { CountJob } from '../count/countJob.js';
import { serveSolver } from './inside.js';
import type { FromWorker, ToWorker } from './messages.js';
import { countWith, makeAsker, type WorkerPort } from './outside.js';

/**
 * A worker in the same thread: messages are copied and delivered asynchronously, like those of a real one.
 */
function makeWorker(): WorkerPort {
	let outside: (message: FromWorker) => void = () => {};
	let inside: (message: ToWorker) => void = () => {};
	serveSolver({
		send: (message) => queueMicrotask(() => outside(structuredClone(message))),
		listen: (tell) => {
			inside = tell;
		},
	});
	return {
		send: (message) => queueMicrotask(() => inside(structuredClone(message))),
		listen: (tell) => {
			outside = tell;
		},
	};
}

const cover = boxCover([3, 3, 3], SOMA);
const puzzle = { shape: cover.shape, stock: cover.stock };

describe('workers', () => {
	it.each([1, 2, 5])('count the same with %i of them', async (workers) => {
		const job = must(CountJob.start(cover, 'reflections'));
		const ports = Array.from({ length: workers }, makeWorker);
		await countWith(ports, job, puzzle, 'reflections', { nodes: 300 });
		expect([job.finished, job.count]).toEqual([true, 240]);
	});

	it('pause on request, and resume later', async () => {
		const job = must(CountJob.start(cover, 'none'));
		let slices = 0;
		await countWith([makeWorker(), makeWorker()], job, puzzle, 'none', {
			nodes: 300,
			onSlice: () => ++slices < 10,
		});
		expect(job.finished).toBe(false);
		await countWith([makeWorker()], job, puzzle, 'none');
		expect(job.count).toBe(11520);
	});

	it('answer questions about a building', async () => {
		const ask = makeAsker(makeWorker());
		const [random, hint, completions, refused] = await Promise.all([
			ask({ about: 'random', puzzle, seed: 1 }),
			ask({ about: 'hint', puzzle, placed: [] }),
			ask({ about: 'completions', puzzle, placed: [] }),
			ask({ about: 'hint', puzzle, placed: [{ stone: 'O4', colour: null, cells: [] }] }),
		]);
		expect(random.about === 'random' && random.packing?.length).toBe(7);
		expect(hint).toMatchObject({ about: 'hint', stone: { stone: expect.stringMatching(/^[A-Z][34]$/) } });
		expect(completions.about === 'completions' && completions.completions.count).toBe(10_000);
		expect(refused).toEqual({ about: 'refused', code: 'placedStone' });
	});

	it('find a game by the rules', async () => {
		const { shape, stock } = boxCover([4, 4, 4], 2);
		const answer = await makeAsker(makeWorker())({
			about: 'game',
			puzzle: { shape, stock },
			colours: 2,
			seed: 1,
		});
		expect(answer.about === 'game' && answer.stones?.flatMap(({ cells }) => cells).length).toBe(64);
	});
});
