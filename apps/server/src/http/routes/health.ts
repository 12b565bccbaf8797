import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.js';
import { refuse } from '../refusals.js';

/** For those who watch over the server: that it lives, that it can work, and how it does. */
export function addHealth(app: FastifyInstance, context: Context): void {
	app.get('/healthz', async () => ({ ok: true }));
	app.get('/readyz', async (_, reply) => {
		if (context.isDraining) return refuse(reply, { code: 'unavailable' });
		// Throws when the store does not answer, and that is answered as it should be.
		await context.store.now();
		return { ok: true };
	});
	app.get('/metrics', async (request, reply) => {
		const { registry, channels } = context.metrics;
		if (!mayWatch(request.headers.authorization, context)) return refuse(reply, { code: 'noSession' });
		channels.set(context.hub.channelCount);
		return reply.type(registry.contentType).send(await registry.metrics());
	});
}

function mayWatch(authorization: string | undefined, { config }: Context): boolean {
	if (config.metricsToken === undefined) return true;
	const [said, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${config.metricsToken}`)];
	return said.length === wanted.length && timingSafeEqual(said, wanted);
}
