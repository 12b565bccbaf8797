import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context/context.js';
import { StoreError } from '../store/store.js';
import { guard } from './guards.js';
import { refuse } from './refusals.js';

/** Responses for unknown routes and for handlers that throw. */
export function addErrors(app: FastifyInstance, context: Context): void {
	const preHandler = async (request: FastifyRequest, reply: FastifyReply) => guard(request, reply, context);
	app.setNotFoundHandler({ preHandler }, (_, reply) => refuse(reply, { code: 'noPage' }));
	app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
		if (error instanceof StoreError) {
			context.trouble.warn(error, 'store failed');
			return refuse(reply, { code: 'unavailable' });
		}
		const { statusCode = 500 } = error;
		if (statusCode === 413) return refuse(reply, { code: 'tooLarge' });
		if (statusCode < 500) return refuse(reply, { code: 'badMessage' });
		request.log.error({ err: error }, 'request failed');
		return refuse(reply, { code: 'broken' });
	});
}
