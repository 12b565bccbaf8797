/** The server of a bench, in a process of its own. Its options come as JSON; it ends with its parent. */
import { NO_LIMITS, type ServerOptions, StallMonitor, type StallTimes, startServer } from '@rumis/server';

/** What the server holds after a collection of garbage, in bytes, and the computing it has done so far. */
export interface ChildState {
	readonly held: number;
	readonly resident: number;
	/** In milliseconds of one core. */
	readonly computed: number;
	/** Since the last question. */
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
	// Asked first: collecting garbage is itself a stall.
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
