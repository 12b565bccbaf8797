import type { Engine, ThinkRequest } from '@rumis/engine';
import { startEngine } from '@rumis/engine/node';
import { err, type Result } from '@rumis/rules';

/** After this time in milliseconds a thread counts as hung and is restarted. */
const LONGEST_THOUGHT = 60_000;

/** Errors after which a thread is discarded: it timed out or broke. */
const LOST: ReadonlySet<string> = new Set(['thinkLate', 'thinkCancelled']);

interface Thread {
	engine: Engine | null;
	/** Resolves when the last queued request is done. */
	busy: Promise<unknown>;
	waiting: number;
}

export type ThinkFault = { readonly code: string };

/** A pool of threads for bots, which keeps the event loop free. */
export class EnginePool {
	private readonly threads: Thread[];
	private isClosed = false;

	constructor(size: number) {
		const idle = () => ({ engine: null, busy: Promise.resolve(), waiting: 0 });
		this.threads = Array.from({ length: Math.max(1, size) }, idle);
	}

	/** The chosen move, as text. */
	async think(request: ThinkRequest): Promise<Result<string, ThinkFault>> {
		const thread = this.threads.reduce((least, each) => (each.waiting < least.waiting ? each : least));
		thread.waiting++;
		const thought = thread.busy.then(() => this.thinkIn(thread, request));
		thread.busy = thought;
		return thought.finally(() => thread.waiting--);
	}

	close(): void {
		this.isClosed = true;
		for (const thread of this.threads) thread.engine?.close();
	}

	private async thinkIn(thread: Thread, request: ThinkRequest): Promise<Result<string, ThinkFault>> {
		if (this.isClosed) return err({ code: 'thinkCancelled' });
		thread.engine ??= startEngine();
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<Result<string, ThinkFault>>((resolve) => {
			timer = setTimeout(() => resolve(err({ code: 'thinkLate' })), LONGEST_THOUGHT);
		});
		const answer = await Promise.race([thread.engine.chooseMove(request).done, late]);
		clearTimeout(timer);
		if (!answer.ok && LOST.has(answer.error.code)) {
			thread.engine.close();
			thread.engine = null;
		}
		return answer;
	}
}
