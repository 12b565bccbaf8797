import type { ThinkRequest } from '@rumis/engine';
import { describe, expect, it, vi } from 'vitest';
import { tableOf } from '../../../test/sampleGames.js';
import { localEngine } from '../../../test/sampleSession.js';
import { hintRequest } from '../thinking.js';
import { warmUp } from './warmUp.js';

const request = (bot: string): ThinkRequest => ({ ...hintRequest(tableOf()), bot });
const atOnce = (then: () => void) => {
	then();
	return () => {};
};
const isWarm = (): boolean => performance.getEntriesByName('hints').length > 0;

describe('an engine that warms up', () => {
	it('has thought before the first request', async () => {
		performance.clearMarks();
		warmUp(localEngine, request('sims:4'), atOnce);
		await vi.waitFor(() => expect(isWarm()).toBe(true));
	});

	it('gives way to real requests', async () => {
		const engine = localEngine();
		const stop = warmUp(() => engine, request('ms:600000'), atOnce);
		stop();
		expect(await engine.chooseMove(request('sims:4')).done).toMatchObject({ ok: true });
	});

	it('is not even started for a game that is left before', () => {
		const start = vi.fn(localEngine);
		let isCalledOff = false;
		warmUp(start, request('sims:4'), () => () => {
			isCalledOff = true;
		})();
		expect(isCalledOff).toBe(true);
		expect(start).not.toHaveBeenCalled();
	});
});
