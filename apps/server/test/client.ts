/** A client for protocol tests: it sends and receives single messages, and may misbehave. */
import { HttpClient } from '@rumis/client/node';
import type {
	ClientMessage,
	CreateTable,
	LoggedEvent,
	RequestMessage,
	Seated,
	ServerMessage,
	SitDown,
} from '@rumis/protocol';
import { PROTOCOL_VERSION, parseServerMessage } from '@rumis/protocol';
import { WebSocket } from 'ws';

type Kind = ServerMessage['kind'];
type MessageOf<Wanted extends Kind> = Extract<ServerMessage, { kind: Wanted }>;

export class TestClient extends HttpClient {
	/** All received messages, in order. */
	readonly heard: ServerMessage[] = [];
	closeCode: number | null = null;
	private socket: WebSocket | null = null;
	private waiting: (() => void)[] = [];
	private ids = 0;

	async create(table: Partial<CreateTable> = {}): Promise<Seated> {
		const wanted = {
			scenario: 'chullpa',
			players: 2,
			seats: [{ kind: 'me' }, { kind: 'open' }],
			...table,
		};
		const { status, body } = await this.request<Seated>('POST', '/api/tables', wanted);
		if (status !== 201) throw new Error(JSON.stringify(body));
		return body;
	}

	async sit(game: string, wanted: SitDown = {}): Promise<Seated> {
		const { status, body } = await this.request<Seated>('POST', `/api/tables/${game}/seats`, wanted);
		if (status !== 200) throw new Error(JSON.stringify(body));
		return body;
	}

	/** Opens the socket and says hello; resolves with the welcome. */
	async connect(): Promise<MessageOf<'welcome'>> {
		await this.open();
		this.send({ kind: 'hello', protocol: PROTOCOL_VERSION });
		return this.next('welcome');
	}

	/** Opens the socket; rejects with the status code if refused. */
	open(): Promise<void> {
		const { headers } = this;
		const socket = new WebSocket(`${this.url.replace(/^http/, 'ws')}/api/socket`, { headers });
		this.socket = socket;
		this.closeCode = null;
		socket.on('message', (data) => {
			const message = parseServerMessage(String(data));
			// Our own clients must be able to parse everything the server sends.
			if (!message.ok) throw new Error(`not a message of the protocol: ${data}`);
			this.heard.push(message.value);
			this.stir();
		});
		socket.on('close', (code) => {
			if (this.socket !== socket) return;
			this.closeCode = code;
			this.stir();
		});
		return new Promise((resolve, reject) => {
			socket.on('open', () => resolve());
			socket.on('unexpected-response', (_, { statusCode }) => reject(new Error(`status ${statusCode}`)));
			socket.on('error', reject);
		});
	}

	send(message: ClientMessage): void {
		this.raw(JSON.stringify(message));
	}

	raw(data: string | Buffer): void {
		this.socket?.send(data);
	}

	/** Drops the connection without closing, like a lost network. */
	drop(): void {
		this.socket?.terminate();
		this.socket = null;
	}

	/** Stops reading, like a stuck client. */
	pause(): void {
		this.socket?.pause();
	}

	/** Removes and returns the first unconsumed message of this kind that matches. */
	async next<Wanted extends Kind>(
		kind: Wanted,
		fits: (message: MessageOf<Wanted>) => boolean = () => true,
	): Promise<MessageOf<Wanted>> {
		for (;;) {
			const index = this.heard.findIndex(
				(message) => message.kind === kind && fits(message as MessageOf<Wanted>),
			);
			if (index >= 0) return this.heard.splice(index, 1)[0] as MessageOf<Wanted>;
			if (this.closeCode !== null) throw new Error(`closed with ${this.closeCode} before ${kind}`);
			await this.stirred();
		}
	}

	async closed(): Promise<number> {
		while (this.closeCode === null) await this.stirred();
		return this.closeCode;
	}

	async join(
		game: string,
		known: { since?: number; epoch?: string } = {},
	): Promise<MessageOf<'table' | 'resumed'>> {
		this.send({ kind: 'join', game, ...known });
		for (;;) {
			const index = this.heard.findIndex(
				(message) => (message.kind === 'table' || message.kind === 'resumed') && message.game === game,
			);
			if (index >= 0) return this.heard.splice(index, 1)[0] as MessageOf<'table' | 'resumed'>;
			const refused = this.heard.find((message) => message.kind === 'error');
			if (refused?.kind === 'error') throw new Error(refused.error.code);
			if (this.closeCode !== null) throw new Error(`closed with ${this.closeCode} before the table`);
			await this.stirred();
		}
	}

	/** Sends a request and waits for its response. */
	async ask(request: RequestWithoutId, id = `w${++this.ids}`): Promise<MessageOf<'ack' | 'nack'>> {
		this.send({ ...request, id } as ClientMessage);
		for (;;) {
			const index = this.heard.findIndex(
				(message) => (message.kind === 'ack' || message.kind === 'nack') && message.id === id,
			);
			if (index >= 0) return this.heard.splice(index, 1)[0] as MessageOf<'ack' | 'nack'>;
			if (this.closeCode !== null) throw new Error(`closed with ${this.closeCode}`);
			await this.stirred();
		}
	}

	/** All events of a game received so far, in order of arrival. */
	events(game: string): LoggedEvent[] {
		return this.heard.flatMap((message) =>
			(message.kind === 'events' || message.kind === 'resumed') && message.game === game
				? message.events
				: [],
		);
	}

	/** Waits for an event of this kind. */
	async event(game: string, kind: LoggedEvent['event']['kind']): Promise<LoggedEvent> {
		for (;;) {
			const found = this.events(game).find(({ event }) => event.kind === kind);
			if (found) return found;
			if (this.closeCode !== null) throw new Error(`closed with ${this.closeCode} before ${kind}`);
			await this.stirred();
		}
	}

	/** Waits until the log was received up to `seq`, and returns that event. */
	async eventAt(game: string, seq: number): Promise<LoggedEvent> {
		for (;;) {
			const found = this.events(game).find((event) => event.seq === seq);
			if (found) return found;
			if (this.closeCode !== null) throw new Error(`closed with ${this.closeCode} before ${seq}`);
			await this.stirred();
		}
	}

	private stirred(): Promise<void> {
		return new Promise((resolve) => this.waiting.push(resolve));
	}

	private stir(): void {
		const waiting = this.waiting;
		this.waiting = [];
		for (const wake of waiting) wake();
	}
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type RequestWithoutId = WithoutId<RequestMessage>;
