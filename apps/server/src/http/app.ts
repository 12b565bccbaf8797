import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import type { Config } from '../config/config.js';
import type { Context } from '../context.js';
import { addSockets, type Sockets } from '../socket/sockets.js';
import { addGuards } from './guards.js';
import { addHeaders } from './headers.js';
import { addPages } from './pages.js';
import { addAccounts } from './routes/accounts.js';
import { addHealth } from './routes/health.js';
import { addMe } from './routes/me.js';
import { addOpenApi } from './routes/openapi.js';
import { addPush } from './routes/push.js';
import { addRatings } from './routes/ratings.js';
import { addRecords } from './routes/records.js';
import { addTables } from './routes/tables.js';
import { addTokens } from './routes/tokens.js';

/** The largest body of a request, in bytes: a board of one's own with all that belongs to it. */
const MAX_BODY = 64 * 1024;

const PEOPLE = [addMe, addAccounts, addRatings, addTokens, addPush];

/**
 * Each proxy adds the address that it sees to the end of a list that began with whatever the client said. So
 * only as many entries are believed, from the end, as there are proxies of ours.
 */
const trusting = ({ trustProxy: proxies }: Config): false | ((address: string, hop: number) => boolean) =>
	proxies > 0 && ((_, hop) => hop < proxies);

/** The application: HTTP, socket and pages. It listens when it is told to. */
export async function makeApp(
	context: Context,
	sockets: Sockets,
	onRoute: (route: RouteOptions) => void = () => {},
): Promise<FastifyInstance> {
	const app = Fastify({
		loggerInstance: context.log,
		// What clients do is counted, not written down line by line.
		logController: new LogController({ disableRequestLogging: true }),
		trustProxy: trusting(context.config),
		bodyLimit: MAX_BODY,
		// Slow senders must not hold connections for ever.
		requestTimeout: 15_000,
		connectionTimeout: 0,
		keepAliveTimeout: 65_000,
		forceCloseConnections: true,
		return503OnClosing: true,
		// Names in addresses are longer than they look: one letter may take twelve signs.
		routerOptions: { maxParamLength: 500 },
	}) as unknown as FastifyInstance;
	app.addHook('onRoute', onRoute);
	await app.register(cookie);
	addHeaders(app, context);
	addGuards(app, context);
	await addSockets(app, context, sockets);
	for (const add of [...PEOPLE, addTables, addRecords, addHealth, addOpenApi]) add(app, context);
	await addPages(app, context);
	return app;
}
