import { describe, expect, it } from 'vitest';
import { newStore, STORES } from '../../test/server.js';
import { finishJob, nextDue, putJob, takeJobs } from './queries.js';
import { type Job, JobRunner } from './runner.js';

const job = (key: string, due: number) => ({ key, kind: 'test', due, body: { key } });

describe.each(STORES)('jobs on %s', (kind) => {
	it('are taken when they are due, by one, until the lease ends', async () => {
		let offset = 0;
		const store = await newStore(kind, () => offset);
		const now = await store.now();
		await store.write((tx) => putJob(tx, job('soon', now + 60_000), null));
		const take = (by: string) => store.write((tx) => takeJobs(tx, by, 10_000, 5));
		expect(await take('a')).toEqual([]);
		offset = 61_000;
		const both = await Promise.all([take('a'), take('b')]);
		expect(both.flat()).toMatchObject([{ key: 'soon', attempts: 1 }]);
		offset = 72_000;
		expect(await take('c')).toMatchObject([{ key: 'soon', lease_by: 'c', attempts: 2 }]);
	});

	it('that are wanted anew while they are done are done again', async () => {
		const store = await newStore(kind);
		const now = await store.now();
		await store.write((tx) => putJob(tx, job('again', now), null));
		const [taken] = await store.write((tx) => takeJobs(tx, 'a', 10_000, 5));
		await store.write((tx) => putJob(tx, job('again', now), null));
		await store.write((tx) => finishJob(tx, taken as Job));
		expect(await store.read(nextDue)).toBe(now);
	});

	it('are done once, and again when they failed', async () => {
		let offset = 0;
		const store = await newStore(kind, () => offset);
		const faults: unknown[] = [];
		const done: string[] = [];
		const runner = new JobRunner(store, { onError: (error) => faults.push(error), sweep: 20 });
		const finished = new Promise<void>((resolve) => {
			runner.handle('test', async ({ key }) => {
				if (key === 'hard' && faults.length === 0) {
					offset += 5000;
					throw new Error('not yet');
				}
				done.push(key);
				if (done.length === 2) resolve();
			});
		});
		const now = await store.now();
		for (const key of ['easy', 'hard']) await store.write((tx) => putJob(tx, job(key, now), null));
		runner.start();
		await finished;
		await runner.stop();
		expect([done.sort(), faults.length]).toEqual([['easy', 'hard'], 1]);
		expect(await store.read(nextDue)).toBeNull();
	});
});
