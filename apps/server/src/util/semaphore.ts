/** Limits how many tasks run at once, and how many wait. */
export class Semaphore {
	private inside = 0;
	private readonly waiting: (() => void)[] = [];

	constructor(
		private readonly width: number,
		private readonly queue: number,
	) {}

	/** Runs the task when a slot is free; null if the queue is full. */
	async run<Value>(task: () => Promise<Value>): Promise<Value | null> {
		if (this.inside >= this.width) {
			if (this.waiting.length >= this.queue) return null;
			await new Promise<void>((resolve) => this.waiting.push(resolve));
		} else this.inside++;
		try {
			return await task();
		} finally {
			const next = this.waiting.shift();
			// Hand the slot to the next waiter directly, so no newcomer can take it first.
			if (next) next();
			else this.inside--;
		}
	}
}
