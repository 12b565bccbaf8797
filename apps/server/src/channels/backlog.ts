/** A client's queue, as the backlog sees it. */
export interface Queue {
	/** Disconnects the client at once, which frees its queue. */
	cut(): void;
}

/** The share of the limit that is left after cutting: some distance, so that not every message cuts again. */
const SHARE_LEFT = 0.75;

/**
 * What all clients of a node have not read yet, in bytes. Each client has a limit of its own, but thousands of
 * them that all stay just below it would still fill the memory.
 */
export class Backlog {
	/** Only clients that have something unread: usually very few. */
	private readonly queues = new Map<Queue, number>();
	private total = 0;

	constructor(private readonly limit: number) {}

	get bytes(): number {
		return this.total;
	}

	/** Records how much a client has not read. Beyond the limit, those with the most are disconnected. */
	note(queue: Queue, bytes: number): void {
		this.set(queue, bytes);
		if (this.total > this.limit) this.cutLongest();
	}

	private set(queue: Queue, bytes: number): void {
		this.total += bytes - (this.queues.get(queue) ?? 0);
		if (bytes > 0) this.queues.set(queue, bytes);
		else this.queues.delete(queue);
	}

	/** Longest first: a client whose queue is shorter than the average is never disconnected. */
	private cutLongest(): void {
		const longestFirst = [...this.queues].sort(([, one], [, other]) => other - one);
		for (const [queue] of longestFirst) {
			if (this.total <= this.limit * SHARE_LEFT) return;
			this.set(queue, 0);
			queue.cut();
		}
	}
}
