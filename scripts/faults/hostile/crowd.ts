/** Many who watch one table, some of whom ask for a lot and never read it. */
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@rumis/protocol';
import { WebSocket } from 'ws';
import { pause } from '../numbers.js';
import type { Tidy } from '../tidy.js';

const WIDTH = 25;
/** Each of these answers is the whole log of the table. */
const BIG_WISHES = 100;

export class Crowd {
	/** Events that those who read have been told, all together. */
	told = 0;
	private readonly sockets: WebSocket[] = [];

	constructor(
		tidy: Tidy,
		private readonly url: string,
		private readonly game: string,
	) {
		tidy.add(() => this.leave());
	}

	/** So many come and see the table. */
	async come(count: number): Promise<void> {
		let coming = count;
		const work = async () => {
			while (coming-- > 0) this.sockets.push(await this.watcher());
		};
		await Promise.all(Array.from({ length: WIDTH }, work));
	}

	/** So many stop reading, and go on asking for everything. */
	async stopReading(count: number, epoch: string): Promise<void> {
		for (const socket of this.sockets.slice(0, count)) {
			socket.pause();
			const wish: ClientMessage = { kind: 'join', game: this.game, since: 0, epoch };
			for (let times = 0; times < BIG_WISHES; times++) socket.send(JSON.stringify(wish), () => {});
			// One after the other, so that their answers do not all wait for the same reading of the log.
			await pause(5);
		}
	}

	leave(): void {
		for (const socket of this.sockets) socket.terminate();
	}

	private watcher(): Promise<WebSocket> {
		const address = `${this.url.replace(/^http/, 'ws')}/api/socket`;
		const socket = new WebSocket(address, { headers: { origin: this.url }, perMessageDeflate: false });
		return new Promise((resolve, reject) => {
			socket.on('error', reject);
			socket.on('close', () => reject(new Error('a spectator was sent away')));
			socket.on('open', () => {
				socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL_VERSION }));
				socket.send(JSON.stringify({ kind: 'join', game: this.game }));
			});
			socket.on('message', (data) => {
				const { kind } = JSON.parse(data.toString()) as ServerMessage;
				if (kind === 'table') resolve(socket);
				if (kind === 'events') this.told++;
			});
		});
	}
}
