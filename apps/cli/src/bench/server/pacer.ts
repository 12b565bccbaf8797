/** Limits the rate per second, evenly, for any number of callers. */
export class Pacer {
	private next = performance.now();

	constructor(private readonly perSecond: number) {}

	async pass(): Promise<void> {
		const now = performance.now();
		this.next = Math.max(now, this.next + 1000 / this.perSecond);
		if (this.next > now) await new Promise((resolve) => setTimeout(resolve, this.next - now));
	}
}
