/** The end of a channel between threads, as far as it is the same in browsers and in Node. */
export interface Port<Sent, Received> {
	send(message: Sent): void;
	/** Calls back for every message; one listener a port. */
	listen(tell: (message: Received) => void): void;
}
