import websocket from '@fastify/websocket';
import { MAX_FRAME } from '@rumis/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { Context } from '../context.js';
import type { Person } from '../game/person.js';
import { isOwnOrigin } from '../http/origin.js';
import { refuse } from '../http/refusals.js';
import { findVisitor } from '../http/visitor.js';
import type { Ending } from '../sessions/endings.js';
import { sourceOf } from '../util/address.js';
import { Conversation } from './conversation.js';
import { CLOSE, Link } from './link.js';

/** Who does not answer from one of these to the next is gone, in milliseconds. */
const HEARTBEAT = 20_000;

declare module 'fastify' {
	interface FastifyRequest {
		/** Found out before the socket opens, so that no message is lost while one waits. */
		visitor?: Person | null;
	}
}

/** All open sockets of this node. */
export class Sockets {
	private readonly links = new Map<Link, Conversation>();
	private readonly open = new Map<string, number>();
	private readonly heartbeat: NodeJS.Timeout;

	constructor(private readonly context: Context) {
		this.heartbeat = setInterval(() => {
			for (const link of this.links.keys()) link.checkAlive();
			void this.checkSessions();
		}, HEARTBEAT);
		this.heartbeat.unref();
		context.endings.onEnd((session, ending) => this.closeSession(session, ending));
	}

	/** Whether one more may be opened from there. */
	hasRoom(source: string): boolean {
		const { socketsOpen, socketsInAll } = this.context.limits;
		return this.links.size < socketsInAll && (this.open.get(source) ?? 0) < socketsOpen;
	}

	add(socket: WebSocket, person: Person | null, source: string): void {
		const { metrics } = this.context;
		const link = new Link(socket, person, source, () => metrics.cutLinks.inc({ why: 'slow' }));
		const conversation = new Conversation(this.context, link);
		this.links.set(link, conversation);
		this.count(source, 1);
		socket.on('message', (data, isBinary) => conversation.hear(isBinary ? null : textOf(data)));
		socket.on('pong', () => {
			link.isAlive = true;
		});
		// Too long a frame or a broken one: the socket closes itself, and nobody else is to suffer.
		socket.on('error', () => metrics.refusedFrames.inc());
		socket.on('close', () => {
			if (!this.links.delete(link)) return;
			conversation.end();
			this.count(source, -1);
		});
	}

	/** Sends all clients away; they come back by themselves, to this node or another. */
	closeAll(): void {
		clearInterval(this.heartbeat);
		for (const link of this.links.keys()) link.close(CLOSE.goingAway);
	}

	/** Ends what did not close in time. */
	terminateAll(): void {
		for (const link of this.links.keys()) link.terminate();
	}

	/** Ends the sockets of a session that ended or became another's. */
	closeSession(session: string, ending: Ending): void {
		const code = ending === 'anew' ? CLOSE.goingAway : CLOSE.badConduct;
		for (const link of this.links.keys()) if (link.person?.session === session) link.close(code);
	}

	/** Ends the sockets of sessions that ended on another node, where its hint got lost. */
	async checkSessions(): Promise<void> {
		const sessions = [...this.links.keys()].flatMap(({ person }) => (person ? [person.session] : []));
		const ended = this.context.sessions.ended([...new Set(sessions)]);
		// When the store does not answer, the next heartbeat asks again.
		for (const session of await ended.catch(() => [])) this.closeSession(session, 'anew');
	}

	get size(): number {
		return this.links.size;
	}

	private count(source: string, change: 1 | -1): void {
		const count = (this.open.get(source) ?? 0) + change;
		if (count > 0) this.open.set(source, count);
		else this.open.delete(source);
		this.context.metrics.links.set(this.links.size);
	}
}

const textOf = (data: RawData): string =>
	Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();

/** Opens `/api/socket`. Compression stays off: it would cost hundreds of megabytes for thousands of sockets. */
export async function addSockets(app: FastifyInstance, context: Context, sockets: Sockets): Promise<void> {
	await app.register(websocket, { options: { maxPayload: MAX_FRAME, perMessageDeflate: false } });
	app.route({
		method: 'GET',
		url: '/api/socket',
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
	// A browser always says where the page comes from; programs have a token instead.
	if (!isProgram && !isOwnOrigin(request, context.config)) return 'badOrigin';
	if (!sockets.hasRoom(source) || !context.limiters.sockets.take(source)) return 'tooFast';
	request.visitor = await findVisitor(request, context);
	return isProgram && !request.visitor ? 'noSession' : null;
}
