import { Worker } from 'node:worker_threads';
import type { FromWorker } from '../worker/messages.js';
import type { BalanceWorker } from '../worker/outside.js';

/** A worker thread that plays games. `close` it, or the process will not end. */
export function startBalanceWorker(): BalanceWorker {
	const thread = new Worker(new URL('./worker.js', import.meta.url));
	let handle: (message: FromWorker) => void = () => {};
	let fail: (reason: string) => void = () => {};
	thread.on('message', (message: FromWorker) => handle(message));
	thread.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
	return {
		post: (message) => thread.postMessage(message),
		onMessage: (next) => {
			handle = next;
		},
		onFailure: (next) => {
			fail = next;
		},
		close: () => void thread.terminate(),
	};
}
