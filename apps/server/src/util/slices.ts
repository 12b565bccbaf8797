import { Semaphore } from './semaphore.js';

/** The longest time the event loop is blocked, in milliseconds. */
export const SLICE = 4;

/** Yields to the event loop. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Goes through all steps, with a pause whenever the others have waited for long enough. */
export async function inSlices(
	steps: Iterable<unknown>,
	now: () => number = () => performance.now(),
): Promise<void> {
	let until = now() + SLICE;
	for (const _ of steps) {
		if (now() < until) continue;
		await pause();
		until = now() + SLICE;
	}
}

/**
 * Tasks that take their turns, so many at once, with a pause after each. Without that, tasks that wait for nothing
 * (SQLite answers at once) would run one after the other before anybody else is heard.
 */
export class Turns {
	private readonly gate: Semaphore;

	constructor(width: number) {
		this.gate = new Semaphore(width, Number.POSITIVE_INFINITY);
	}

	async run(task: () => Promise<void>): Promise<void> {
		await this.gate.run(async () => {
			try {
				await task();
			} finally {
				await pause();
			}
		});
	}
}
