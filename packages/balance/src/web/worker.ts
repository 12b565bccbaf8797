/** The entry of a Web Worker: a page starts it with `new Worker(…, { type: 'module' })`. */
import { serveBalance } from '../worker/inside.js';
import type { ToWorker } from '../worker/messages.js';

/** The Web Worker globals used here; the package is compiled without DOM types. */
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
