// @ts-check
/**
 * A server as a process of its own, with its limits lifted: all clients of a run come from one address. Its
 * options come as JSON. It says when it listens, does what it is told, and ends with its parent.
 */
import { NO_LIMITS, StallMonitor, startServer } from '@rumis/server';

/** @type {import('@rumis/server').ServerOptions} */
const options = JSON.parse(process.argv[2] ?? '{}');
const server = await startServer({
	host: '127.0.0.1',
	log: 'warn',
	botThreads: 1,
	limits: NO_LIMITS,
	...options,
});

/** So long each that shares a commit holds it back, so that others are always waiting for it. */
const HOLD = 25;

/** The mistake that the checker must find: what was done is told before it is on the disk.
 * @param {import('@rumis/server').Store} store @param {number} hold milliseconds */
function acknowledgeEarly(store, hold) {
	const { write } = store;
	const wait = () => new Promise((resolve) => setTimeout(resolve, hold));
	/** @type {import('@rumis/server').Store['write']} */
	const early = (task, how) =>
		new Promise((resolve, reject) => {
			const done = write(async (tx) => {
				const value = await task(tx);
				resolve(value);
				await wait();
				return value;
			}, how);
			done.catch(reject);
		});
	Object.assign(store, { write: early });
}

const stalls = new StallMonitor();

process.on('message', (order) => {
	if (order === 'acknowledgeEarly') acknowledgeEarly(server.context.store, HOLD);
	if (order === 'stalls') process.send?.({ stalls: stalls.read() });
	if (order === 'memory') globalThis.gc?.();
	if (order !== 'memory' && order !== 'memoryAsItIs') return;
	const { user, system } = process.cpuUsage();
	process.send?.({ memory: process.memoryUsage(), computed: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit(0));
process.once('SIGTERM', async () => {
	await server.close();
	process.exit(0);
});
process.send?.({ url: server.url, opened: server.openedIn });
