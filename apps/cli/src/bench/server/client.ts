/** A client that connects like all others, but does not follow a game: only the server is measured. */
import { Connection } from '@rumis/client';
import { HttpClient, nodeEnvironment } from '@rumis/client/node';
import type { ClientMessage, Seated, ServerMessage } from '@rumis/protocol';

export class BenchClient {
	onMessage: (message: ServerMessage) => void = () => {};
	private readonly http: HttpClient;
	private readonly connection: Connection;

	constructor(url: string) {
		this.http = new HttpClient(url);
		const environment = nodeEnvironment({ url, headers: () => this.http.headers });
		const onMessage = (message: ServerMessage) => this.onMessage(message);
		this.connection = new Connection(environment, { onMessage, onState: () => {} });
	}

	async create(scenario: string, players: number): Promise<string> {
		const seats = Array.from({ length: players }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
		const { table } = await this.post<Seated>('/api/tables', { scenario, players, seats });
		return table.id;
	}

	async sit(game: string): Promise<void> {
		await this.post(`/api/tables/${game}/seats`, {});
	}

	connect(): Promise<void> {
		return this.received(
			({ kind }) => kind === 'welcome',
			() => this.connection.start(),
		);
	}

	/** Resolves when the table was received. */
	join(game: string): Promise<void> {
		return this.received(
			(message) => message.kind === 'table' && message.game === game,
			() => this.send({ kind: 'join', game }),
		);
	}

	send(message: ClientMessage): void {
		this.connection.send(message);
	}

	close(): void {
		this.connection.close();
	}

	/** Resolves when the response to the task was received. */
	private received(isIt: (message: ServerMessage) => boolean, task: () => void): Promise<void> {
		return new Promise((resolve) => {
			const before = this.onMessage;
			this.onMessage = (message) => {
				if (!isIt(message)) return before(message);
				this.onMessage = before;
				resolve();
			};
			task();
		});
	}

	private async post<Answer>(path: string, body: object): Promise<Answer> {
		const reply = await this.http.request<Answer>('POST', path, body);
		if (reply.status >= 300) throw new Error(`${path}: ${reply.status}`);
		return reply.body;
	}
}
