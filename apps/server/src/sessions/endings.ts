import type { Bus } from '../store/store.js';
import { newId } from '../util/secrets.js';

/** What the sockets of an ended or changed session do: reconnect, or stay away. */
export type Ending = 'anew' | 'away';

type Handler = (session: string, ending: Ending) => void;

/**
 * Notifies all nodes that a session ended or changed, so its sockets are closed. The notification of other
 * nodes may be lost; they also poll.
 */
export class Endings {
	private readonly node = newId();
	private readonly handlers: Handler[] = [];

	constructor(private readonly bus: Bus | null) {
		bus?.onBroadcast((text) => {
			const match = /^end ([\w-]+) ([\w-]+) (anew|away)$/.exec(text);
			if (match && match[1] !== this.node) this.call(match[2]!, match[3] as Ending);
		});
	}

	onEnd(handler: Handler): void {
		this.handlers.push(handler);
	}

	tell(sessions: readonly string[], ending: Ending): void {
		for (const session of sessions) {
			this.call(session, ending);
			this.bus?.broadcast(`end ${this.node} ${session} ${ending}`);
		}
	}

	private call(session: string, ending: Ending): void {
		for (const handler of this.handlers) handler(session, ending);
	}
}
