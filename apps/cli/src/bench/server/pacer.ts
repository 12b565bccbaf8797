/**
 * Lets so many through a second, evenly, however many ask. Places that were missed are made up for, so that a server
 * that falls behind is not spared what it missed.
 */
export class Pacer {
	private next: number | null = null;

	constructor(private readonly perSecond: number) {}

	/** Resolves when it is somebody's turn, with the time when it should have been. */
	async pass(): Promise<number> {
		const now = performance.now();
		const due = this.next ?? now;
		this.next = due + 1000 / this.perSecond;
		if (due > now) await new Promise((resolve) => setTimeout(resolve, due - now));
		return due;
	}
}
