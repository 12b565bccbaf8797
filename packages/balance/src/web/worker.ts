/** The entry of a Web Worker: a page starts it with `new Worker(…, { type: 'module' })`. */
import { serveBalance } from '../worker/inside.js';
import type { ToWorker } from '../worker/messages.js';

/** The few globals of a Web Worker that are used; the package is checked without the DOM's types. */
declare const self: {
	postMessage(message: unknown): void;
	onmessage: ((event: { readonly data: unknown }) => void) | null;
};

serveBalance({
	post: (message) => self.postMessage(message),
	onMessage(handle) {
		self.onmessage = ({ data }) => handle(data as ToWorker);
	},
});
