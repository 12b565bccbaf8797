import type { Cleanup } from '../cleanup.js';
import { pause } from '../numbers.js';
import type { ServerProcess } from '../serverProcess.js';

/** Polls the server's memory; the returned function stops that and returns the peak. */
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
		// If the server exits meanwhile, the next request reports it.
	})().catch(() => {});
	return async () => {
		isWatching = false;
		await watching;
		return most;
	};
}
