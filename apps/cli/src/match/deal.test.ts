import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { deal, type Worker } from './deal.js';

const JOBS = [5, 1, 4, 1, 3, 2, 6, 1];

/** Takes as many milliseconds as the job says, times the slowness. */
const worker = (done: number[], slowness = 1): Worker<number, number> => ({
	async work(job) {
		await sleep(job * slowness);
		done.push(job);
		return job;
	},
});

/** The reported results with this many workers, one of them slow. */
async function told(workers: number, last = JOBS.length): Promise<number[]> {
	const heard: number[] = [];
	const list = Array.from({ length: workers }, (_, index) => worker([], index === 0 ? 5 : 1));
	await deal(JOBS, list, (job) => heard.push(job) < last);
	return heard;
}

describe('dispatching jobs', () => {
	it.each([1, 2, 3, 20])('reports the results of %i workers in order', async (workers) => {
		expect(await told(workers)).toEqual(JOBS);
	});

	it.each([1, 2, 3])('stops on request, with the same results for %i workers', async (workers) => {
		expect(await told(workers, 4)).toEqual(JOBS.slice(0, 4));
	});

	it('dispatches no more jobs after that', async () => {
		const begun: number[] = [];
		const quick: Worker<number, number> = {
			work(job) {
				begun.push(job);
				return Promise.resolve(job);
			},
		};
		await deal(JOBS, [quick], () => false);
		await new Promise((resolve) => setImmediate(resolve));
		expect(begun).toEqual([5]);
	});

	it('runs all of them otherwise, each once', async () => {
		const done: number[] = [];
		await deal(JOBS, [worker(done), worker(done)], () => true);
		expect([...done].sort()).toEqual([...JOBS].sort());
	});

	it('fails when a worker does', async () => {
		const broken = { work: () => Promise.reject(new Error('broken')) };
		await expect(deal(JOBS, [broken], () => true)).rejects.toThrow('broken');
	});
});
