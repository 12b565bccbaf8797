/** How long clients that a fault hit had to wait: until their request was acknowledged, or they were back. */
type Client = object;

/** What a fault strikes first. */
export type Struck = 'answers' | 'connections';

interface Fault {
	readonly at: number;
	readonly strikes: Struck;
}

export interface Wait {
	readonly ms: number;
	readonly struck: Struck;
}

export class Recoveries {
	readonly waits: Wait[] = [];
	private fault: Fault | null = null;
	private isOver = true;
	private readonly struck = new Map<Client, Fault>();

	/** A fault happens now. Whoever loses their connection or their answer by it is one that it hit. */
	begin(strikes: Struck): void {
		this.fault = { at: performance.now(), strikes };
		this.isOver = false;
	}

	/** What was broken is there again. */
	end(): void {
		this.isOver = true;
	}

	/** A client requests something: while answers are struck, it is hit as well. */
	requested(client: Client): void {
		if (!this.isOver && this.fault?.strikes === 'answers') this.hit(client);
	}

	hit(client: Client): void {
		if (this.fault && !this.struck.has(client)) this.struck.set(client, this.fault);
	}

	back(client: Client): void {
		const fault = this.struck.get(client);
		if (!fault) return;
		this.struck.delete(client);
		this.waits.push({ ms: performance.now() - fault.at, struck: fault.strikes });
	}

	/** How many are not back yet. */
	get missing(): number {
		return this.struck.size;
	}
}
