/** Somebody at a table who says a lot, line after line as each was acknowledged. */
import { MAX_CHAT, PROTOCOL_VERSION, type ServerMessage } from '@rumis/protocol';
import { WebSocket } from 'ws';
import type { Tidy } from '../tidy.js';
import type { Visitor } from '../visitor.js';

export class Speaker {
	private readonly socket: WebSocket;
	private readonly ready: Promise<void>;
	/** Who waits for which acknowledgement. */
	private readonly waiting = new Map<string, () => void>();
	private readonly gone: Promise<never>;
	private ids = 0;

	constructor(
		tidy: Tidy,
		{ url, cookie }: Visitor,
		private readonly game: string,
	) {
		const address = `${url.replace(/^http/, 'ws')}/api/socket`;
		this.socket = new WebSocket(address, { headers: { origin: url, cookie: cookie ?? '' } });
		tidy.add(() => this.socket.terminate());
		this.gone = new Promise((_, reject) =>
			this.socket.on('close', (code) => reject(new Error(`the speaker was sent away: ${code}`))),
		);
		this.gone.catch(() => {});
		this.ready = new Promise((resolve, reject) => {
			this.socket.on('error', reject);
			this.socket.on('open', () => this.send({ kind: 'hello', protocol: PROTOCOL_VERSION }));
			this.socket.on('message', (data) => {
				const message = JSON.parse(data.toString()) as ServerMessage;
				if (message.kind === 'welcome') resolve();
				if (message.kind === 'ack') this.waiting.get(message.id)?.();
			});
		});
	}

	async say(lines: number): Promise<void> {
		await Promise.race([this.ready, this.gone]);
		for (let line = 0; line < lines; line++) {
			const id = `s${++this.ids}`;
			const done = new Promise<void>((resolve) => this.waiting.set(id, resolve));
			this.send({ kind: 'say', id, game: this.game, text: 'x'.repeat(MAX_CHAT) });
			await Promise.race([done, this.gone]);
			this.waiting.delete(id);
		}
	}

	private send(message: object): void {
		this.socket.send(JSON.stringify(message));
	}
}
