/** A client at one online table: joins it, follows it, and sends requests until they are answered. */
import {
	type LoggedEvent,
	type NoticeInfo,
	type Presence,
	type Refusal,
	type RequestMessage,
	type ServerMessage,
	type TableInfo,
	type TableRequest,
	TRANSIENT_ERRORS,
} from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { Connection, type ConnectionState } from './connection.js';
import { DEFAULT_TIMING, type Environment, type Timing } from './environment.js';
import { follow, isIncomplete, type OnlineTable, onlineTableOf } from './onlineTable.js';

export interface TableView {
	readonly connection: ConnectionState;
	/** Whether the connection was ready before, so that it is lost now and not just slow to come. */
	readonly wasReady: boolean;
	/** Whether this connection has joined the table, so that requests may follow. */
	readonly isJoined: boolean;
	/** Null before it was seen for the first time. */
	readonly online: OnlineTable | null;
	readonly presence: Presence;
	/** What the host of the server tells everybody. */
	readonly notices: readonly NoticeInfo[];
	/** Why the table cannot be seen. */
	readonly refusal: Refusal | null;
	/** What the server's clock is ahead of ours, in milliseconds. */
	readonly offset: number;
	/** A request has not been answered for a while. */
	readonly isSending: boolean;
}

export type EventListener = (events: readonly LoggedEvent[], online: OnlineTable) => void;

export interface TableClientOptions {
	readonly timing?: Partial<Timing>;
	/** Sees every message before the client does; for logs and checks. */
	readonly onMessage?: (message: ServerMessage) => void;
}

interface Pending {
	readonly message: RequestMessage;
	readonly answer: (result: Result<number, Refusal>) => void;
}

const NOTHING_SEEN: TableView = {
	connection: 'closed',
	wasReady: false,
	isJoined: false,
	online: null,
	presence: { seats: [], watchers: 0 },
	refusal: null,
	notices: [],
	offset: 0,
	isSending: false,
};

const isTransient = ({ code }: Refusal): boolean => TRANSIENT_ERRORS.some((each) => each === code);

export class TableClient {
	private current = NOTHING_SEEN;
	private readonly connection: Connection;
	private readonly timing: Timing;
	/** Requests without an answer, in the order in which they were made. */
	private readonly pending = new Map<string, Pending>();
	private readonly subscribers = new Set<() => void>();
	private readonly eventListeners = new Set<EventListener>();

	constructor(
		readonly game: string,
		private readonly environment: Environment,
		private readonly options: TableClientOptions = {},
	) {
		this.timing = { ...DEFAULT_TIMING, ...options.timing };
		const onMessage = (message: ServerMessage) => this.receive(message);
		const onState = (state: ConnectionState) => this.connectionIs(state);
		this.connection = new Connection(environment, { onMessage, onState }, this.timing);
		this.connection.start();
	}

	get view(): TableView {
		return this.current;
	}

	/** The listener is called whenever the view is another. */
	readonly subscribe = (listener: () => void): (() => void) => {
		this.subscribers.add(listener);
		return () => void this.subscribers.delete(listener);
	};

	/** The listener hears every event that happens from now on. */
	onEvents(listener: EventListener): () => void {
		this.eventListeners.add(listener);
		return () => void this.eventListeners.delete(listener);
	}

	/**
	 * Resolves with the server's answer: the number of the first event that came of it, or why it was refused. A
	 * lost connection only delays that: until it is answered, the request is sent again under the same id.
	 */
	request(request: TableRequest): Promise<Result<number, Refusal>> {
		const message = { ...request, id: this.environment.newId(), game: this.game } as RequestMessage;
		return new Promise((answer) => {
			this.pending.set(message.id, { message, answer });
			if (this.current.isJoined) this.connection.send(message);
			this.environment.setTimer(this.timing.slow, () => this.checkSlow(message.id));
		});
	}

	/** Asks for the whole table, because what is known of it is in doubt. */
	refresh(): void {
		this.join(true);
	}

	/** Reconnects as somebody else: a cookie has come with a seat. */
	reconnect(): void {
		this.connection.reconnect();
	}

	/** The network or the page may be back: is the server still there? */
	check(): void {
		this.connection.check();
	}

	/** The device says that it has no network. */
	lose(): void {
		this.connection.lose();
	}

