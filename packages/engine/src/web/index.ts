import { type Analyst, connectEngine, type Engine } from '../worker/outside.js';
import type { FromWorker } from '../worker/protocol.js';

/** The part of a Web Worker that is used. */
export interface WorkerLike {
	postMessage(message: unknown): void;
	addEventListener(type: 'message', handle: (event: { readonly data: unknown }) => void): void;
	terminate(): void;
}

/** An engine in a Web Worker started with the entry `@rumis/engine/web/worker`. */
export function webEngine(worker: WorkerLike): Engine & Analyst {
	return connectEngine({
		post: (message) => worker.postMessage(message),
		onMessage(handle) {
			worker.addEventListener('message', ({ data }) => handle(data as FromWorker));
		},
		close: () => worker.terminate(),
	});
}
