import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@rumis/protocol';
import { WebSocket } from 'ws';
import type { Site } from './site.js';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** The server asks every 20 seconds whether anybody is there; a line on which nothing comes is dead. */
const SILENCE = 60_000;

export interface LineListener {
	/** The server has greeted back: what was under way may be asked for again. */
	readonly onUp: () => void;
	readonly onDown: () => void;
	readonly onMessage: (message: ServerMessage) => void;
	/** It cannot come up again; one line why. */
	readonly onEnd: (reason: string) => void;
}

/** A socket to the server that comes back by itself whenever it is lost. */
export class Line {
	private socket: WebSocket | null = null;
	private timer: NodeJS.Timeout | null = null;
	private pause = FIRST_PAUSE;
	private isUp = false;
	private isClosed = false;

	constructor(
		private readonly site: Site,
		private readonly listener: LineListener,
	) {
		this.open();
	}

	/** What cannot be sent now is asked for again when the line is up. */
	send(message: ClientMessage): void {
		if (this.isUp) this.socket?.send(JSON.stringify(message));
	}

	close(): void {
		this.isClosed = true;
		if (this.timer) clearTimeout(this.timer);
		this.socket?.close(1000);
	}

	private open(): void {
		const socket = new WebSocket(this.site.socket, {
			headers: this.site.headers,
			handshakeTimeout: LONGEST_PAUSE,
			perMessageDeflate: false,
		});
		this.socket = socket;
		socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL_VERSION })));
		socket.on('message', (data) => this.hear(String(data)));
		socket.on('ping', () => this.listen(socket));
		socket.on('unexpected-response', (request, { statusCode }) => {
			request.destroy();
			if (statusCode === 401) this.end('the server does not accept the token any more');
		});
		// The close that follows tells enough.
		socket.on('error', () => {});
		socket.on('close', () => this.lose());
		this.listen(socket);
	}

	private listen(socket: WebSocket): void {
		if (this.timer) clearTimeout(this.timer);
		this.timer = setTimeout(() => socket.terminate(), SILENCE);
	}

	private hear(text: string): void {
		const message = readMessage(text);
		if (!message || this.isClosed) return;
		if (this.socket) this.listen(this.socket);
		if (message.kind === 'welcome') {
			this.isUp = true;
			this.pause = FIRST_PAUSE;
			this.listener.onUp();
		} else if (message.kind === 'error' && message.error.code === 'badVersion') {
			this.end('the server speaks another version of the protocol');
		} else this.listener.onMessage(message);
	}

	private lose(): void {
		if (this.timer) clearTimeout(this.timer);
		if (this.isClosed) return;
		if (this.isUp) this.listener.onDown();
		this.isUp = false;
		this.timer = setTimeout(() => this.open(), this.pause);
		this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
	}

	private end(reason: string): void {
		if (this.isClosed) return;
		this.close();
		this.listener.onEnd(reason);
	}
}

function readMessage(text: string): ServerMessage | null {
	try {
		return JSON.parse(text) as ServerMessage;
	} catch {
		return null;
	}
}
