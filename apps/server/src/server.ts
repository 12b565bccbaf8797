import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Accounts } from './accounts/accounts.js';
import { botHandler } from './bots/botMoves.js';
import { EnginePool } from './bots/enginePool.js';
import { type Config, type ConfigInput, readConfig } from './config/config.js';
import { LIMITS, type Limits } from './config/limits.js';
import type { Context } from './context.js';
import { Games } from './game/games.js';
import { makeApp } from './http/app.js';
import { abandonHandler, deadlineHandler } from './jobs/deadlines.js';
import { freeJobs } from './jobs/queries.js';
import { JobRunner } from './jobs/runner.js';
import { makeMetrics } from './metrics.js';
import { type PushKeys, readPushKeys } from './push/keys.js';
import { Notices } from './push/notices.js';
import { type PushTransport, pushByHttps } from './push/transport.js';
import { rateHandler, rateWhenOver } from './ratings/rating.js';
import { Endings } from './sessions/endings.js';
import { Sessions } from './sessions/sessions.js';
import { Hub } from './socket/hub.js';
import { Sockets } from './socket/sockets.js';
import { openStore } from './store/index.js';
import type { Store } from './store/store.js';
import { Limiter } from './util/limiter.js';

export interface ServerOptions extends ConfigInput {
	/** Other limits than the usual ones; for tests and benches. */
	readonly limits?: Limits;
	/** How far the database's time is from the real one, in milliseconds; for tests of clocks. */
	readonly timeOffset?: () => number;
	/** Another way to push services than the usual one; for tests. */
	readonly push?: PushTransport;
}

export interface RunningServer {
	readonly url: string;
	readonly context: Context;
	readonly sockets: Sockets;
	/** How long it took to open the store, in milliseconds. */
	readonly openedIn: number;
	/** Sends clients away, finishes what is under way and ends. */
	close(): Promise<void>;
}

/** A setting is wrong; the message is one line for the host. */
export class ConfigFault extends Error {}

/** Starts a server and resolves when it listens. Throws `ConfigFault` or `StoreOpenError`, each with one line. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
	const { limits = LIMITS, timeOffset = () => 0, push = pushByHttps, ...settings } = options;
	const config = readConfig(settings);
	if (!config.ok) throw new ConfigFault(`${config.error.setting}: ${config.error.message}`);
	const keys = readPushKeys(config.value);
	if (!keys.ok) throw new ConfigFault(`${keys.error.setting}: ${keys.error.message}`);
	const log = pino({ level: config.value.log });
	const began = performance.now();
	const store = await openStoreOf(config.value, timeOffset, (error) => log.warn({ err: error }, 'database'));
	const openedIn = performance.now() - began;
	const pushing = keys.value && { keys: keys.value, transport: push };
	const context = makeContext(config.value, limits, log, store, pushing);
	const sockets = new Sockets(context);
	const app = await makeApp(context, sockets);
	const close = once(() => stop(context, sockets, () => app.close()));
	try {
		// Whoever has the folder is alone: nobody else can be doing these jobs.
		if (store.kind === 'sqlite') await store.write(freeJobs);
		await app.listen({ host: config.value.host, port: config.value.port });
	} catch (error) {
		await close();
		throw error;
	}
	context.hub.start();
	context.jobs.start();
	return { url: urlOf(config.value, app.server.address() as AddressInfo), context, sockets, openedIn, close };
}

/** Where a browser on this machine finds the server. */
const urlOf = ({ host }: Config, { port }: AddressInfo): string =>
	`http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;

function openStoreOf(
	config: Config,
	timeOffset: () => number,
	onError: (error: Error) => void,
): Promise<Store> {
	const { databaseUrl: url, data: folder, connections, databasePatience: patience } = config;
	return openStore(
		url === undefined ? { folder, timeOffset } : { url, connections, patience, timeOffset, onError },
	);
}

interface Pushing {
	readonly keys: PushKeys;
	readonly transport: PushTransport;
}

function makeContext(
	config: Config,
	limits: Limits,
	log: Context['log'],
	store: Store,
	pushing: Pushing | null,
): Context {
	const metrics = makeMetrics();
	const games = new Games(store);
	const engines = new EnginePool(config.botThreads);
	const jobs = new JobRunner(store, {
		onError: (error, job) => {
			metrics.jobFaults.inc({ kind: job?.kind ?? 'none' });
			log.warn({ err: error, job: job?.key }, 'job failed');
		},
	});
	jobs.handle('deadline', deadlineHandler(games));
	jobs.handle('abandon', abandonHandler(games));
	jobs.handle('bot', botHandler(games, engines));
	jobs.handle('rate', rateHandler(store));
	games.addHook(rateWhenOver);
	games.onNews(({ due, game }) => due !== null && jobs.wake(due, game.updated_ms));
	const hub = new Hub(games, { onError: (error) => log.warn({ err: error }, 'catching up failed') });
	const notices = pushing && new Notices(store, hub, pushing.keys, pushing.transport);
	if (notices) games.addHook(notices.hook);
	// Without keys, what is left of a time with keys is done by doing nothing.
	jobs.handle('notice', notices?.handler ?? (async () => {}));
	const endings = new Endings(store.bus);
	return {
		...{ config, limits, log, metrics, store, games, engines, jobs, hub },
		sessions: new Sessions(store),
		endings,
		accounts: new Accounts(games, endings),
		notices,
		limiters: makeLimiters(limits),
		isDraining: false,
	};
}

const makeLimiters = (limits: Limits): Context['limiters'] => ({
	sessionMessages: new Limiter(limits.sessionMessages),
	sockets: new Limiter(limits.sockets),
	requests: new Limiter(limits.requests),
	tables: new Limiter(limits.tables),
	secrets: new Limiter(limits.secrets),
	accounts: new Limiter(limits.accounts),
	signIns: new Limiter(limits.signIns),
	names: new Limiter(limits.names),
});

const once = (task: () => Promise<void>): (() => Promise<void>) => {
	let done: Promise<void> | null = null;
	return () => {
		done ??= task();
		return done;
	};
};

async function stop(context: Context, sockets: Sockets, closeApp: () => Promise<unknown>): Promise<void> {
	context.isDraining = true;
	sockets.closeAll();
	const giveUpAt = Date.now() + context.config.drainSeconds * 1000;
	while (sockets.size > 0 && Date.now() < giveUpAt) await new Promise((resolve) => setTimeout(resolve, 20));
	sockets.terminateAll();
	await closeApp();
	context.hub.stop();
	context.engines.close();
	await context.jobs.stop();
	await context.store.close();
}
