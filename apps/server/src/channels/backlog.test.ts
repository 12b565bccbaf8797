import { describe, expect, it } from 'vitest';
import { Backlog } from './backlog.js';

/** A backlog for 1,000 bytes, and queues that record when they are cut. */
function newBacklog() {
	const cut: string[] = [];
	const backlog = new Backlog(1000);
	const queueOf = (name: string) => ({ cut: () => void cut.push(name) });
	return { backlog, cut, queueOf };
}

describe('a backlog', () => {
	it('cuts nobody while all together stay within the limit', () => {
		const { backlog, cut, queueOf } = newBacklog();
		const fast = queueOf('fast');
		backlog.note(queueOf('slow'), 700);
		for (let i = 0; i < 100; i++) {
			backlog.note(fast, 300);
			backlog.note(fast, 0);
		}
		expect(cut).toEqual([]);
		expect(backlog.bytes).toBe(700);
	});

	it('cuts those with the most, until three quarters of the limit are left', () => {
		const { backlog, cut, queueOf } = newBacklog();
		const sizes = { a: 90, b: 300, c: 10, d: 200, e: 350 };
		for (const [name, size] of Object.entries(sizes)) backlog.note(queueOf(name), size);
		backlog.note(queueOf('phone'), 51);
		expect(cut).toEqual(['e']);
		expect(backlog.bytes).toBe(651);
		backlog.note(queueOf('late'), 420);
		expect(cut).toEqual(['e', 'late']);
	});

	it('never cuts small queues, however many large ones there are', () => {
		const { backlog, cut, queueOf } = newBacklog();
		backlog.note(queueOf('phone'), 20);
		for (let i = 0; i < 200; i++) backlog.note(queueOf('hostile'), 100);
		expect(cut).not.toContain('phone');
		expect(backlog.bytes).toBeLessThanOrEqual(1000);
	});
});
