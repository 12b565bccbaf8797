/** The burst size, and the sustained rate per second. */
export interface Rate {
	readonly burst: number;
	readonly perSecond: number;
}

/** A token bucket. */
export class Bucket {
	private level: number;
	private filledAt: number;

	constructor(
		private readonly rate: Rate,
		now = Date.now(),
	) {
		this.level = rate.burst;
		this.filledAt = now;
	}

	/** Takes a token; returns whether one was available. */
	take(now = Date.now()): boolean {
		if (!this.mayTake(now)) return false;
		this.level--;
		return true;
	}

	/** Whether a token is available. */
	mayTake(now = Date.now()): boolean {
		this.fill(now);
		return this.level >= 1;
	}

	/** Returns a token. */
	giveBack(): void {
		this.level = Math.min(this.rate.burst, this.level + 1);
	}

	isFull(now: number): boolean {
		this.fill(now);
		return this.level >= this.rate.burst;
	}

	private fill(now: number): void {
		const gained = (Math.max(0, now - this.filledAt) / 1000) * this.rate.perSecond;
		this.level = Math.min(this.rate.burst, this.level + gained);
		this.filledAt = now;
	}
}

/** The maximum number of buckets. Full ones are dropped first, then the oldest. */
const MAX_SOURCES = 50_000;
const FORGET_EVERY = 10_000;

/** One bucket per source, such as an address or a session. */
export class Limiter {
	private readonly buckets = new Map<string, Bucket>();
	private calls = 0;

	constructor(private readonly rate: Rate) {}

	/** The number of buckets in memory. */
	get size(): number {
		return this.buckets.size;
	}

	take(source: string, now = Date.now()): boolean {
		if (++this.calls % FORGET_EVERY === 0 || this.buckets.size > MAX_SOURCES) this.forget(now);
		const bucket = this.buckets.get(source) ?? new Bucket(this.rate, now);
		this.buckets.set(source, bucket);
		return bucket.take(now);
	}

	/** Whether a token is available, without taking it. */
	mayTake(source: string, now = Date.now()): boolean {
		return this.buckets.get(source)?.mayTake(now) ?? true;
	}

	giveBack(source: string): void {
		this.buckets.get(source)?.giveBack();
	}

	private forget(now: number): void {
		for (const [source, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(source);
		// Under a distributed attack the oldest are dropped first.
		for (const source of this.buckets.keys()) {
			if (this.buckets.size <= MAX_SOURCES / 2) break;
			this.buckets.delete(source);
		}
	}
}
