import { Worker } from 'node:worker_threads';
import { type Analyst, connectEngine, type Engine } from '../worker/outside.js';
import { shareWork } from './shareWork.js';

export interface NodeEngineOptions {
	/** Number of threads; each searches on its own, and their visits are summed. */
	readonly threads?: number;
}

/** An engine in worker threads. Call `close`, or the process will not exit. */
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
	// A crashed thread sends no more answers: reject its pending requests, and keep the process alive.
	worker.on('error', () => engine.close());
	return engine;
}
