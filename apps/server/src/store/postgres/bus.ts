import pg from 'pg';
import type { Bus } from '../store.js';
import { connectionSettings, type PoolOptions } from './pool.js';

const EVENTS = 'rumis_events';
const BROADCASTS = 'rumis_broadcasts';
/** The payload of NOTIFY is limited to less than 8000 bytes. */
const MAX_PAYLOAD = 7000;
const RECONNECT = 500;
/**
 * The interval of keep-alive queries in milliseconds: a connection that only listens does not notice that it
 * is dead.
 */
const HEARTBEAT = 5000;

export interface PostgresBus extends Bus {
	/** Resolves after the first attempt to listen, successful or not. */
	readonly ready: Promise<void>;
	close(): Promise<void>;
}

type Handlers = {
	readonly game: ((game: string, seq: number) => void)[];
	readonly broadcast: ((text: string) => void)[];
};

/**
 * Notifications by NOTIFY, batched and after commits: inside a transaction it would serialize all commits.
 */
export function openBus(raw: pg.Pool, options: PoolOptions): PostgresBus {
	const handlers: Handlers = { game: [], broadcast: [] };
	const listener = new Listener(options, handlers);
	const sender = new Sender(raw);
	return {
		notifyGame: (game, seq) => sender.notifyGame(game, seq),
		broadcast: (text) => sender.broadcast(text),
		onGame: (handle) => void handlers.game.push(handle),
		onBroadcast: (handle) => void handlers.broadcast.push(handle),
		ready: listener.ready,
		close: () => listener.close(),
	};
}

/** Batches notifications while one is being sent. */
class Sender {
	private readonly hints = new Map<string, number>();
	private broadcasts: string[] = [];
	private isSending = false;

	constructor(private readonly raw: pg.Pool) {}

	notifyGame(game: string, seq: number): void {
		this.hints.set(game, Math.max(seq, this.hints.get(game) ?? 0));
		void this.send();
	}

	broadcast(text: string): void {
		if (Buffer.byteLength(text) <= MAX_PAYLOAD) this.broadcasts.push(text);
		void this.send();
	}

	private async send(): Promise<void> {
		if (this.isSending) return;
		this.isSending = true;
		await new Promise((resolve) => setImmediate(resolve));
		while (this.hints.size > 0 || this.broadcasts.length > 0) {
			const [channel, payload] = this.next();
			// A lost notification is harmless: every node polls once a second.
			await this.raw.query('select pg_notify($1, $2)', [channel, payload]).catch(() => {});
		}
		this.isSending = false;
	}

	/** As many lines as fit into one payload. */
	private next(): [string, string] {
		if (this.broadcasts.length > 0) return [BROADCASTS, this.nextBroadcasts()];
		let payload = '';
		for (const [game, seq] of this.hints) {
			const hint = `${game} ${seq}\n`;
			if (payload.length + hint.length > MAX_PAYLOAD) break;
			payload += hint;
			this.hints.delete(game);
		}
		return [EVENTS, payload];
	}

	private nextBroadcasts(): string {
		let [count, bytes] = [0, 0];
		for (const text of this.broadcasts) {
			bytes += Buffer.byteLength(text) + 1;
			if (count > 0 && bytes > MAX_PAYLOAD) break;
			count++;
		}
		return this.broadcasts.splice(0, count).join('\n');
	}
}

/** A listening connection that reconnects when lost. */
class Listener {
	readonly ready: Promise<void>;
	private client: pg.Client | null = null;
	private timer: NodeJS.Timeout | null = null;
	private isClosed = false;

	constructor(
		private readonly options: PoolOptions,
		private readonly handlers: Handlers,
	) {
		this.ready = this.connect();
	}

	async close(): Promise<void> {
		this.isClosed = true;
		if (this.timer) clearTimeout(this.timer);
		await this.client?.end().catch(() => {});
	}

	private async connect(): Promise<void> {
		const client = new pg.Client(connectionSettings(this.options));
		this.client = client;
		client.on('error', () => this.lose(client));
		client.on('end', () => this.lose(client));
		client.on('notification', ({ channel, payload }) => this.hear(channel, payload ?? ''));
		try {
			await client.connect();
			await client.query(`listen ${EVENTS}`);
			await client.query(`listen ${BROADCASTS}`);
			this.beat(client);
		} catch {
			this.lose(client);
		}
	}

	private beat(client: pg.Client): void {
		this.after(HEARTBEAT, () =>
			client.query('select 1').then(
				() => this.beat(client),
				() => this.lose(client),
			),
		);
	}

	private lose(client: pg.Client): void {
		if (this.client !== client || this.isClosed) return;
		this.client = null;
		client.end().catch(() => {});
		this.after(RECONNECT, () => this.connect());
	}

	private after(ms: number, task: () => Promise<void>): void {
		if (this.isClosed) return;
		if (this.timer) clearTimeout(this.timer);
		this.timer = setTimeout(() => void task(), ms);
	}

	private hear(channel: string, payload: string): void {
		for (const line of payload.split('\n')) {
			if (channel === EVENTS) this.hearHint(line);
			else for (const handle of this.handlers.broadcast) handle(line);
		}
	}

	private hearHint(line: string): void {
		const [game, seq] = line.split(' ');
		if (!game || !seq) return;
		for (const handle of this.handlers.game) handle(game, Number(seq));
	}
}
