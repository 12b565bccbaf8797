import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context/context.js';
import { sourceOf } from '../util/address.js';
import { isOwnOrigin } from './origin.js';
import { refuse } from './refusals.js';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** CSRF protection: another site must not act through a visitor's browser. */
function isForeign(request: FastifyRequest, { config }: Context): boolean {
	if (!CHANGING.has(request.method)) return false;
	// Programs send no origin, and have no cookies that another page could abuse.
	return request.headers.origin !== undefined && !isOwnOrigin(request, config);
}

/** Refuses a request before its handler runs; undefined lets it pass. */
export async function guard(
	request: FastifyRequest,
	reply: FastifyReply,
	context: Context,
): Promise<FastifyReply | undefined> {
	if (context.hostState.isBanned(request.ip)) return refuse(reply, { code: 'banned' });
	if (!context.limiters.requests.take(sourceOf(request.ip))) return refuse(reply, { code: 'tooFast' });
	return isForeign(request, context) ? refuse(reply, { code: 'badOrigin' }) : undefined;
}

/**
 * Guards all routes of this scope, and disables caching of their responses. Guards are attached to routes,
 * not to URLs: one route has many spellings.
 */
export function addGuards(scope: FastifyInstance, context: Context): void {
	scope.addHook('onRequest', (request, reply) => guard(request, reply, context));
	scope.addHook('onSend', async (_, reply) => {
		void reply.header('cache-control', 'no-store');
	});
}
