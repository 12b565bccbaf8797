/** Platform services of a client. Injected, so tests can replace all of them. */

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
	/** A new unique request id. */
	newId(): string;
}

/** Timeouts and delays of a client, in milliseconds. */
export interface Timing {
	/** The timeout to open a socket and be welcomed. */
	readonly open: number;
	/** The server is pinged after this much silence, and must answer within the second value. */
	readonly silence: number;
	readonly answer: number;
	/** The first and the maximum delay before a reconnect. */
	readonly firstBackoff: number;
	readonly longestBackoff: number;
	/** The delay before a failed request is retried. */
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
