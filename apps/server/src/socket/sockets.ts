import type { RawData, WebSocket } from 'ws';
import { Backlog } from '../channels/backlog.js';
import { CLOSE, Link } from '../channels/link.js';
import type { Context } from '../context/context.js';
import type { Person } from '../game/person.js';
import type { Ending } from '../sessions/endings.js';
import { KeyCounter } from '../util/keyCounter.js';
import { inSlices, pause } from '../util/slices.js';
import { SocketSession } from './socketSession.js';

/** The heartbeat interval in milliseconds; a client that does not answer by the next one is disconnected. */
const HEARTBEAT = 20_000;

/** All open sockets of this node. */
export class Sockets {
	private readonly links = new Map<Link, SocketSession>();
	private readonly open = new KeyCounter();
	private readonly heartbeat: NodeJS.Timeout;
	private readonly backlog: Backlog;

	constructor(private readonly context: Context) {
		this.backlog = new Backlog(context.limits.unreadInAll);
		this.heartbeat = setInterval(() => {
			void this.beat();
			void this.checkSessions();
		}, HEARTBEAT);
		this.heartbeat.unref();
		context.hostState.onChange(() => this.obeyHosts());
		context.endings.onEnd((session, ending) => this.closeSession(session, ending));
	}

	/** Whether this address may open another socket. */
	hasRoom(source: string): boolean {
		const { socketsOpen, socketsInAll } = this.context.limits;
		return this.links.size < socketsInAll && this.open.count(source) < socketsOpen;
	}

	add(socket: WebSocket, person: Person | null, source: string): void {
		const { metrics } = this.context;
		const link = new Link(socket, person, source, this.backlog, () => metrics.cutLinks.inc({ why: 'slow' }));
		const session = new SocketSession(this.context, link);
		this.links.set(link, session);
		this.open.add(source);
		metrics.links.set(this.links.size);
		socket.on('message', (data, isBinary) => session.receive(isBinary ? null : textOf(data)));
		socket.on('ping', (data) => session.onPing(data));
		socket.on('pong', (data) => session.onPong(data));
		// An oversized or invalid frame: the socket closes itself, others are not affected.
		socket.on('error', () => metrics.refusedFrames.inc());
		socket.on('close', () => {
			link.measure();
			if (!this.links.delete(link)) return;
			session.end();
			this.open.remove(source);
			metrics.links.set(this.links.size);
		});
	}

	/** Closes sockets that do not answer, and those that never said hello. */
	async beat(): Promise<void> {
		// Timers come before input: after a long stall of this process, answers may have arrived that nobody has
		// read. The second pause is after everything that had arrived by the first.
		await pause();
		await pause();
		await inSlices(each(this.links.values(), (session) => session.checkAlive()));
	}

	/** Disconnects all clients; they reconnect on their own, to this node or another. */
	closeAll(): void {
		clearInterval(this.heartbeat);
		for (const link of this.links.keys()) link.close(CLOSE.goingAway);
	}

	/** Terminates sockets that did not close in time. */
	terminateAll(): void {
		for (const link of this.links.keys()) link.terminate();
	}

	/** Sends the current notices to everyone, and closes the sockets of banned addresses. */
	private obeyHosts(): void {
		const { hostState } = this.context;
		const text = JSON.stringify({ kind: 'notices', notices: hostState.notices });
		const obey = (link: Link) => {
			if (hostState.isBanned(link.address)) link.close(CLOSE.badConduct);
			else link.sendText(text);
		};
		void inSlices(each(this.links.keys(), obey));
	}

	/** Closes the sockets of a session that ended or changed. */
	closeSession(session: string, ending: Ending): void {
		const code = ending === 'anew' ? CLOSE.goingAway : CLOSE.badConduct;
		for (const link of this.links.keys()) if (link.person?.session === session) link.close(code);
	}

	/**
	 * Closes the sockets of sessions that ended or were signed in on another node, if its notification was
	 * lost.
	 */
	async checkSessions(): Promise<void> {
		const people = [...this.links.keys()].flatMap(({ person }) => person ?? []);
		// If the store is unavailable, the next heartbeat retries.
		const outdated = await this.context.sessions.outdated(people).catch(() => []);
		for (const { session } of outdated) this.closeSession(session, 'anew');
	}

	get size(): number {
		return this.links.size;
	}

	/** The bytes that all clients together have not read yet. */
	get unread(): number {
		return this.backlog.bytes;
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
