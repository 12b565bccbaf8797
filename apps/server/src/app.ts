import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import type { Config } from './config/config.js';
import type { Context } from './context/context.js';
import { limitConnections } from './http/connections.js';
import { addErrors } from './http/errors.js';
import { addGuards } from './http/guards.js';
import { addHeaders } from './http/headers.js';
import { addPages } from './http/pages.js';
import { addAccounts } from './http/routes/accounts.js';
import { addHealth } from './http/routes/health.js';
import { addHost } from './http/routes/host.js';
import { addMe } from './http/routes/me.js';
import { addOpenApi } from './http/routes/openapi.js';
import { addPairing } from './http/routes/pairing.js';
import { addPlans } from './http/routes/plans.js';
import { addPush } from './http/routes/push.js';
import { addPuzzles } from './http/routes/puzzles.js';
import { addRatings } from './http/routes/ratings.js';
import { addRecords } from './http/routes/records.js';
import { addReports } from './http/routes/reports.js';
import { addTables } from './http/routes/tables.js';
import { addTokens } from './http/routes/tokens.js';
import { pathOfTarget } from './http/target.js';
import { addSocketRoute, addUpgrades } from './socket/route.js';
import type { Sockets } from './socket/sockets.js';

/** The maximum request body, in bytes: a player's own board with the fields around it. */
const MAX_BODY = 64 * 1024;

/** Longer than any URL Node accepts, so no route is skipped because of a long parameter. */
const MAX_PARAM = 64 * 1024;

const PEOPLE = [addMe, addAccounts, addRatings, addPuzzles, addTokens, addPush, addReports, addHost];
const API = [...PEOPLE, addTables, addPlans, addPairing, addRecords, addOpenApi];

/**
 * Each proxy appends the address it sees to a list whose beginning the client controls. Only the last entries
 * are trusted, one for each of our proxies.
 */
const trusting = ({ trustProxy: proxies }: Config): false | ((address: string, hop: number) => boolean) =>
	proxies > 0 && ((_, hop) => hop < proxies);

/** The application: HTTP, socket and pages. Does not listen until `listen` is called. */
export async function makeApp(
	context: Context,
	sockets: Sockets,
	onRoute: (route: RouteOptions) => void = () => {},
): Promise<FastifyInstance> {
	const app = Fastify(optionsOf(context)) as unknown as FastifyInstance;
	app.addHook('onRoute', onRoute);
	limitConnections(app.server, context);
	await app.register(cookie);
	await addUpgrades(app);
	addHeaders(app, context);
	addErrors(app, context);
	await app.register(async (api) => {
		addGuards(api, context);
		addSocketRoute(api, context, sockets);
		for (const add of API) add(api, context);
	});
	addHealth(app, context);
	await addPages(app, context);
	return app;
}

function optionsOf({ config, log, limits: { timeouts } }: Context) {
	return {
		loggerInstance: log,
		// Requests are counted in metrics, not logged one by one.
		logController: new LogController({ disableRequestLogging: true }),
		trustProxy: trusting(config),
		bodyLimit: MAX_BODY,
		// Limits idle connections, slow senders, and clients that do not read their response.
		http: {
			headersTimeout: timeouts.headers,
			connectionsCheckingInterval: Math.ceil(timeouts.headers / 5),
		},
		requestTimeout: timeouts.request,
		connectionTimeout: timeouts.idle,
		keepAliveTimeout: timeouts.keepAlive,
		forceCloseConnections: true,
		return503OnClosing: true,
		rewriteUrl: ({ url = '/' }: IncomingMessage) => pathOfTarget(url),
		routerOptions: { maxParamLength: MAX_PARAM },
	};
}
