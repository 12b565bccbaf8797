import websocket from '@fastify/websocket';
import { MAX_FRAME } from '@rumis/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Context } from '../context/context.js';
import type { Person } from '../game/person.js';
import { isOwnOrigin } from '../http/origin.js';
import { refuse } from '../http/refusals.js';
import { findVisitor } from '../http/visitor.js';
import { sourceOf } from '../util/address.js';
import type { Sockets } from './sockets.js';

declare module 'fastify' {
	interface FastifyRequest {
		/** Resolved before the upgrade, so no message is lost while waiting. */
		visitor?: Person | null;
	}
}

const PATH = '/api/socket';

/**
 * Compression stays off: it would cost hundreds of megabytes for thousands of sockets. Pings are answered by
 * `SocketSession`, which counts them. A fragmented message costs far more memory than its bytes.
 */
const OPTIONS = {
	maxPayload: MAX_FRAME,
	maxFragments: 16,
	maxBufferedChunks: 64,
	perMessageDeflate: false,
	autoPong: false,
	/** The time for a clean close, in milliseconds. */
	closeTimeout: 3000,
};

/** Allows upgrades on the socket's route only. */
export async function addUpgrades(app: FastifyInstance): Promise<void> {
	await app.register(websocket, { options: OPTIONS, errorHandler: onSocketError });
	app.addHook('onRequest', async (request, reply) => {
		if (request.ws && request.routeOptions.url !== PATH) return refuse(reply, { code: 'noPage' });
	});
}

/**
 * Protocol errors and lost connections have a code. They are counted by the socket handler, not logged:
 * anyone could fill the disk with log lines.
 */
export function onSocketError(
	error: Error,
	socket: Pick<WebSocket, 'terminate'>,
	{ log }: Pick<FastifyRequest, 'log'>,
): void {
	if (!('code' in error)) log.error({ err: error }, 'socket failed');
	socket.terminate();
}

export function addSocketRoute(app: FastifyInstance, context: Context, sockets: Sockets): void {
	app.route({
		method: 'GET',
		url: PATH,
		preValidation: async (request, reply) => {
			const refusal = await admit(request, context, sockets);
			if (refusal) return refuse(reply, { code: refusal });
		},
		handler: (_, reply) => refuse(reply, { code: 'badMessage' }),
		wsHandler: (socket, request) => sockets.add(socket, request.visitor ?? null, sourceOf(request.ip)),
	});
}

type Denial = 'unavailable' | 'badOrigin' | 'noSession' | 'tooFast';

async function admit(request: FastifyRequest, context: Context, sockets: Sockets): Promise<Denial | null> {
	const source = sourceOf(request.ip);
	if (context.isDraining) return 'unavailable';
	const isProgram = request.headers.authorization !== undefined;
	// Browsers always send an origin; programs have a token instead.
	if (!isProgram && !isOwnOrigin(request, context.config)) return 'badOrigin';
	if (!sockets.hasRoom(source) || !context.limiters.sockets.take(source)) return 'tooFast';
	request.visitor = await findVisitor(request, context);
	if (request.visitor) void context.sessions.sawAt(request.visitor.session, source);
	return isProgram && !request.visitor ? 'noSession' : null;
}
