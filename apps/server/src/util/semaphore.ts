/** Lets only so many through at once, and only so many wait. */
export class Semaphore {
	private inside = 0;
	private readonly waiting: (() => void)[] = [];

	constructor(
		private readonly width: number,
		private readonly queue: number,
	) {}

	/** Does the task when it is its turn; null when too many are waiting already. */
	async run<Value>(task: () => Promise<Value>): Promise<Value | null> {
		if (this.inside >= this.width) {
			if (this.waiting.length >= this.queue) return null;
			await new Promise<void>((resolve) => this.waiting.push(resolve));
		} else this.inside++;
		try {
			return await task();
		} finally {
			const next = this.waiting.shift();
			// Whoever is next takes the place over, so that nobody slips in between.
			if (next) next();
			else this.inside--;
		}
	}
}
