/** Many spectators of one table, some of whom request a lot and never read it. */
import { TableClient } from '@rumis/client';
import { nodeEnvironment } from '@rumis/client/node';
import { type ClientMessage, PROTOCOL_VERSION } from '@rumis/protocol';
import { WebSocket } from 'ws';
import type { Cleanup } from '../cleanup.js';
import { pause } from '../numbers.js';

const WIDTH = 25;
/** Each of these responses is the whole log of the table. */
const BIG_REQUESTS = 100;

export class Crowd {
	/** The total number of events received by those who read. */
	told = 0;
	private readonly readers: TableClient[] = [];
	private readonly sockets: WebSocket[] = [];

	constructor(
		cleanup: Cleanup,
		private readonly url: string,
		private readonly game: string,
	) {
		cleanup.add(() => this.leave());
	}

	/** Connects spectators: those who will read, and those who will stop. */
	async come(reading: number, slow: number): Promise<void> {
		const coming = [
			...Array.from({ length: slow }, () => () => this.addSocket()),
			...Array.from({ length: reading }, () => () => this.addReader()),
		];
		const work = async () => {
			for (let come = coming.pop(); come; come = coming.pop()) await come();
		};
		await Promise.all(Array.from({ length: WIDTH }, work));
	}

	/** The slow ones stop reading, and request everything many times in a row. */
	async stopReading(epoch: string): Promise<void> {
		for (const socket of this.sockets) {
			socket.pause();
			for (let times = 0; times < BIG_REQUESTS; times++) this.requestAll(socket, epoch);
			// One by one, so that their responses do not all share one read of the log.
			await pause(5);
		}
	}

	/** The slow ones request everything once more: requests that are waiting are answered together. */
	requestAgain(epoch: string): void {
		for (const socket of this.sockets) this.requestAll(socket, epoch);
	}

	private requestAll(socket: WebSocket, epoch: string): void {
		const join: ClientMessage = { kind: 'join', game: this.game, since: 0, epoch };
		socket.send(JSON.stringify(join), () => {});
	}

	leave(): void {
		for (const client of this.readers) client.close();
		for (const socket of this.sockets) socket.terminate();
	}

	private addReader(): Promise<void> {
		const { url } = this;
		const client = new TableClient(this.game, nodeEnvironment({ url, headers: () => ({ origin: url }) }));
		this.readers.push(client);
		client.onEvents((events) => {
			this.told += events.length;
		});
		return new Promise((resolve) => {
			const unsubscribe = client.subscribe(() => {
				if (!client.view.isJoined) return;
				unsubscribe();
				resolve();
			});
		});
	}

	/** A raw socket: our own client cannot stop reading. */
	private addSocket(): Promise<void> {
		const address = `${this.url.replace(/^http/, 'ws')}/api/socket`;
		const socket = new WebSocket(address, { headers: { origin: this.url }, perMessageDeflate: false });
		this.sockets.push(socket);
		return new Promise((resolve, reject) => {
			socket.on('error', reject);
			socket.on('close', () => reject(new Error('a spectator was sent away')));
			socket.on('open', () => {
				socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL_VERSION }));
				socket.send(JSON.stringify({ kind: 'join', game: this.game }));
			});
			socket.on('message', (data) => String(data).startsWith('{"kind":"table"') && resolve());
		});
	}
}
