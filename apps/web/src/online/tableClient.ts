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

export function connectTable(game: string, { around, newId }: ClientOptions): TableClient {
	const view = makeStore<TableView>({
		line: 'closed',
		wasReady: false,
		room: null,
		presence: NOBODY,
		refusal: null,
		offset: 0,
		isSending: false,
	});
	const pending = new Map<string, Pending>();
	const listeners = new Set<(events: readonly LoggedEvent[], room: Room) => void>();
	/** Whether this connection has seen the table, so that wishes may follow. */
	let isJoined = false;
	const change = (part: Partial<TableView>) => view.set({ ...view.get(), ...part });

	const join = (isFresh = false) => {
		const { room } = view.get();
		const known = room && !isFresh ? { since: room.info.seq, epoch: room.info.epoch } : {};
		line.send({ kind: 'join', game, ...known });
	};

	const joined = (room: Room) => {
		change({ room, refusal: null });
		if (isJoined) return;
		isJoined = true;
		for (const { message } of pending.values()) line.send(message);
	};

	const hearEvents = (events: readonly LoggedEvent[], you?: number | null) => {
		const { room } = view.get();
		const next = room && follow(room, events);
		if (!room || !next) return join(true);
		const fresh = events.filter(({ seq }) => seq > room.info.seq);
		const seen = you === undefined ? next : { ...next, info: { ...next.info, you } };
		joined(seen);
		if (fresh.length > 0) for (const listener of [...listeners]) listener(fresh, seen);
		if (isIncomplete(fresh)) join(true);
	};

	const answer = (id: string, result: Result<number, Refusal>) => {
		const wish = pending.get(id);
		pending.delete(id);
		if (pending.size === 0) change({ isSending: false });
		wish?.answer(result);
	};

	const refused = ({ id, error, retry }: Extract<ServerMessage, { kind: 'nack' }>) => {
		if (!retry) return answer(id, err(error));
		// Nobody knows whether it was done. Under the same name it is done once.
		around.after(RETRY_MS, () => {
			const wish = pending.get(id);
			if (wish && isJoined) line.send(wish.message);
		});
	};

	/** A message takes its time, so the server's clock is at least that far ahead. */
	const setTime = (now: number, isFirst: boolean) => {
		const offset = now - around.now();
		if (isFirst || offset > view.get().offset) change({ offset });
	};

	const hear = (message: ServerMessage) => {
		if ('now' in message) setTime(message.now, message.kind === 'welcome');
		switch (message.kind) {
			case 'welcome':
				return join();
			case 'table': {
				const room = message.game === game ? roomFrom(message) : null;
				return room ? joined(room) : change({ refusal: { code: 'badVersion' } });
			}
			case 'resumed':
				return hearEvents(message.events, message.you);
			case 'events':
				return hearEvents(message.events);
			case 'presence':
				return change({ presence: { seats: message.seats, watchers: message.watchers } });
			case 'ack':
				return answer(message.id, ok(message.seq));
			case 'nack':
				return refused(message);
			case 'error':
				return hearError(message.error);
		}
	};

	const hearError = (error: Refusal) => {
		// Everything else is answered by its name.
		if (isJoined) return;
		if (error.code === 'badVersion') {
			change({ refusal: error });
			return line.close();
		}
		// What is no name of a table is refused for its form.
		const isGone = error.code === 'noTable' || error.code === 'badMessage';
		if (isGone) change({ refusal: { code: 'noTable' } });
		else around.after(RETRY_MS, () => join());
	};

	const line = new Line(around, {
		onMessage: hear,
		onState(state) {
			if (state !== 'ready') isJoined = false;
			change({ line: state, wasReady: view.get().wasReady || state === 'ready' });
		},
	});

	const watchSlowness = (id: string) =>
		around.after(SLOW_MS, () => {
			if (!pending.has(id)) return;
			change({ isSending: true });
			line.check();
		});

	line.start();
	return {
		view,
		wish: (wish) =>
			new Promise((resolve) => {
				const message = { ...wish, id: newId(), game } as Wishes;
				pending.set(message.id, { message, answer: resolve });
				if (isJoined) line.send(message);
				watchSlowness(message.id);
			}),
		onEvents(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		reopen: () => line.reopen(),
		check: () => line.check(),
		lose: () => line.lose(),
		close: () => line.close(),
	};
}
