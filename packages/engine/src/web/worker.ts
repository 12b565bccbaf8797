/** Entry point of a Web Worker; a page starts it with `new Worker(…, { type: 'module' })`. */
import { serveThinking } from '../worker/inside.js';
import type { ToWorker } from '../worker/protocol.js';

/** The Web Worker globals used here; the package is compiled without DOM types. */
declare const self: {
	postMessage(message: unknown): void;
	onmessage: ((event: { readonly data: unknown }) => void) | null;
};
declare function setTimeout(task: () => void, ms: number): unknown;

serveThinking({
	post: (message) => self.postMessage(message),
	onMessage(handle) {
		self.onmessage = ({ data }) => handle(data as ToWorker);
	},
	pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
});
