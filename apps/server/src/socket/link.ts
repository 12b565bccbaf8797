import type { ServerMessage } from '@rumis/protocol';
import { WebSocket } from 'ws';
import type { Person } from '../game/person.js';

/** What a client that does not read may leave unread, in bytes, before it is cut off. It can come back. */
const MAX_UNREAD = 128 * 1024;

/** Close codes beside those of the standard. */
export const CLOSE = { goingAway: 1012, badConduct: 1008, tooSlow: 4001 } as const;

/** One connection of a client, as the rest of the server sees it. */
export class Link {
	isAlive = true;

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
		if (!this.isOpen) return;
		const unread = this.socket.bufferedAmount;
		// One message may be longer by itself, but nothing is piled on it.
		if (unread > 0 && unread + text.length > MAX_UNREAD) {
			this.onCut();
			// Closing politely would only add to what is not read.
			this.socket.terminate();
			return;
		}
		this.socket.send(text);
	}

	close(code: number): void {
		this.socket.close(code);
	}

	terminate(): void {
		this.socket.terminate();
	}

	/** Asks whether anybody is there; who did not answer the last time is gone. */
	checkAlive(): void {
		if (!this.isAlive) this.socket.terminate();
		else if (this.socket.readyState === WebSocket.OPEN) this.socket.ping();
		this.isAlive = false;
	}
}
