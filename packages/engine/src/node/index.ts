import { Worker } from 'node:worker_threads';
import { type Analyst, connectEngine, type Engine } from '../worker/outside.js';
import { shareWork } from './shareWork.js';

export interface NodeEngineOptions {
	/** How many threads think at once; each searches on its own, and their visits are added up. */
	readonly threads?: number;
}

/** An engine in worker threads. `close` it, or the process will not end. */
export function startEngine({ threads = 1 }: NodeEngineOptions = {}): Engine & Analyst {
	const engines = Array.from({ length: threads }, startThread);
	return engines.length === 1 ? engines[0]! : shareWork(engines);
}

function startThread(): Engine & Analyst {
	const worker = new Worker(new URL('./worker.js', import.meta.url));
	const engine = connectEngine({
		post: (message) => worker.postMessage(message),
		onMessage: (handle) => void worker.on('message', handle),
		close: () => void worker.terminate(),
	});
	// A thread that broke answers nobody any more: who waits for it is told, and the process lives on.
	worker.on('error', () => engine.close());
	return engine;
}
