/** How long clients hit by a fault had to wait, until their request was acknowledged or they were back. */
type Client = object;

/** What a fault affects first. */
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

	/** A fault happens now. Clients that lose their connection or their answer are hit. */
	begin(strikes: Struck): void {
		this.fault = { at: performance.now(), strikes };
		this.isOver = false;
	}

	/** The fault is over. */
	end(): void {
		this.isOver = true;
	}

	/** A client makes a request: during a fault of answers, it is hit as well. */
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

	/** The number of clients that are not back yet. */
	get missing(): number {
		return this.struck.size;
	}
}
