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
	/** Whether the connection was ready before: then it is lost now, not just slow to open. */
	readonly wasReady: boolean;
	/** Whether this connection has joined the table, and may send requests. */
	readonly isJoined: boolean;
	/** Null before the first snapshot. */
	readonly online: OnlineTable | null;
	readonly presence: Presence;
	/** Announcements of the server's host. */
	readonly notices: readonly NoticeInfo[];
	/** Why the table is unavailable. */
	readonly refusal: Refusal | null;
	/** The server clock's lead over ours, in milliseconds. */
	readonly offset: number;
	/** A request has been pending for a while. */
	readonly isSending: boolean;
}

export type EventListener = (events: readonly LoggedEvent[], online: OnlineTable) => void;

export interface TableClientOptions {
	readonly timing?: Partial<Timing>;
	/** Called with every message before it is handled; for logs and checks. */
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
	/** Pending requests, in order. */
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

	/** The listener is called on every change of the view. */
	readonly subscribe = (listener: () => void): (() => void) => {
		this.subscribers.add(listener);
		return () => void this.subscribers.delete(listener);
	};

	/** The listener is called with every new event. */
	onEvents(listener: EventListener): () => void {
		this.eventListeners.add(listener);
		return () => void this.eventListeners.delete(listener);
	}

	/**
	 * Resolves with the response: the number of the request's first event, or the refusal. A lost connection
	 * only delays it: the request is retried with the same id until it is answered.
	 */
	request(request: TableRequest): Promise<Result<number, Refusal>> {
		const message = { ...request, id: this.environment.newId(), game: this.game } as RequestMessage;
		return new Promise((answer) => {
			this.pending.set(message.id, { message, answer });
			if (this.current.isJoined) this.connection.send(message);
			this.environment.setTimer(this.timing.slow, () => this.checkSlow(message.id));
		});
	}

	/** Requests the whole table, because the local state is in doubt. */
	refresh(): void {
		this.join(true);
	}

	/** Reconnects with a new cookie, which came with a seat. */
	reconnect(): void {
		this.connection.reconnect();
	}

	/** Checks the connection when the network or the page may be back. */
	check(): void {
		this.connection.check();
	}

	/** The device is offline. */
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

	/** Messages are delayed, so this offset is a lower bound. */
	private setTime(now: number, isFirst: boolean): void {
		const offset = now - this.environment.now();
		if (isFirst || offset > this.current.offset) this.change({ offset });
	}

	/** Joins the table, from the known state or from the beginning. */
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

	/** `who`: the server's data about this client, sent with missed events. */
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
		// The outcome is unknown. With the same id it is done only once.
		this.environment.setTimer(this.timing.retry, () => {
			const request = this.pending.get(id);
			if (request && this.current.isJoined) this.connection.send(request.message);
		});
	}

	private receiveError(error: Refusal) {
		// All other requests are answered by id.
		if (this.current.isJoined) return;
		if (error.code === 'badVersion') {
			this.change({ refusal: error });
			return this.connection.close();
		}
		// Before the welcome, the connection retries on its own.
		if (this.current.connection !== 'ready') return;
		if (isTransient(error)) this.environment.setTimer(this.timing.retry, () => this.join());
		// A malformed table id is refused as a bad message.
		else this.change({ refusal: error.code === 'badMessage' ? { code: 'noTable' } : error });
	}

	private checkSlow(id: string): void {
		if (!this.pending.has(id)) return;
		this.change({ isSending: true });
		this.connection.check();
	}
}
