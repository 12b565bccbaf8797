/** A client that does as little as possible itself: what is measured is the server. */
import { type ClientMessage, PROTOCOL_VERSION, type Seated, type ServerMessage } from '@rumis/protocol';
import { WebSocket } from 'ws';

export class BenchClient {
	onMessage: (message: ServerMessage) => void = () => {};
	private cookie: string | null = null;
	private socket: WebSocket | null = null;

	constructor(private readonly url: string) {}

	async create(scenario: string): Promise<string> {
		const seats = [{ kind: 'me' }, { kind: 'open' }];
		const { table } = await this.post<Seated>('/api/tables', { scenario, players: 2, seats });
		return table.id;
	}

	async sit(game: string): Promise<void> {
		await this.post(`/api/tables/${game}/seats`, {});
	}

	/** Opens the socket and greets; resolves with the welcome. */
	async connect(): Promise<void> {
		const headers = { origin: this.url, ...(this.cookie ? { cookie: this.cookie } : {}) };
		const address = `${this.url.replace(/^http/, 'ws')}/api/socket`;
		const socket = new WebSocket(address, { headers, perMessageDeflate: false, skipUTF8Validation: true });
		this.socket = socket;
		await new Promise<void>((resolve, reject) => {
			socket.on('error', reject);
			socket.on('open', () => this.send({ kind: 'hello', protocol: PROTOCOL_VERSION }));
			socket.on('message', (data) => {
				const message = JSON.parse(data.toString()) as ServerMessage;
				if (message.kind === 'welcome') resolve();
				else this.onMessage(message);
			});
		});
	}

	/** Resolves when the table was shown. */
	join(game: string): Promise<void> {
		return new Promise((resolve) => {
			const before = this.onMessage;
			this.onMessage = (message) => {
				if (message.kind !== 'table' || message.game !== game) return before(message);
				this.onMessage = before;
				resolve();
			};
			this.send({ kind: 'join', game });
		});
	}

	send(message: ClientMessage): void {
		this.socket?.send(JSON.stringify(message));
	}

	close(): void {
		this.socket?.terminate();
	}

	private async post<Answer>(path: string, body: object): Promise<Answer> {
		const headers: Record<string, string> = { origin: this.url, 'content-type': 'application/json' };
		if (this.cookie) headers.cookie = this.cookie;
		const response = await fetch(`${this.url}${path}`, {
			method: 'POST',
			headers,
			body: JSON.stringify(body),
		});
		const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
		if (cookie) this.cookie = cookie;
		if (!response.ok) throw new Error(`${path}: ${response.status}`);
		return (await response.json()) as Answer;
	}
}
