import type { FastifyInstance } from 'fastify';
import { describeApi } from '../../openapi/describe.js';

/** The description of this API, for tools. */
export function addOpenApi(app: FastifyInstance): void {
	let text: string | null = null;
	app.get('/api/openapi.json', async (_, reply) => {
		text ??= JSON.stringify(describeApi());
		return reply.type('application/json').send(text);
	});
}
