import { SLICE } from '../util/slices.js';
import type { Channel } from './channel.js';

/** So many members of one table are served before it is the next table's turn. */
const AT_ONCE = 50;

/**
 * Sends what channels have taken, at once as long as that takes no time. A table that thousands watch must hold up
 * neither the event loop nor the other tables.
 */
export class Outbox {
	private readonly sending = new Map<Channel, Iterator<undefined, void>>();
	private isScheduled = false;

	/** Sends all that the channel has taken, in its turn. */
	send(channel: Channel): void {
		if (!this.sending.has(channel)) this.sending.set(channel, channel.sendAll());
	}

	/** To be called when all channels were told what to send. */
	flush(): void {
		const until = performance.now() + SLICE;
		for (const [channel, steps] of this.sending) {
			this.sending.delete(channel);
			// At the end of the line, which this loop comes to as well.
			if (!isDone(steps)) this.sending.set(channel, steps);
			if (performance.now() >= until) break;
		}
		if (this.sending.size > 0) this.schedule();
	}

	private schedule(): void {
		if (this.isScheduled) return;
		this.isScheduled = true;
		setImmediate(() => {
			this.isScheduled = false;
			this.flush();
		});
	}
}

/** Takes some steps; says whether there are no more. */
function isDone(steps: Iterator<undefined, void>): boolean {
	for (let step = 0; step < AT_ONCE; step++) if (steps.next().done) return true;
	return false;
}