	close(): void {
		this.connection.close();
	}

	private change(part: Partial<TableView>): void {
		this.current = { ...this.current, ...part };
		for (const listener of [...this.subscribers]) listener();
	}

	private connectionIs(connection: ConnectionState): void {
		const isReady = connection === 'ready';
		const { isJoined, wasReady } = this.current;
		this.change({ connection, isJoined: isReady && isJoined, wasReady: wasReady || isReady });
	}

	private receive(message: ServerMessage) {
		this.options.onMessage?.(message);
		if ('now' in message) this.setTime(message.now, message.kind === 'welcome');
		if ('game' in message && message.game !== undefined && message.game !== this.game) return;
		switch (message.kind) {
			case 'welcome':
				return this.join();
			case 'table':
				return this.receiveTable(message);
			case 'resumed':
				return this.receiveEvents(message.events, { you: message.you, author: message.author });
			case 'events':
				return this.receiveEvents(message.events);
			case 'presence':
				return this.change({ presence: { seats: message.seats, watchers: message.watchers } });
			case 'ack':
				return this.answer(message.id, ok(message.seq));
			case 'nack':
				return this.receiveRefusal(message);
			case 'notices':
				return this.change({ notices: message.notices });
			case 'error':
				return this.receiveError(message.error);
		}
	}

	/** A message takes its time, so the server's clock is at least that far ahead. */
	private setTime(now: number, isFirst: boolean): void {
		const offset = now - this.environment.now();
		if (isFirst || offset > this.current.offset) this.change({ offset });
	}

	/** Joins the table: from what is known on, or anew. */
	private join(isFresh = false): void {
		const info = isFresh ? undefined : this.current.online?.info;
		const known = info ? { since: info.seq, epoch: info.epoch } : {};
		this.connection.send({ kind: 'join', game: this.game, ...known });
	}

	private receiveTable(message: Extract<ServerMessage, { kind: 'table' }>): void {
		const online = onlineTableOf(message);
		if (online) this.joined(online);
		else this.change({ refusal: { code: 'badVersion' } });
	}

	/** `who`: what the server knows about whoever asks, told with what was missed. */
	private receiveEvents(events: readonly LoggedEvent[], who?: Pick<TableInfo, 'you' | 'author'>) {
		const { online } = this.current;
		const next = online && follow(online, events);
		if (!next) return this.join(true);
		const fresh = events.filter(({ seq }) => seq > online.info.seq);
		const seen = who ? { ...next, info: { ...next.info, ...who } } : next;
		this.joined(seen);
		if (fresh.length > 0) for (const listener of [...this.eventListeners]) listener(fresh, seen);
		if (isIncomplete(fresh)) this.join(true);
	}

	private joined(online: OnlineTable): void {
		const { isJoined } = this.current;
		this.change({ online, refusal: null, isJoined: true });
		if (!isJoined) for (const { message } of this.pending.values()) this.connection.send(message);
	}

	private answer(id: string, result: Result<number, Refusal>): void {
		const request = this.pending.get(id);
		this.pending.delete(id);
		if (this.pending.size === 0) this.change({ isSending: false });
		request?.answer(result);
	}

	private receiveRefusal({ id, error, retry }: Extract<ServerMessage, { kind: 'nack' }>) {
		if (!retry) return this.answer(id, err(error));
		// The server does not know whether it was done. Under the same id it is done once.
		this.environment.setTimer(this.timing.retry, () => {
			const request = this.pending.get(id);
			if (request && this.current.isJoined) this.connection.send(request.message);
		});
	}

	private receiveError(error: Refusal) {
		// Everything else is answered by its id.
		if (this.current.isJoined) return;
		if (error.code === 'badVersion') {
			this.change({ refusal: error });
			return this.connection.close();
		}
		// Before the welcome, the connection tries again by itself.
		if (this.current.connection !== 'ready') return;
		if (isTransient(error)) this.environment.setTimer(this.timing.retry, () => this.join());
		// What is no id of a table is refused for its form.
		else this.change({ refusal: error.code === 'badMessage' ? { code: 'noTable' } : error });
	}

	private checkSlow(id: string): void {
		if (!this.pending.has(id)) return;
		this.change({ isSending: true });
		this.connection.check();
	}
}
