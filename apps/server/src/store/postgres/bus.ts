import pg from 'pg';
import type { Bus } from '../store.js';
import { connectionSettings, type PoolOptions } from './pool.js';

const EVENTS = 'rumis_events';
const WHISPERS = 'rumis_whispers';
/** PostgreSQL carries less than 8000 bytes in one notice. */
const MAX_PAYLOAD = 7000;
const RECONNECT = 500;
/** A connection that only listens does not notice that it is dead, so it is asked now and then. */
const HEARTBEAT = 5000;

export interface PostgresBus extends Bus {
	/** Kept when the first attempt to listen has come to its end, well or not. */
	readonly ready: Promise<void>;
	close(): Promise<void>;
}

type Handlers = {
	readonly told: ((game: string, seq: number) => void)[];
	readonly whispered: ((text: string) => void)[];
};

/** Hints by NOTIFY, after commits and many in one: inside a transaction it would make all commits queue. */
export function openBus(raw: pg.Pool, options: PoolOptions): PostgresBus {
	const handlers: Handlers = { told: [], whispered: [] };
	const listener = new Listener(options, handlers);
	const sender = new Sender(raw);
	return {
		tell: (game, seq) => sender.tell(game, seq),
		whisper: (text) => sender.whisper(text),
		onTold: (handle) => void handlers.told.push(handle),
		onWhisper: (handle) => void handlers.whispered.push(handle),
		ready: listener.ready,
		close: () => listener.close(),
	};
}

/** Gathers hints as long as one is under way. */
class Sender {
	private readonly hints = new Map<string, number>();
	private whispers: string[] = [];
	private isSending = false;

	constructor(private readonly raw: pg.Pool) {}

	tell(game: string, seq: number): void {
		this.hints.set(game, Math.max(seq, this.hints.get(game) ?? 0));
		void this.send();
	}

	whisper(text: string): void {
		if (text.length <= MAX_PAYLOAD) this.whispers.push(text);
		void this.send();
	}

	private async send(): Promise<void> {
		if (this.isSending) return;
		this.isSending = true;
		await new Promise((resolve) => setImmediate(resolve));
		while (this.hints.size > 0 || this.whispers.length > 0) {
			const [channel, payload] = this.next();
			// A lost hint is no harm: every node looks for itself once a second.
			await this.raw.query('select pg_notify($1, $2)', [channel, payload]).catch(() => {});
		}
		this.isSending = false;
	}

	private next(): [string, string] {
		const whisper = this.whispers.shift();
		if (whisper !== undefined) return [WHISPERS, whisper];
		let payload = '';
		for (const [game, seq] of this.hints) {
			const hint = `${game} ${seq}\n`;
			if (payload.length + hint.length > MAX_PAYLOAD) break;
			payload += hint;
			this.hints.delete(game);
		}
		return [EVENTS, payload];
	}
}

/** One connection that listens, made anew whenever it is lost. */
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
			await client.query(`listen ${WHISPERS}`);
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
		if (channel === WHISPERS) for (const handle of this.handlers.whispered) handle(payload);
		else for (const line of payload.split('\n')) this.hearHint(line);
	}

	private hearHint(line: string): void {
		const [game, seq] = line.split(' ');
		if (!game || !seq) return;
		for (const handle of this.handlers.told) handle(game, Number(seq));
	}
}
