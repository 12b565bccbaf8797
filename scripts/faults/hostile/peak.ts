import type { Cleanup } from '../cleanup.js';
import { pause } from '../numbers.js';
import type { ServerProcess } from '../serverProcess.js';

/** Looks again and again how much memory the server has; returns what ends that and tells the most. */
export function watchPeak(cleanup: Cleanup, server: ServerProcess): () => Promise<number> {
	let isWatching = true;
	let most = 0;
	cleanup.add(() => {
		isWatching = false;
	});
	const watching = (async () => {
		while (isWatching && server.isRunning) {
			most = Math.max(most, (await server.memory('memoryAsItIs')).rss);
			await pause(200);
		}
		// A server that ends meanwhile is found out by whoever asks for it next.
	})().catch(() => {});
	return async () => {
		isWatching = false;
		await watching;
		return most;
	};
}
