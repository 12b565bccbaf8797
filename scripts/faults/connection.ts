/** The socket of one client. It comes back by itself, as the web app does. */
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@rumis/protocol';
import { WebSocket } from 'ws';

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 400;

export interface ConnectionEvents {
	onReady(): void;
	onLost(): void;
	onMessage(message: ServerMessage): void;
}

export interface ConnectionOptions {
	readonly url: string;
	readonly cookie: string | null;
	/** After so long without a word the client asks whether anybody is there. */
	readonly silence: number;
	/** Who gets no answer for so long believes the connection dead, in milliseconds. */
	readonly patience: number;
}

export class Connection {
	isReady = false;
	private socket: WebSocket | null = null;
	private timer: NodeJS.Timeout | null = null;
	private tries = 0;
	private isEnded = false;
	private heardAt = 0;
	/** Since when an answer is awaited; null when none is. */
	private waitingSince: number | null = null;

	constructor(
		private readonly options: ConnectionOptions,
		private readonly events: ConnectionEvents,
	) {}

	connect(): void {
		const { url, cookie } = this.options;
		const headers = { origin: url, ...(cookie ? { cookie } : {}) };
		const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, {
			headers,
			perMessageDeflate: false,
		});
		this.socket = socket;
		this.waitingSince = Date.now();
		socket.on('open', () => this.send({ kind: 'hello', protocol: PROTOCOL_VERSION }));
		socket.on('message', (data) => this.hear(socket, JSON.parse(data.toString()) as ServerMessage));
		socket.on('error', () => {});
		socket.on('close', () => this.lose(socket));
	}

	/** Sends if the server is there. Whoever wants an answer says so. */
	send(message: ClientMessage, wantsAnswer = false): void {
		if (this.socket?.readyState !== WebSocket.OPEN) return;
		if (wantsAnswer) this.waitingSince ??= Date.now();
		this.socket.send(JSON.stringify(message));
	}

	answered(): void {
		this.waitingSince = null;
	}

	/** To be called now and then: gives up on who does not answer. */
	tick(now: number): void {
		if (!this.socket) return;
		if (this.waitingSince !== null && now - this.waitingSince > this.options.patience) {
			this.socket.terminate();
			this.lose(this.socket);
		} else if (this.isReady && this.waitingSince === null && now - this.heardAt > this.options.silence) {
			this.send({ kind: 'ping' }, true);
		}
	}

	/** For good, with or without a word. */
	end(): void {
		this.isEnded = true;
		if (this.timer) clearTimeout(this.timer);
		this.socket?.terminate();
	}

	private hear(socket: WebSocket, message: ServerMessage): void {
		if (this.socket !== socket) return;
		this.heardAt = Date.now();
		if (message.kind === 'pong') this.answered();
		if (message.kind === 'welcome') this.welcomed();
		else this.events.onMessage(message);
	}

	private welcomed(): void {
		this.tries = 0;
		this.isReady = true;
		this.answered();
		this.events.onReady();
	}

	private lose(socket: WebSocket): void {
		if (this.socket !== socket) return;
		this.socket = null;
		this.isReady = false;
		this.waitingSince = null;
		if (this.isEnded) return;
		this.events.onLost();
		const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries++);
		this.timer = setTimeout(() => this.connect(), pause * (0.5 + Math.random()));
	}
}
