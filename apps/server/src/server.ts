import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Accounts } from './accounts/accounts.js';
import { type Cost, PASSWORD_COST } from './accounts/password.js';
import { PasswordLimiter } from './accounts/passwordLimiter.js';
import { makeApp } from './app.js';
import { botHandler } from './bots/botMoves.js';
import { EnginePool } from './bots/enginePool.js';
import { Hub } from './channels/hub.js';
import { type Config, type ConfigInput, readConfig } from './config/config.js';
import { LIMITS, type Limits } from './config/limits.js';
import type { Context } from './context/context.js';
import { makeMetrics } from './context/metrics.js';
import { abandonHandler, deadlineHandler } from './game/deadlines.js';
import { Games } from './game/games.js';
import { Heartbeat } from './game/heartbeat.js';
import { Quarantine } from './game/quarantine.js';
import { freeJobs } from './jobs/queries.js';
import { JobRunner } from './jobs/runner.js';
import { Moderation } from './moderation/moderation.js';
import { HostState } from './moderation/state.js';
import { Pairings } from './pairing/pairings.js';
import { type PushKeys, readPushKeys } from './push/keys.js';
import { Notices } from './push/notices.js';
import { type PushTransport, pushByHttps } from './push/transport.js';
import { rateHandler, rateWhenOver } from './ratings/rating.js';
import { withTableRatings } from './ratings/seatRatings.js';
import { Endings } from './sessions/endings.js';
import { HourlyPurge } from './sessions/purge.js';
import { Sessions } from './sessions/sessions.js';
import { Sockets } from './socket/sockets.js';
import { openStore } from './store/open/openStore.js';
import { Readiness } from './store/readiness.js';
import { type AdjustTime, asItIs, type Store, StoreError } from './store/store.js';
import { TroubleLog } from './store/troubleLog.js';
import { Limiter } from './util/limiter.js';

export interface ServerOptions extends ConfigInput {
	/** Overrides the default limits, for tests and benchmarks. */
	readonly limits?: Limits;
	/** Adjusts the database time in milliseconds, for tests of clocks. */
	readonly adjustTime?: AdjustTime;
	/** Replaces the transport to push services, for tests. */
	readonly push?: PushTransport;
	/** Overrides what it costs to hash a password, for tests that would spend most of their time on it. */
	readonly passwordCost?: Cost;
}

export interface RunningServer {
	readonly url: string;
	readonly context: Context;
	readonly sockets: Sockets;
	/** How long it took to open the store, in milliseconds. */
	readonly openedIn: number;
	/** Disconnects clients, waits for running jobs, and stops. */
	close(): Promise<void>;
}

/** The database timeout during startup, in milliseconds. */
const START_PATIENCE = 30_000;

/** A setting is invalid; the message is one line for the host. */
export class ConfigFault extends Error {}

/**
 * Starts a server and resolves once it listens. Throws `ConfigFault` or `StoreOpenError`, each with a
 * one-line message.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
	const {
		limits = LIMITS,
		adjustTime = asItIs,
		push = pushByHttps,
		passwordCost = PASSWORD_COST,
		...settings
	} = options;
	const config = readConfig(settings);
	if (!config.ok) throw new ConfigFault(`${config.error.setting}: ${config.error.message}`);
	const keys = readPushKeys(config.value);
	if (!keys.ok) throw new ConfigFault(`${keys.error.setting}: ${keys.error.message}`);
	const log = pino({ level: config.value.log });
	const began = performance.now();
	const store = await openStoreOf(config.value, adjustTime, (error) =>
		log.warn(`database: ${error.message}`),
	);
	const openedIn = performance.now() - began;
	const pushing = keys.value && { keys: keys.value, transport: push };
	const context = makeContext(config.value, { limits, passwordCost }, log, store, pushing);
	const sockets = new Sockets(context);
	const app = await makeApp(context, sockets);
	const close = once(() => stop(context, sockets, () => app.close()));
	try {
		await patiently(() => context.hostState.start());
		// This server owns the folder, so no other can be running these jobs.
		if (store.kind === 'sqlite') await store.write(freeJobs);
		await patiently(() => context.heartbeat.start());
		await app.listen({ host: config.value.host, port: config.value.port });
	} catch (error) {
		await close();
		throw error;
	}
	context.hub.start();
	context.jobs.start();
	context.purge.start();
	return { url: urlOf(config.value, app.server.address() as AddressInfo), context, sockets, openedIn, close };
}

/** A slow database does not prevent startup: no client is waiting yet. */
async function patiently(task: () => Promise<void>): Promise<void> {
	const giveUpAt = Date.now() + START_PATIENCE;
	for (;;) {
		try {
			return await task();
		} catch (error) {
			const isPassing = error instanceof StoreError && error.code === 'unavailable';
			if (!isPassing || Date.now() > giveUpAt) throw error;
		}
	}
}

