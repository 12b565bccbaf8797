import { expect, it } from 'vitest';
import { StallMonitor } from './stalls.js';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Computes until this process has used so much of a core, however busy the machine is. */
function compute(ms: number): void {
	const began = process.cpuUsage();
	for (let used = 0; used < ms * 1000; ) {
		const { user, system } = process.cpuUsage(began);
		used = user + system;
	}
}

it('tells a loop that computes from one that waits for others', async () => {
	const monitor = new StallMonitor();
	await pause(20);
	monitor.read();
	compute(60);
	await pause(20);
	const computed = monitor.read();
	expect(computed.computing).toBeGreaterThan(40);
	expect(computed.late).toBeGreaterThanOrEqual(computed.computing);
	// The core is taken away: time passes, and nothing is computed.
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
	await pause(20);
	const waited = monitor.read();
	expect(waited.late).toBeGreaterThan(50);
	expect(waited.computing).toBeLessThan(waited.late);
	monitor.close();
});
