import { expect, it } from 'vitest';
import { inSlices, SLICE, Turns } from './slices.js';

it('tasks that wait for nothing let others in between', async () => {
	const turns = new Turns(2);
	const done: string[] = [];
	setImmediate(() => done.push('other'));
	await Promise.all(
		Array.from({ length: 9 }, () =>
			turns.run(async () => {
				done.push('task');
			}),
		),
	);
	expect(done.indexOf('other')).toBe(2);
});

it('a task that fails leaves its place to the next', async () => {
	const turns = new Turns(1);
	const failed = turns.run(() => Promise.reject(new Error('broken')));
	const next = turns.run(() => Promise.resolve());
	await expect(failed).rejects.toThrow('broken');
	await next;
});

it('long work pauses, and comes to its end', async () => {
	let isOver = false;
	let time = 0;
	function* steps() {
		for (; time < 5 * SLICE; time++) yield;
		isOver = true;
	}
	let wasOver = true;
	setImmediate(() => {
		wasOver = isOver;
	});
	await inSlices(steps(), () => time);
	expect([wasOver, isOver]).toEqual([false, true]);
});