/** The URL of the server for a browser on this machine. */
const urlOf = ({ host }: Config, { port }: AddressInfo): string =>
	`http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;

function openStoreOf(
	config: Config,
	adjustTime: AdjustTime,
	onError: (error: Error) => void,
): Promise<Store> {
	const { databaseUrl: url, data: folder, connections, databasePatience: patience } = config;
	return openStore(
		url === undefined ? { folder, adjustTime } : { url, connections, patience, adjustTime, onError },
	);
}

interface Pushing {
	readonly keys: PushKeys;
	readonly transport: PushTransport;
}

function makeContext(
	config: Config,
	{ limits, passwordCost }: Required<Pick<ServerOptions, 'limits' | 'passwordCost'>>,
	log: Context['log'],
	store: Store,
	pushing: Pushing | null,
): Context {
	const metrics = makeMetrics();
	const trouble = new TroubleLog(log);
	const quarantine = new Quarantine(store, ({ game, why }) =>
		log.error(`game ${game} is damaged and is not served: ${why}`),
	);
	const games = new Games(store, quarantine, (error) => trouble.warn(error, 'shared transaction failed'));
	const engines = { deep: new EnginePool(config.botThreads), quick: new EnginePool(1) };
	const jobs = new JobRunner(store, {
		onError: (error, job) => {
			metrics.jobFaults.inc({ kind: job?.kind ?? 'none' });
			trouble.warn(error, 'job failed', { job: job?.key });
		},
	});
	games.addHook(rateWhenOver);
	games.complete = withTableRatings;
	games.onCommit(({ due, game }) => due !== null && jobs.wake(due, game.updated_ms));
	const hub = new Hub(games, { onError: (error) => trouble.warn(error, 'catching up failed') });
	games.isHere = (game, seat) => hub.isHere(game, seat);
	const notices = pushing && new Notices(store, hub, pushing.keys, pushing.transport);
	if (notices) games.addHook(notices.hook);
	// Without keys, leftover notice jobs are no-ops.
	const notice = notices?.handler ?? (async () => {});
	jobs.addLane({ width: 8, handlers: { deadline: deadlineHandler(games) } });
	jobs.addLane({ width: 4, handlers: { abandon: abandonHandler(games), rate: rateHandler(games) } });
	jobs.addLane({ width: 4, handlers: { notice } });
	jobs.addLane({
		width: config.botThreads,
		handlers: { bot: botHandler(games, engines.deep) },
		isFair: true,
	});
	jobs.addLane({ width: 4, handlers: { quickBot: botHandler(games, engines.quick) }, isFair: true });
	const endings = new Endings(store.bus);
	const accounts = new Accounts(games, endings, passwordCost);
	const hostState = new HostState(store, quarantine, (error) => trouble.warn(error, 'host state'));
	const onChange = () => hostState.changed();
	const heartbeat = new Heartbeat(store, {
		onOutage: (outage) => games.creditDowntime(outage),
		onError: (error) => trouble.warn(error, 'heartbeat failed'),
	});
	games.heartbeat = heartbeat;
	return {
		...{ config, limits, log, trouble, metrics, store, games, engines, jobs, hub, heartbeat },
		readiness: new Readiness(store, log),
		purge: new HourlyPurge(store, (error) => trouble.warn(error, 'purge failed')),
		pairings: new Pairings(games),
		sessions: new Sessions(store),
		endings,
		accounts,
		guesses: new PasswordLimiter(limits),
		hostState,
		moderation: new Moderation({ games, accounts, endings, onChange }),
		notices,
		limiters: makeLimiters(limits),
		isDraining: false,
	};
}

const makeLimiters = (limits: Limits): Context['limiters'] => ({
	sessionMessages: new Limiter(limits.sessionMessages),
	addressMessages: new Limiter(limits.addressMessages),
	sockets: new Limiter(limits.sockets),
	requests: new Limiter(limits.requests),
	tables: new Limiter(limits.tables),
	sessions: new Limiter(limits.sessions),
	joins: new Limiter(limits.joins),
	secrets: new Limiter(limits.secrets),
	accounts: new Limiter(limits.accounts),
	chat: new Limiter(limits.chat),
	addressChat: new Limiter(limits.addressChat),
	spectatorChat: new Limiter(limits.spectatorChat),
	reports: new Limiter(limits.reports),
	plans: new Limiter(limits.plans),
	puzzles: new Limiter(limits.puzzles),
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
	context.hostState.stop();
	for (const pool of Object.values(context.engines)) pool.close();
	await context.jobs.stop();
	await context.heartbeat.stop();
	await context.purge.stop();
	await context.store.close();
}
