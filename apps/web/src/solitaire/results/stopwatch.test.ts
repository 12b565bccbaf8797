import { describe, expect, it } from 'vitest';
import { makeTime, readWatch, startWatch, stoppedAt, stopWatch } from './stopwatch.js';

describe('the watch', () => {
	it('is paused while the page is hidden', () => {
		const started = startWatch(stoppedAt(1000), 50_000);
		const stopped = stopWatch(started, 53_000);
		expect(stopped).toEqual(stoppedAt(4000));
		expect(readWatch(stopped, 99_000)).toBe(4000);
		expect(readWatch(startWatch(stopped, 100_000), 101_500)).toBe(5500);
	});

	it('is not set back, nor started twice', () => {
		const started = startWatch(stoppedAt(0), 50_000);
		expect(readWatch(started, 40_000)).toBe(0);
		expect(startWatch(started, 60_000)).toBe(started);
	});

	it.each([
		[0, '0:00'],
		[7_400, '0:07'],
		[65_000, '1:05'],
		[3_600_000, '1:00:00'],
		[3_661_000, '1:01:01'],
	])('writes %i milliseconds as %s', (ms, text) => {
		expect(makeTime(ms)).toBe(text);
	});
});
