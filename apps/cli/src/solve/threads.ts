import { Worker } from 'node:worker_threads';
import type { WorkerPort } from '@rumis/solver';

export interface Threads {
	readonly ports: readonly WorkerPort[];
	/** Never resolves; rejects when a thread fails. */
	readonly failure: Promise<never>;
	end(): Promise<void>;
}

export function startThreads(count: number): Threads {
	const workers = Array.from(
		{ length: count },
		() => new Worker(new URL('./nodeWorker.js', import.meta.url)),
	);
	return {
		ports: workers.map((worker) => ({
			send: (message) => worker.postMessage(message),
			listen: (tell) => void worker.on('message', tell),
		})),
		failure: new Promise((_, reject) => {
			for (const worker of workers) worker.once('error', reject);
		}),
		end: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
	};
}
