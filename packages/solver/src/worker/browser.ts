/** The entry of a Web Worker: `new Worker(new URL('@rumis/solver/worker', import.meta.url))`. */
import { serveSolver } from './inside.js';
import type { FromWorker, ToWorker } from './messages.js';

/** The part of a worker's global scope used here. */
interface WorkerScope {
	postMessage(message: FromWorker): void;
	onmessage: ((event: { readonly data: ToWorker }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

serveSolver({
	send: (message) => scope.postMessage(message),
	listen(tell) {
		scope.onmessage = ({ data }) => tell(data);
	},
});
