/** Keeps a socket to the server open: says hello, pings, notices when it is dead, and reconnects. */
import {
	type ClientMessage,
	PROTOCOL_VERSION,
	parseServerMessage,
	type ServerMessage,
} from '@rumis/protocol';
import { DEFAULT_TIMING, type Environment, type Socket, type Timing } from './environment.js';

export type ConnectionState =
	/** A first or further attempt is under way. */
	| 'connecting'
	/** Welcomed by the server. */
	| 'ready'
	/** Lost; the next attempt comes in a moment. */
	| 'lost'
	| 'closed';

export interface ConnectionListener {
	onMessage(message: ServerMessage): void;
	onState(state: ConnectionState): void;
}

/** The close code of a server that restarts. */
const RESTART = 1012;

/** The wait before another attempt: it doubles with every failure, and no two clients wait alike. */
export function backoff(failures: number, random: number, timing: Timing = DEFAULT_TIMING): number {
	const full = Math.min(timing.longestBackoff, timing.firstBackoff * 2 ** Math.min(failures, 10));
	return full * (0.5 + random);
}

export class Connection {
	private socket: Socket | null = null;
	private state: ConnectionState = 'closed';
	private attempt = 0;
	private failures = 0;
	/** Whether a ping is not answered yet. */
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

	/** False when it could not be sent, because the connection is not ready. */
	send(message: ClientMessage): boolean {
		if (this.state !== 'ready') return false;
		this.write(message);
		return true;
	}

	/** Something has changed, such as the network or who looks at the page: is the server still there? */
	check(): void {
		if (this.state === 'ready') this.ping();
		else if (this.state === 'lost') this.connect();
	}

	/** The device says that it has no network. What is open is dead, even if no socket has noticed. */
	lose(): void {
		if (this.state === 'ready' || this.state === 'connecting') this.drop();
	}

	/** Reconnects at once, as somebody who has another cookie now. */
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
		// An abandoned socket may still report something.
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
		// Whatever comes shows that the server is there.
		this.isPinging = false;
		if (this.state === 'ready') this.setTimer(this.timing.silence, () => this.ping());
		this.listener.onMessage(message.value);
		// A server whose store is away cannot welcome anybody: later, perhaps.
		if (this.state === 'connecting') this.drop();
	}

	private ping(): void {
		// Whoever asks again must not wait longer for the answer.
		if (this.isPinging) return;
		this.isPinging = true;
		this.write({ kind: 'ping', at: this.environment.now() });
		this.setTimer(this.timing.answer, () => this.drop());
	}

	private drop(code = 0): void {
		this.disconnect();
		this.setState('lost');
		const wait = backoff(this.failures, this.environment.random(), this.timing);
		// A server that restarts is back soon, and counts as no failure.
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

	/** There is one thing at a time to wait for. */
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
