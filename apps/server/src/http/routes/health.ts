import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context/context.js';
import { refuse } from '../refusals.js';

/** For monitoring: liveness, readiness and metrics. */
export function addHealth(app: FastifyInstance, context: Context): void {
	app.get('/healthz', async () => ({ ok: true }));
	app.get('/readyz', async (_, reply) => {
		const isReady = !context.isDraining && (await context.readiness.check());
		return isReady ? { ok: true } : refuse(reply, { code: 'unavailable' });
	});
	app.get('/metrics', async (request, reply) => {
		const { registry, channels } = context.metrics;
		if (!mayWatch(request, context)) return refuse(reply, { code: 'noSession' });
		channels.set(context.hub.channelCount);
		return reply.type(registry.contentType).send(await registry.metrics());
	});
}

/** With the token, or, if none is set, from this machine. */
function mayWatch(request: FastifyRequest, { config }: Context): boolean {
	if (config.metricsToken === undefined) return isLocal(request);
	const [said, wanted] = [request.headers.authorization ?? '', `Bearer ${config.metricsToken}`].map((text) =>
		Buffer.from(text),
	);
	return said!.length === wanted!.length && timingSafeEqual(said!, wanted!);
}

/** A proxy on this machine is local, but its clients are not. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
	const isForwarded = FORWARDING.some((name) => headers[name] !== undefined);
	return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
