import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context/context.js';
import { sourceOf } from '../util/address.js';
import { isOwnOrigin } from './origin.js';
import { refuse } from './refusals.js';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** A page of somebody else must not make a visitor's browser do something here. */
function isForeign(request: FastifyRequest, { config }: Context): boolean {
	if (!CHANGING.has(request.method)) return false;
	// Programs have no origin, and no cookies that another page could use either.
	return request.headers.origin !== undefined && !isOwnOrigin(request, config);
}

/** Refuses a request before its handler sees it; undefined lets it pass. */
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
 * Guards all routes of this scope, and no answer of theirs is cached. They belong to the routes and not to
 * what a URL looks like: one route has many spellings.
 */
export function addGuards(scope: FastifyInstance, context: Context): void {
	scope.addHook('onRequest', (request, reply) => guard(request, reply, context));
	scope.addHook('onSend', async (_, reply) => {
		void reply.header('cache-control', 'no-store');
	});
}
