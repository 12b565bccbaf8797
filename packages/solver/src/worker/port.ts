/** One end of a channel between threads, common to browsers and Node. */
export interface Port<Sent, Received> {
	send(message: Sent): void;
	/** Called for every message; one listener per port. */
	listen(tell: (message: Received) => void): void;
}
