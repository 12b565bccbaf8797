import type { ServerMessage } from '@rumis/protocol';
import { WebSocket } from 'ws';
import type { Person } from '../game/person.js';
import { newId } from '../util/secrets.js';
import type { Backlog } from './backlog.js';

/**
 * The maximum send buffer of a slow client, in bytes. Beyond it the client is disconnected; it can reconnect.
 * `unreadInAll` limits the send buffers of all clients together.
 */
const MAX_UNREAD = 128 * 1024;

/** Close codes: two standard ones and our own. */
export const CLOSE = { goingAway: 1012, badConduct: 1008, tooSlow: 4001 } as const;

/** One connection of a client, as the rest of the server sees it. */
export class Link {
	/** The payload of the last ping; null once it was answered. */
	private pinged: string | null = null;
	private isCut = false;

	constructor(
		private readonly socket: WebSocket,
		/** Null without a session: such a client may only watch. */
		readonly person: Person | null,
		readonly address: string,
		private readonly backlog: Backlog,
		private readonly onCut: () => void,
	) {}

	get isOpen(): boolean {
		return this.socket.readyState === WebSocket.OPEN;
	}

	send(message: ServerMessage): void {
		this.sendText(JSON.stringify(message));
	}

	/** Sends serialized text, so a broadcast is serialized once. */
	sendText(text: string): void {
		if (!this.hasRoomFor(text.length)) return;
		this.socket.send(text, this.measure);
		this.measure();
	}

	pong(data: Buffer): void {
		if (!this.hasRoomFor(data.length)) return;
		this.socket.pong(data, false, this.measure);
		this.measure();
	}

	/** Disconnects a slow client. A single message may exceed the limit, but nothing is queued after it. */
	private hasRoomFor(length: number): boolean {
		if (!this.isOpen) return false;
		const unread = this.socket.bufferedAmount;
		if (unread === 0 || unread + length <= MAX_UNREAD) return true;
		this.cut();
		return false;
	}

	/** Disconnects a client that reads too slowly. A close frame would only add to the send buffer. */
	cut(): void {
		this.isCut = true;
		this.onCut();
		this.socket.terminate();
		this.measure();
	}

	/** Called after each send, again when it has been written, and when the socket has closed. */
	readonly measure = (): void => {
		const isGone = this.isCut || this.socket.readyState === WebSocket.CLOSED;
		this.backlog.note(this, isGone ? 0 : this.socket.bufferedAmount);
	};

	close(code: number): void {
		this.socket.close(code);
	}

	terminate(): void {
		this.socket.terminate();
	}

	/** Whether this answers our ping. An unsolicited pong does not prove that the client reads. */
	heardPong(data: Buffer): boolean {
		const isAnswer = data.toString() === this.pinged;
		if (isAnswer) this.pinged = null;
		return isAnswer;
	}

	/** Sends a ping, or disconnects if the last one was not answered. */
	checkAlive(): void {
		if (this.pinged !== null) this.socket.terminate();
		if (!this.isOpen) return;
		this.pinged = newId();
		this.socket.ping(this.pinged, false, this.measure);
		this.measure();
	}
}
