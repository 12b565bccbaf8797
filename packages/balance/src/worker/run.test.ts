import { findBuiltin } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import type { BalancePlan } from '../plan.js';
import { serveBalance } from './inside.js';
import type { FromWorker, ToWorker } from './messages.js';
import { type BalanceProgress, type BalanceWorker, runBalance } from './outside.js';

const plan: BalancePlan = {
	setup: { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' },
	...{ bot: 'random', randomOpening: false, games: 30, seed: 5 },
};

/** A worker in this thread that responds in a later task, like one in another thread. */
function localWorker(): BalanceWorker {
	let toInside: (message: ToWorker) => void = () => {};
	let toOutside: (message: FromWorker) => void = () => {};
	serveBalance({
		post: (message) => setImmediate(() => toOutside(structuredClone(message))),
		onMessage: (handle) => {
			toInside = handle;
		},
	});
	return {
		post: (message) => toInside(structuredClone(message)),
		onMessage: (handle) => {
			toOutside = handle;
		},
		onFailure: () => {},
		close: () => {},
	};
}

const workers = (count: number) => Array.from({ length: count }, localWorker);

describe('a balance', () => {
	it('is the same with one worker and with three', async () => {
		const [one, three] = await Promise.all(
			[1, 3].map((count) => runBalance(plan, workers(count), () => {}).finished),
		);
		expect(one?.tally.games).toBe(30);
		expect(three).toEqual(one);
	});

	it('reports progress up to its end', async () => {
		const seen: number[] = [];
		await runBalance(plan, workers(2), ({ done }) => seen.push(done)).finished;
		expect(seen).toEqual([...seen].sort((a, b) => a - b));
		expect(seen.at(-1)).toBe(1);
	});

	it('can be paused and resumed, and ends with the same figures', async () => {
		const whole = await runBalance(plan, workers(1), () => {}).finished;
		const seen: BalanceProgress[] = [];
		const run = runBalance(plan, workers(1), (progress) => {
			seen.push(progress);
			if (seen.length !== 1) return;
			run.pause();
			setImmediate(() => {
				expect(seen).toHaveLength(1);
				run.resume();
			});
		});
		expect(await run.finished).toEqual(whole);
	});

	it('keeps what was played when cancelled', async () => {
		const run = runBalance({ ...plan, games: 10_000 }, workers(1), () => run.cancel());
		const last = await run.finished;
		expect(last?.tally.games).toBeGreaterThan(0);
		expect(last?.tally.games).toBeLessThan(10_000);
	});

	it('is not mixed up with a cancelled one on the same workers', async () => {
		const shared = workers(2);
		const fresh = await runBalance(plan, workers(2), () => {}).finished;
		const other = { ...plan, setup: { ...plan.setup, players: 3 }, games: 1000 };
		const cancelled = runBalance(other, shared, () => {});
		cancelled.cancel();
		expect(await cancelled.finished).toBeNull();
		expect(await runBalance(plan, shared, () => {}).finished).toEqual(fresh);
	});

	it('of no games is null', async () => {
		const run = runBalance(plan, [], () => {});
		run.cancel();
		expect(await run.finished).toBeNull();
	});

	it('ends with the reason when a worker fails', async () => {
		const broken: BalanceWorker = {
			...localWorker(),
			post: () => {},
			onFailure: (handle) => void setImmediate(() => handle('out of memory')),
		};
		await expect(runBalance(plan, [broken], () => {}).finished).rejects.toThrow('out of memory');
	});
});
