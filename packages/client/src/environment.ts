/** What a client needs of the machine that it runs on. It is injected, so that a test can replace all of it. */

export interface SocketHandlers {
	readonly onOpen: () => void;
	readonly onMessage: (text: string) => void;
	readonly onClose: (code: number) => void;
}

export interface Socket {
	send(text: string): void;
	close(): void;
}

export interface Environment {
	/** Opens a socket to the server. */
	open(handlers: SocketHandlers): Socket;
	now(): number;
	/** Runs the task later; the returned function cancels it. */
	setTimer(ms: number, task: () => void): () => void;
	/** From 0 to 1. */
	random(): number;
	/** A new request id, unlike all others. */
	newId(): string;
}

/** How long a client waits for what, in milliseconds. */
export interface Timing {
	/** The time to open a socket and be welcomed. */
	readonly open: number;
	/** After so much silence the server is pinged; it has to answer within the second time. */
	readonly silence: number;
	readonly answer: number;
	/** Before the first attempt to reconnect, and before a later one at most. */
	readonly firstBackoff: number;
	readonly longestBackoff: number;
	/** Before something that the server could not do is requested again. */
	readonly retry: number;
	/** A request that takes longer is reported as slow. */
	readonly slow: number;
}

export const DEFAULT_TIMING: Timing = {
	open: 8000,
	silence: 10_000,
	answer: 3000,
	firstBackoff: 400,
	longestBackoff: 15_000,
	retry: 1000,
	slow: 1500,
};
