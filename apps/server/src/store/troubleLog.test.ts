import { describe, expect, it, vi } from 'vitest';
import { StoreError } from './store.js';
import { TroubleLog } from './troubleLog.js';

describe('a background failure', () => {
	const down = new StoreError('unavailable', false, new Error('connection refused'));

	it('caused by the store is logged once a minute', () => {
		const warn = vi.fn();
		const trouble = new TroubleLog({ warn });
		for (let second = 0; second <= 60; second++) trouble.warn(down, 'heartbeat failed', {}, second * 1000);
		expect(warn.mock.calls).toEqual([
			['heartbeat failed: unavailable: connection refused'],
			['heartbeat failed: unavailable: connection refused (59 more since the last line)'],
		]);
	});

	it('caused by a bug is always logged', () => {
		const warn = vi.fn();
		const trouble = new TroubleLog({ warn });
		const err = new Error('a mistake');
		for (let i = 0; i < 2; i++) trouble.warn(err, 'job failed', { job: 'bot:1' });
		expect(warn.mock.calls).toEqual(Array(2).fill([{ err, job: 'bot:1' }, 'job failed']));
	});
});
