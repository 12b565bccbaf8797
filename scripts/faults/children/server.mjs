// @ts-check
/**
 * A server in a separate process, with its limits lifted: all clients of a run share one address. Its options
 * come as JSON. It reports when it listens, obeys orders, and exits with its parent.
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

/** How long each write holds back its shared commit, so that others are always waiting for it. */
const HOLD = 25;

/** The bug that the checker must find: acknowledges before the data is on disk.
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
