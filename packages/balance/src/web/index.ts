import type { FromWorker } from '../worker/messages.js';
import type { BalanceWorker } from '../worker/outside.js';

/** The part of a Web Worker used here; the package is compiled without DOM types. */
export interface WorkerLike {
	postMessage(message: unknown): void;
	onmessage: ((event: never) => void) | null;
	onerror: ((event: never) => void) | null;
	terminate(): void;
}

/** Games in a Web Worker started with the entry `@rumis/balance/web/worker`. */
export function webBalanceWorker(worker: WorkerLike): BalanceWorker {
	return {
		post: (message) => worker.postMessage(message),
		onMessage(handle) {
			worker.onmessage = ({ data }: { readonly data: FromWorker }) => handle(data);
		},
		onFailure(handle) {
			worker.onerror = ({ message }: { readonly message?: string }) => handle(message ?? 'the worker failed');
		},
		close: () => worker.terminate(),
	};
}
