import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.js';
import { StoreError } from '../store/store.js';
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

/** What holds for every request before anybody answers it. */
export function addGuards(app: FastifyInstance, context: Context): void {
	app.addHook('onRequest', async (request, reply) => {
		if (!request.url.startsWith('/api/')) return;
		if (!context.limiters.requests.take(sourceOf(request.ip))) return refuse(reply, { code: 'tooFast' });
		if (isForeign(request, context)) return refuse(reply, { code: 'badOrigin' });
	});
	app.setNotFoundHandler((_, reply) => refuse(reply, { code: 'noPage' }));
	app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
		if (error instanceof StoreError) {
			request.log.warn({ err: error }, 'store failed');
			return refuse(reply, { code: 'unavailable' });
		}
		const { statusCode = 500 } = error;
		if (statusCode === 413) return refuse(reply, { code: 'tooLarge' });
		if (statusCode < 500) return refuse(reply, { code: 'badMessage' });
		request.log.error({ err: error }, 'request failed');
		return refuse(reply, { code: 'broken' });
	});
}
