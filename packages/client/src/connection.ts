/** Keeps a socket to the server open: says hello, pings, detects dead connections, and reconnects. */
import {
	type ClientMessage,
	PROTOCOL_VERSION,
	parseServerMessage,
	type ServerMessage,
} from '@rumis/protocol';
import { DEFAULT_TIMING, type Environment, type Socket, type Timing } from './environment.js';

export type ConnectionState =
	/** An attempt is in progress. */
	| 'connecting'
	/** Welcomed by the server. */
	| 'ready'
	/** Lost; the next attempt follows soon. */
	| 'lost'
	| 'closed';

export interface ConnectionListener {
	onMessage(message: ServerMessage): void;
	onState(state: ConnectionState): void;
}

/** The close code of a restarting server. */
const RESTART = 1012;

/** Exponential backoff with jitter. */
export function backoff(failures: number, random: number, timing: Timing = DEFAULT_TIMING): number {
	const full = Math.min(timing.longestBackoff, timing.firstBackoff * 2 ** Math.min(failures, 10));
	return full * (0.5 + random);
}

export class Connection {
	private socket: Socket | null = null;
	private state: ConnectionState = 'closed';
	private attempt = 0;
	private failures = 0;
	/** Whether a ping is unanswered. */
	private isPinging = false;
	private cancelTimer: () => void = () => {};

	constructor(
		private readonly environment: Environment,
		private readonly listener: ConnectionListener,
		private readonly timing: Timing = DEFAULT_TIMING,
	) {}

	start(): void {
		if (this.state === 'closed') this.connect();
	}

	/** False if it could not be sent, because the connection is not ready. */
	send(message: ClientMessage): boolean {
		if (this.state !== 'ready') return false;
		this.write(message);
		return true;
	}

	/** Checks the connection after a change of the network or the page's visibility. */
	check(): void {
		if (this.state === 'ready') this.ping();
		else if (this.state === 'lost') this.connect();
	}

	/** The device is offline. An open socket is dead, even if it has not noticed. */
	lose(): void {
		if (this.state === 'ready' || this.state === 'connecting') this.drop();
	}

	/** Reconnects at once, with a new cookie. */
	reconnect(): void {
		if (this.state === 'closed') return;
		this.disconnect();
		this.connect();
	}

	close(): void {
		this.disconnect();
		this.setState('closed');
	}

	private connect(): void {
		this.setState('connecting');
		this.setTimer(this.timing.open, () => this.drop());
		const attempt = ++this.attempt;
		// An abandoned socket may still emit events.
		const isCurrent = () => attempt === this.attempt;
		this.socket = this.environment.open({
			onOpen: () => isCurrent() && this.write({ kind: 'hello', protocol: PROTOCOL_VERSION }),
			onMessage: (text) => isCurrent() && this.receive(text),
			onClose: (code) => isCurrent() && this.drop(code),
		});
	}

	private write(message: ClientMessage): void {
		this.socket?.send(JSON.stringify(message));
	}

	private receive(text: string) {
		const message = parseServerMessage(text);
		if (!message.ok) return;
		if (message.value.kind === 'welcome') {
			this.failures = 0;
			this.setState('ready');
		}
		// Any message shows that the server is alive.
		this.isPinging = false;
		if (this.state === 'ready') this.setTimer(this.timing.silence, () => this.ping());
		this.listener.onMessage(message.value);
		// A server without its store cannot welcome clients: retry later.
		if (this.state === 'connecting') this.drop();
	}

	private ping(): void {
		// Checking again must not extend the timeout.
		if (this.isPinging) return;
		this.isPinging = true;
		this.write({ kind: 'ping', at: this.environment.now() });
		this.setTimer(this.timing.answer, () => this.drop());
	}

	private drop(code = 0): void {
		this.disconnect();
		this.setState('lost');
		const wait = backoff(this.failures, this.environment.random(), this.timing);
		// A restarting server is back soon: not a failure.
		if (code !== RESTART) this.failures++;
		this.setTimer(wait, () => this.connect());
	}

	private disconnect(): void {
		this.cancelTimer();
		this.attempt++;
		this.isPinging = false;
		this.socket?.close();
		this.socket = null;
	}

	/** There is only one timer at a time. */
	private setTimer(ms: number, task: () => void): void {
		this.cancelTimer();
		this.cancelTimer = this.environment.setTimer(ms, task);
	}

	private setState(state: ConnectionState): void {
		if (state === this.state) return;
		this.state = state;
		this.listener.onState(state);
	}
}
