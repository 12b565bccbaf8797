import type { ServerMessage } from '@rumis/protocol';
import { WebSocket } from 'ws';
import type { Person } from '../game/person.js';
import { newId } from '../util/secrets.js';

/** What a client that does not read may leave unread, in bytes, before it is cut off. It can come back. */
const MAX_UNREAD = 128 * 1024;

/** Close codes beside those of the standard. */
export const CLOSE = { goingAway: 1012, badConduct: 1008, tooSlow: 4001 } as const;

/** One connection of a client, as the rest of the server sees it. */
export class Link {
	/** What the last ping said; null once it was answered. */
	private pinged: string | null = null;

	constructor(
		private readonly socket: WebSocket,
		/** Null for somebody without a session, who may only watch. */
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

	/** What goes to many is written once. */
	sendText(text: string): void {
		if (this.hasRoomFor(text.length)) this.socket.send(text);
	}

	/** Answers a ping of the client. */
	pong(data: Buffer): void {
		if (this.hasRoomFor(data.length)) this.socket.pong(data);
	}

	/** Cuts off a client that does not read. One message may be longer by itself, but nothing is piled on it. */
	private hasRoomFor(length: number): boolean {
		if (!this.isOpen) return false;
		const unread = this.socket.bufferedAmount;
		if (unread === 0 || unread + length <= MAX_UNREAD) return true;
		this.onCut();
		// Closing politely would only add to what is not read.
		this.socket.terminate();
		return false;
	}

	close(code: number): void {
		this.socket.close(code);
	}

	terminate(): void {
		this.socket.terminate();
	}

	/** Whether it is the answer to our ping. What a client sends unasked does not say that it reads. */
	heardPong(data: Buffer): boolean {
		const isAnswer = data.toString() === this.pinged;
		if (isAnswer) this.pinged = null;
		return isAnswer;
	}

	/** Asks whether anybody is there; who did not answer the last time is gone. */
	checkAlive(): void {
		if (this.pinged !== null) this.socket.terminate();
		if (!this.isOpen) return;
		this.pinged = newId();
		this.socket.ping(this.pinged);
	}
}
