/** How long clients that a fault hit had to wait: until their wish was acknowledged, or they were back. */
type Client = object;

export class Recoveries {
	readonly waits: number[] = [];
	private faultAt: number | null = null;
	private readonly struck = new Map<Client, number>();

	/** A fault happens now. Whoever loses their connection or their answer by it is one that it hit. */
	fault(): void {
		this.faultAt = performance.now();
	}

	hit(client: Client): void {
		if (this.faultAt !== null && !this.struck.has(client)) this.struck.set(client, this.faultAt);
	}

	back(client: Client): void {
		const since = this.struck.get(client);
		if (since === undefined) return;
		this.struck.delete(client);
		this.waits.push(performance.now() - since);
	}

	/** How many are not back yet. */
	get missing(): number {
		return this.struck.size;
	}
}
