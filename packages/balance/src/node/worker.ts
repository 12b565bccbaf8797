/** The entry of a Node worker thread. */
import { parentPort } from 'node:worker_threads';
import { serveBalance } from '../worker/inside.js';

const port = parentPort;
if (!port) throw new Error('this file is the inside of a worker thread');
serveBalance({
	post: (message) => port.postMessage(message),
	onMessage: (handle) => void port.on('message', handle),
});
