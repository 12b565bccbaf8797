import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openUsage, StallMonitor } from './stalls.js';

describe('a stall monitor', () => {
	/** CPU time of the event loop, in microseconds. */
	let used = 0;
	/** Milliseconds since the test started. */
	let now = 0;

	beforeEach(() => {
		used = 0;
		now = 0;
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	const start = () => new StallMonitor({ read: () => used, close() {} }, () => now);

	/** Fires the next timer this late, after this much CPU time. */
	const tick = (late: number, computed: number) => {
		now += 5 + late;
		used += computed * 1000;
		vi.advanceTimersByTime(5);
	};

	it('counts a delay in which the loop computes as late and as computing', () => {
		const monitor = start();
		tick(0, 0);
		tick(60, 60);
		const times = monitor.read();
		monitor.close();
		expect(times.late).toBeCloseTo(60, 0);
		expect(times.computing).toBeCloseTo(60, 0);
		expect(times.longest).toBeCloseTo(60, 0);
	});

	it('does not blame the loop for the time in which other programs had the core', () => {
		const monitor = start();
		tick(60, 2);
		const times = monitor.read();
		monitor.close();
		expect(times.late).toBeCloseTo(60, 0);
		expect(times.computing).toBeCloseTo(2, 0);
	});

	it('resets after every reading', () => {
		const monitor = start();
		tick(60, 60);
		monitor.read();
		tick(0, 0);
		const times = monitor.read();
		monitor.close();
		expect(times.late).toBeLessThan(1);
		expect(times.longest).toBeLessThan(1);
	});
});

it('reads its CPU time from the system', () => {
	const usage = openUsage();
	const before = usage.read();
	expect(before).toBeGreaterThan(0);
	// Ends as soon as the system counts it, however busy the machine is.
	while (usage.read() === before);
	expect(usage.read()).toBeGreaterThan(before);
	usage.close();
});
