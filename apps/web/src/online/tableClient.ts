/** A client at one online table: sees it, follows it, and carries wishes to the server until they are answered. */
import type { ClientMessage, LoggedEvent, Presence, Refusal, ServerMessage } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { makeStore, type Store } from '../ui/store.js';
import { Line, type LineState, type Surroundings } from './line.js';
import { follow, isIncomplete, NOBODY, type Room, roomFrom } from './room.js';

type Wishes = Extract<ClientMessage, { id: string }>;
type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'id' | 'game'> : never;
/** What may be wished; who carries it adds the id and the table. */
export type Wish = WithoutEnvelope<Wishes>;

export interface TableView {
	readonly line: LineState;
	/** Whether the line was ready before, so that it is lost now and not just slow to come. */
	readonly wasReady: boolean;
	readonly room: Room | null;
	readonly presence: Presence;
	/** Why the table cannot be seen. */
	readonly refusal: Refusal | null;
	/** What the server's clock is ahead of ours, in milliseconds. */
	readonly offset: number;
	/** A wish has not been answered for a while. */
	readonly isSending: boolean;
}

export interface TableClient {
	readonly view: Store<TableView>;
	/** Answered by what the server did; a lost connection only makes it take longer. */
	wish(wish: Wish): Promise<Result<number, Refusal>>;
	/** Who listens hears of every event that happens while the page is open. */
	onEvents(listener: (events: readonly LoggedEvent[], room: Room) => void): () => void;
	/** One is somebody else now: a cookie has come with a seat. */
	reopen(): void;
	check(): void;
	lose(): void;
	close(): void;
}

interface Pending {
	readonly message: Wishes;
	readonly answer: (result: Result<number, Refusal>) => void;
}

const RETRY_MS = 1000;
/** An answer usually takes much less; then nothing need be said about it. */
const SLOW_MS = 1500;

export interface ClientOptions {
	readonly around: Surroundings;
	/** A new name for a wish, unlike all others. */
	readonly newId: () => string;
}

const NOTHING_SEEN: TableView = {
	line: 'closed',
	wasReady: false,
	room: null,
	presence: NOBODY,
	refusal: null,
	offset: 0,
	isSending: false,
};

export function connectTable(game: string, options: ClientOptions): TableClient {
	const client = new Client(game, options);
	client.start();
	return {
		view: client.view,
		wish: (wish) => client.wish(wish),
		onEvents: (listener) => client.onEvents(listener),
		reopen: () => client.line.reopen(),
		check: () => client.line.check(),
		lose: () => client.line.lose(),
		close: () => client.line.close(),
	};
}

type Listener = Parameters<TableClient['onEvents']>[0];

class Client {
	readonly view = makeStore(NOTHING_SEEN);
	readonly line: Line;
	/** Wishes without an answer, in the order in which they were made. */
	private readonly pending = new Map<string, Pending>();
	private readonly listeners = new Set<Listener>();
	/** Whether this connection has seen the table, so that wishes may follow. */
	private isJoined = false;

	constructor(
		private readonly game: string,
		private readonly options: ClientOptions,
	) {
		this.line = new Line(options.around, {
			onMessage: (message) => this.hear(message),
			onState: (state) => this.lineIs(state),
		});
	}

	start(): void {
		this.line.start();
	}

	wish(wish: Wish): Promise<Result<number, Refusal>> {
		return new Promise((resolve) => {
			const message = { ...wish, id: this.options.newId(), game: this.game } as Wishes;
			this.pending.set(message.id, { message, answer: resolve });
			if (this.isJoined) this.line.send(message);
			this.options.around.after(SLOW_MS, () => this.isSlow(message.id));
		});
	}

	onEvents(listener: Listener): () => void {
		this.listeners.add(listener);
		return () => void this.listeners.delete(listener);
	}

	private change(part: Partial<TableView>): void {
		this.view.set({ ...this.view.get(), ...part });
	}

	private lineIs(line: LineState): void {
		if (line !== 'ready') this.isJoined = false;
		this.change({ line, wasReady: this.view.get().wasReady || line === 'ready' });
	}

	private hear(message: ServerMessage) {
		if ('now' in message) this.setTime(message.now, message.kind === 'welcome');
		switch (message.kind) {
			case 'welcome':
				return this.join();
			case 'table':
				return this.hearTable(message);
			case 'resumed':
				return this.hearEvents(message.events, message.you);
			case 'events':
				return this.hearEvents(message.events);
			case 'presence':
				return this.change({ presence: { seats: message.seats, watchers: message.watchers } });
			case 'ack':
				return this.answer(message.id, ok(message.seq));
			case 'nack':
				return this.hearRefusal(message);
			case 'error':
				return this.hearError(message.error);
		}
	}

	/** A message takes its time, so the server's clock is at least that far ahead. */
	private setTime(now: number, isFirst: boolean): void {
		const offset = now - this.options.around.now();
		if (isFirst || offset > this.view.get().offset) this.change({ offset });
	}

	/** Asks to see the table: from what is known on, or all of it. */
	private join(isFresh = false): void {
		const { room } = this.view.get();
		const known = room && !isFresh ? { since: room.info.seq, epoch: room.info.epoch } : {};
		this.line.send({ kind: 'join', game: this.game, ...known });
	}

	private hearTable(message: Extract<ServerMessage, { kind: 'table' }>): void {
		const room = roomFrom(message);
		if (room) this.joined(room);
		else this.change({ refusal: { code: 'badVersion' } });
	}

	private hearEvents(events: readonly LoggedEvent[], you?: number | null) {
		const { room } = this.view.get();
		const next = room && follow(room, events);
		if (!room || !next) return this.join(true);
		const fresh = events.filter(({ seq }) => seq > room.info.seq);
		const seen = you === undefined ? next : { ...next, info: { ...next.info, you } };
		this.joined(seen);
		if (fresh.length > 0) for (const listener of [...this.listeners]) listener(fresh, seen);
		if (isIncomplete(fresh)) this.join(true);
	}

	private joined(room: Room): void {
		this.change({ room, refusal: null });
		if (this.isJoined) return;
		this.isJoined = true;
		for (const { message } of this.pending.values()) this.line.send(message);
	}

	private answer(id: string, result: Result<number, Refusal>): void {
		const wish = this.pending.get(id);
		this.pending.delete(id);
		if (this.pending.size === 0) this.change({ isSending: false });
		wish?.answer(result);
	}

	private hearRefusal({ id, error, retry }: Extract<ServerMessage, { kind: 'nack' }>) {
		if (!retry) return this.answer(id, err(error));
		// Nobody knows whether it was done. Under the same name it is done once.
		this.options.around.after(RETRY_MS, () => {
			const wish = this.pending.get(id);
			if (wish && this.isJoined) this.line.send(wish.message);
		});
	}

	private hearError(error: Refusal) {
		// Everything else is answered by its name.
		if (this.isJoined) return;
		if (error.code === 'badVersion') {
			this.change({ refusal: error });
			return this.line.close();
		}
		// What is no name of a table is refused for its form.
		const isGone = error.code === 'noTable' || error.code === 'badMessage';
		if (isGone) this.change({ refusal: { code: 'noTable' } });
		else this.options.around.after(RETRY_MS, () => this.join());
	}

	private isSlow(id: string): void {
		if (!this.pending.has(id)) return;
		this.change({ isSending: true });
		this.line.check();
	}
}
