/** Entry point of a Node worker thread. */
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { serveThinking } from '../worker/inside.js';

const port = parentPort;
if (!port) throw new Error('this file is the inside of a worker thread');
serveThinking({
	post: (message) => port.postMessage(message),
	onMessage: (handle) => void port.on('message', handle),
	pause: () => setImmediate(),
});
