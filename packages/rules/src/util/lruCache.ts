/**
 * Keeps the most recently used values, up to a capacity. Each value weighs 1 unless `weigh` says otherwise.
 */
export class LruCache<Value> {
	private readonly values = new Map<string, Value>();
	private total = 0;

	constructor(
		private readonly capacity: number,
		private readonly weigh: (value: Value) => number = () => 1,
	) {}

	/** The total weight of all values. */
	get weight(): number {
		return this.total;
	}

	get(key: string): Value | undefined {
		const value = this.values.get(key);
		if (value === undefined) return undefined;
		this.values.delete(key);
		this.values.set(key, value);
		return value;
	}

	/** A value heavier than the capacity is not stored. */
	put(key: string, value: Value): void {
		this.delete(key);
		this.values.set(key, value);
		this.total += this.weigh(value);
		for (const oldest of this.values.keys()) {
			if (this.total <= this.capacity) break;
			this.delete(oldest);
		}
	}

	private delete(key: string): void {
		const value = this.values.get(key);
		if (value === undefined) return;
		this.values.delete(key);
		this.total -= this.weigh(value);
	}
}
