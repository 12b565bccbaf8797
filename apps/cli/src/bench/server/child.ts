/** The server of a benchmark, in its own process. Its options are passed as JSON; it ends with its parent. */
import { NO_LIMITS, type ServerOptions, StallMonitor, type StallTimes, startServer } from '@rumis/server';

/** The memory after garbage collection, in bytes, and the CPU time so far. */
export interface ChildState {
	readonly held: number;
	readonly resident: number;
	/** In milliseconds of CPU time. */
	readonly computed: number;
	/** Since the last query. */
	readonly stall: StallTimes;
}

const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
const server = await startServer({
	host: '127.0.0.1',
	port: 0,
	log: 'silent',
	...options,
	limits: NO_LIMITS,
});

const stalls = new StallMonitor();

function state(): ChildState {
	// Read first: garbage collection is itself a stall.
	const stall = stalls.read();
	globalThis.gc?.();
	setImmediate(() => stalls.read());
	const { heapUsed, external, rss } = process.memoryUsage();
	const { user, system } = process.cpuUsage();
	return { held: heapUsed + external, resident: rss, computed: (user + system) / 1000, stall };
}

process.on('message', (order) => {
	if (order === 'state') process.send?.(state());
	if (order === 'stop') void server.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
process.send?.(server.url);
