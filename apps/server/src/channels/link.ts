import type { ServerMessage } from '@rumis/protocol';
import { WebSocket } from 'ws';
import type { Person } from '../game/person.js';
import { newId } from '../util/secrets.js';

/**
 * The maximum send buffer of a slow client, in bytes. Beyond it the client is disconnected; it can reconnect.
 */
const MAX_UNREAD = 128 * 1024;

/** Close codes: two standard ones and our own. */
export const CLOSE = { goingAway: 1012, badConduct: 1008, tooSlow: 4001 } as const;

/** One connection of a client, as the rest of the server sees it. */
export class Link {
	/** The payload of the last ping; null once it was answered. */
	private pinged: string | null = null;

	constructor(
		private readonly socket: WebSocket,
		/** Null without a session: such a client may only watch. */
		readonly person: Person | null,
		readonly address: string,
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
		if (this.hasRoomFor(text.length)) this.socket.send(text);
	}

	pong(data: Buffer): void {
		if (this.hasRoomFor(data.length)) this.socket.pong(data);
	}

	/** Disconnects a slow client. A single message may exceed the limit, but nothing is queued after it. */
	private hasRoomFor(length: number): boolean {
		if (!this.isOpen) return false;
		const unread = this.socket.bufferedAmount;
		if (unread === 0 || unread + length <= MAX_UNREAD) return true;
		this.onCut();
		// A close frame would only add to the send buffer.
		this.socket.terminate();
		return false;
	}

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
		this.socket.ping(this.pinged);
	}
}
