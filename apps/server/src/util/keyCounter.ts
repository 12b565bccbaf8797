/** Counts open items by key. A key with none takes no memory. */
export class KeyCounter {
	private readonly counts = new Map<string, number>();

	count(key: string): number {
		return this.counts.get(key) ?? 0;
	}

	add(key: string): void {
		this.counts.set(key, this.count(key) + 1);
	}

	remove(key: string): void {
		const left = this.count(key) - 1;
		if (left > 0) this.counts.set(key, left);
		else this.counts.delete(key);
	}
}
