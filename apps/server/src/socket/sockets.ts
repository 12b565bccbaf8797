import type { RawData, WebSocket } from 'ws';
import { CLOSE, Link } from '../channels/link.js';
import type { Context } from '../context/context.js';
import type { Person } from '../game/person.js';
import type { Ending } from '../sessions/endings.js';
import { KeyCounter } from '../util/keyCounter.js';
import { inSlices } from '../util/slices.js';
import { SocketSession } from './socketSession.js';

/** Who does not answer from one of these to the next is gone, in milliseconds. */
const HEARTBEAT = 20_000;

/** All open sockets of this node. */
export class Sockets {
	private readonly links = new Map<Link, SocketSession>();
	private readonly open = new KeyCounter();
	private readonly heartbeat: NodeJS.Timeout;

	constructor(private readonly context: Context) {
		this.heartbeat = setInterval(() => {
			void this.beat();
			void this.checkSessions();
		}, HEARTBEAT);
		this.heartbeat.unref();
		context.hostState.onChange(() => this.obeyHosts());
		context.endings.onEnd((session, ending) => this.closeSession(session, ending));
	}

	/** Whether one more may be opened from there. */
	hasRoom(source: string): boolean {
		const { socketsOpen, socketsInAll } = this.context.limits;
		return this.links.size < socketsInAll && this.open.count(source) < socketsOpen;
	}

	add(socket: WebSocket, person: Person | null, source: string): void {
		const { metrics } = this.context;
		const link = new Link(socket, person, source, () => metrics.cutLinks.inc({ why: 'slow' }));
		const session = new SocketSession(this.context, link);
		this.links.set(link, session);
		this.open.add(source);
		metrics.links.set(this.links.size);
		socket.on('message', (data, isBinary) => session.receive(isBinary ? null : textOf(data)));
		socket.on('ping', (data) => session.onPing(data));
		socket.on('pong', (data) => session.onPong(data));
		// Too long a frame or a broken one: the socket closes itself, and nobody else is to suffer.
		socket.on('error', () => metrics.refusedFrames.inc());
		socket.on('close', () => {
			if (!this.links.delete(link)) return;
			session.end();
			this.open.remove(source);
			metrics.links.set(this.links.size);
		});
	}

	/** Ends the sockets where nobody answers, and those that never said hello. */
	async beat(): Promise<void> {
		await inSlices(each(this.links.values(), (session) => session.checkAlive()));
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

	/** Shows everybody the notices as they are now, and ends the sockets of banned addresses. */
	private obeyHosts(): void {
		const { hostState } = this.context;
		const text = JSON.stringify({ kind: 'notices', notices: hostState.notices });
		const obey = (link: Link) => {
			if (hostState.isBanned(link.address)) link.close(CLOSE.badConduct);
			else link.sendText(text);
		};
		void inSlices(each(this.links.keys(), obey));
	}

	/** Ends the sockets of a session that ended or became another's. */
	closeSession(session: string, ending: Ending): void {
		const code = ending === 'anew' ? CLOSE.goingAway : CLOSE.badConduct;
		for (const link of this.links.keys()) if (link.person?.session === session) link.close(code);
	}

	/** Ends the sockets of sessions that ended or were signed in on another node, where its hint got lost. */
	async checkSessions(): Promise<void> {
		const people = [...this.links.keys()].flatMap(({ person }) => person ?? []);
		// When the store does not answer, the next heartbeat asks again.
		const outdated = await this.context.sessions.outdated(people).catch(() => []);
		for (const { session } of outdated) this.closeSession(session, 'anew');
	}

	get size(): number {
		return this.links.size;
	}
}

/** The task for each of them, as steps. */
function* each<Item>(items: Iterable<Item>, task: (item: Item) => void): Generator<undefined, void> {
	for (const item of items) {
		task(item);
		yield;
	}
}

const textOf = (data: RawData): string =>
	Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();
