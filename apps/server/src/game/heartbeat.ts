import type { Store, Tx } from '../store/store.js';
import { OUTAGE, type Outage } from './downtime.js';

/** The heartbeat interval, in milliseconds. */
const BEAT = 2000;
const KEY = 'alive';

export interface HeartbeatOptions {
	/** No node served anybody for a while. */
	readonly onOutage: (outage: Outage) => Promise<void>;
	readonly onError: (error: unknown) => void;
}

/** Records in the store that a server is alive, and detects outages from gaps. */
export class Heartbeat {
	/** By this machine's clock, so a jump of the database clock does not look like an outage. */
	private beatAt = Date.now();
	/** When the database was there again, by its own clock, as long as that was not made up for. */
	private backAt: number | null = null;
	/** When somebody was served last, while that is so; of this machine's clock. */
	private servedAt = 0;
	private timer: NodeJS.Timeout | null = null;
	private beating: Promise<void> = Promise.resolve();

	constructor(
		private readonly store: Store,
		private readonly options: HeartbeatOptions,
	) {}

	/** Call before serving requests. */
	async start(): Promise<void> {
		const { alive, now } = await this.store.read(async (tx) => ({
			alive: await readAlive(tx),
			now: await tx.now(),
		}));
		if (alive !== null && now - alive >= OUTAGE) await this.options.onOutage({ from: alive, until: null });
		await this.note();
		this.timer = setInterval(() => this.beat(), BEAT);
		this.timer.unref();
	}

	async stop(): Promise<void> {
		if (this.timer) clearInterval(this.timer);
		await this.beating;
		// Without it, the next start would refund slightly too much.
		await this.note().catch(() => {});
	}

	/** When nobody was served, as far as this node has not made up for it yet; null when all is well. */
	async outage(tx: Tx): Promise<Outage | null> {
		if (!this.isLate) return null;
		const from = await readAlive(tx);
		// It may have come back for a moment only.
		if (this.backAt === null || Date.now() - this.servedAt >= OUTAGE) this.backAt = await tx.now();
		this.servedAt = Date.now();
		return from === null ? null : { from, until: this.backAt };
	}

	private get isLate(): boolean {
		return Date.now() - this.beatAt >= OUTAGE;
	}

	private beat(): void {
		this.beating = this.beating.then(() => this.makeUp()).catch(this.options.onError);
	}

	/** Refunds an outage of the database or this machine, then records the heartbeat. */
	private async makeUp(): Promise<void> {
		if (this.isLate) {
			const outage = await this.store.read((tx) => this.outage(tx));
			if (outage) await this.options.onOutage(outage);
		}
		await this.note();
	}

	private async note(): Promise<void> {
		await this.store.write(
			async (tx) => {
				const value = String(await tx.now());
				const row = tx.db.insertInto('meta').values({ key: KEY, value });
				await row.onConflict((conflict) => conflict.column('key').doUpdateSet({ value })).execute();
			},
			{ repeatable: true },
		);
		this.beatAt = Date.now();
		this.backAt = null;
	}
}

async function readAlive({ db }: Tx): Promise<number | null> {
	const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
	return row ? Number(row.value) : null;
}
