import { createTableSchema } from '@rumis/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { personAt } from '../../test/played.js';
import { newStore, STORES, stillTime } from '../../test/server.js';
import { Games } from '../game/games.js';
import { finishJob, nextDue, putJob, renewJobs, takeJobs } from './queries.js';
import { type Job, JobRunner } from './runner.js';

const taking = (by: string) => ({ kinds: ['test'], by, lease: 10_000, limit: 5, isFair: false });
const job = (key: string, due: number) => ({ key, kind: 'test', due, body: { key } });

describe.each(STORES)('jobs on %s', (kind) => {
	it('are taken when due, by one worker, until the lease ends', async () => {
		const time = stillTime();
		const store = await newStore(kind, time.adjustTime);
		const now = await store.now();
		await store.write((tx) => putJob(tx, job('soon', now + 60_000), null));
		const take = (by: string) => store.write((tx) => takeJobs(tx, taking(by)));
		expect(await take('a')).toEqual([]);
		time.offset = 61_000;
		const both = await Promise.all([take('a'), take('b')]);
		expect(both.flat()).toMatchObject([{ key: 'soon', attempts: 1 }]);
		time.offset = 72_000;
		expect(await take('c')).toMatchObject([{ key: 'soon', lease_by: 'c', attempts: 2 }]);
	});

	it('are run again if rescheduled while running', async () => {
		const store = await newStore(kind);
		const now = await store.now();
		await store.write((tx) => putJob(tx, job('again', now), null));
		const [taken] = await store.write((tx) => takeJobs(tx, taking('a')));
		await store.write((tx) => putJob(tx, job('again', now), null));
		await store.write((tx) => finishJob(tx, taken as Job));
		expect(await store.read((tx) => nextDue(tx, ['test']))).toBe(now);
	});

	it('are run once, and retried after a failure', async () => {
		let offset = 0;
		const store = await newStore(kind, (now) => now + offset);
		const faults: unknown[] = [];
		const done: string[] = [];
		const runner = new JobRunner(store, { onError: (error) => faults.push(error), sweep: 20 });
		const finished = new Promise<void>((resolve) => {
			const test = async ({ key }: Job) => {
				if (key === 'hard' && faults.length === 0) {
					offset += 5000;
					throw new Error('not yet');
				}
				done.push(key);
				if (done.length === 2) resolve();
			};
			runner.addLane({ width: 8, handlers: { test } });
		});
		const now = await store.now();
		for (const key of ['easy', 'hard']) await store.write((tx) => putJob(tx, job(key, now), null));
		runner.start();
		await finished;
		await runner.stop();
		expect([done.sort(), faults.length]).toEqual([['easy', 'hard'], 1]);
		expect(await store.read((tx) => nextDue(tx, ['test']))).toBeNull();
	});

	it('that take longer than a lease are not taken by another worker', async () => {
		const time = stillTime();
		const store = await newStore(kind, time.adjustTime);
		const now = await store.now();
		await store.write((tx) => putJob(tx, job('long', now), null));
		const [taken] = await store.write((tx) => takeJobs(tx, taking('a')));
		time.offset = 9000;
		await store.write((tx) => renewJobs(tx, [taken as Job], 10_000));
		time.offset = 15_000;
		expect(await store.write((tx) => takeJobs(tx, taking('b')))).toEqual([]);
		await store.write((tx) => finishJob(tx, taken as Job));
		expect(await store.read((tx) => nextDue(tx, ['test']))).toBeNull();
	});

	it('are scheduled fairly by address and owner', async () => {
		const store = await newStore(kind);
		const games = new Games(store);
		const now = await store.now();
		const want = async (key: string, source: string, owner: number, due: number) => {
			const seats = [{ kind: 'me' }, { kind: 'open' }];
			const terms = createTableSchema.parse({ scenario: 'chullpa', players: 2, seats });
			const made = await games.create(terms, personAt(owner), source);
			if (!made.ok) throw new Error(made.error.code);
			await store.write((tx) => putJob(tx, job(key, due), made.value.locked.game.id));
		};
		for (const number of [1, 2, 3]) await want(`busy${number}`, 'here', 1, now - 100 + number);
		await want('second', 'here', 2, now - 50);
		await want('other', 'there', 3, now - 10);
		const take = async () => {
			const [taken] = await store.write((tx) => takeJobs(tx, { ...taking('a'), limit: 1, isFair: true }));
			return taken?.key;
		};
		const order = [];
		for (let i = 0; i < 6; i++) order.push(await take());
		expect(order, 'and none when there is none').toEqual([
			...['busy1', 'other', 'second', 'busy2', 'busy3'],
			undefined,
		]);
	});
});
