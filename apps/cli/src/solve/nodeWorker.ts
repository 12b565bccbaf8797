/** The entry of a thread of `rumis solve --threads`. */
import { parentPort } from 'node:worker_threads';
import { serveSolver } from '@rumis/solver';

serveSolver({
	send: (message) => parentPort?.postMessage(message),
	listen: (tell) => void parentPort?.on('message', tell),
});
