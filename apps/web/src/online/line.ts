/** Keeps a socket to the server open: greets, listens, notices when it is dead, and comes back. */
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@rumis/protocol';

/** What of a WebSocket is used. */
export interface Wire {
	send(text: string): void;
	close(): void;
	onopen: (() => void) | null;
	onmessage: ((event: { readonly data: unknown }) => void) | null;
	onclose: ((event: { readonly code: number }) => void) | null;
}

/** The world around a line, so that it can be tested without one. */
export interface Surroundings {
	open(): Wire;
	now(): number;
	/** Does the task later; the answer takes that back. */
	after(ms: number, task: () => void): () => void;
	/** From 0 to 1. */
	random(): number;
}

export type LineState =
	/** A first or further try is under way. */
	| 'connecting'
	/** Greeted and answered. */
	| 'ready'
	/** Lost; the next try comes in a moment. */
	| 'lost'
	| 'closed';

export interface Listener {
	onMessage(message: ServerMessage): void;
	onState(state: LineState): void;
}

/** After so much silence we ask whether the server is there; it has to answer within the second time. */
const SILENCE_MS = 10_000;
const ANSWER_MS = 3000;
/** To open a socket may take so long. */
const OPENING_MS = 8000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** The server restarts, and says so. */
const COMES_BACK = 1012;

/** The wait before another try: it doubles with every failure, and no two clients wait alike. */
export function waitBefore(failures: number, random: number): number {
	const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 10));
	return full * (0.5 + random);
}

export class Line {
	private wire: Wire | null = null;
	private state: LineState = 'closed';
	private failures = 0;
	private cancelTimer: () => void = () => {};

	constructor(
		private readonly around: Surroundings,
		private readonly listener: Listener,
	) {}

	start(): void {
		if (this.state === 'closed') this.connect();
	}

	/** False when it could not be sent, because the line is not ready. */
	send(message: ClientMessage): boolean {
		if (this.state !== 'ready' || !this.wire) return false;
		this.wire.send(JSON.stringify(message));
		return true;
	}

	/** Something has changed, such as the network or who looks at the page: is the server still there? */
	check(): void {
		if (this.state === 'ready') this.ask();
		else if (this.state === 'lost') this.connect();
	}

	/** The device says that it has no network. What is open is dead, even if nobody has told it so. */
	lose(): void {
		if (this.state === 'ready' || this.state === 'connecting') this.drop();
	}

	/** Hangs up and calls again at once, as somebody who has another cookie now. */
	reopen(): void {
		if (this.state === 'closed') return;
		this.hangUp();
		this.connect();
	}

	close(): void {
		this.hangUp();
		this.setState('closed');
	}

	private connect(): void {
		this.setState('connecting');
		const wire = this.around.open();
		this.wire = wire;
		this.timer(OPENING_MS, () => this.drop());
		wire.onopen = () => wire.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL_VERSION }));
		wire.onmessage = ({ data }) => this.hear(data);
		wire.onclose = ({ code }) => this.drop(code);
	}

	private hear(data: unknown): void {
		const message = readMessage(data);
		if (!message) return;
		if (message.kind === 'welcome') this.greeted();
		// Whatever comes shows that the server is there.
		if (this.state === 'ready') this.timer(SILENCE_MS, () => this.ask());
		this.listener.onMessage(message);
	}

	private greeted(): void {
		this.failures = 0;
		this.setState('ready');
	}

	private ask(): void {
		this.send({ kind: 'ping', at: this.around.now() });
		this.timer(ANSWER_MS, () => this.drop());
	}

	private drop(code = 0): void {
		this.hangUp();
		this.setState('lost');
		const wait = waitBefore(this.failures, this.around.random());
		// A server that restarts is back soon, and counts as no failure.
		if (code !== COMES_BACK) this.failures++;
		this.timer(wait, () => this.connect());
	}

	private hangUp(): void {
		this.cancelTimer();
		const { wire } = this;
		this.wire = null;
		if (!wire) return;
		wire.onopen = null;
		wire.onmessage = null;
		wire.onclose = null;
		wire.close();
	}

	/** There is one thing at a time to wait for. */
	private timer(ms: number, task: () => void): void {
		this.cancelTimer();
		this.cancelTimer = this.around.after(ms, task);
	}

	private setState(state: LineState): void {
		if (state === this.state) return;
		this.state = state;
		this.listener.onState(state);
	}
}

function readMessage(data: unknown): ServerMessage | null {
	try {
		const message: unknown = JSON.parse(String(data));
		const kind = (message as { kind?: unknown } | null)?.kind;
		return typeof kind === 'string' ? (message as ServerMessage) : null;
	} catch {
		return null;
	}
}
