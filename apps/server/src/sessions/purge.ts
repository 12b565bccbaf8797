import type { Store, Tx } from '../store/store.js';
import { endSessions } from './sessions.js';

const HOUR = 3600 * 1000;
/** Rows deleted per transaction, so no game waits for it. */
const AT_ONCE = 500;
/** A job that failed this often, over more than a day, is given up. */
export const MOST_ATTEMPTS = 2000;

/** Deletes one page of expired rows; returns their number. */
type Sweep = (tx: Tx, now: number) => Promise<number>;

const sweepSessions: Sweep = async (tx, now) => {
	const old = tx.db.selectFrom('session').select('id').where('expires_ms', '<=', now).limit(AT_ONCE);
	const ids = (await old.execute()).map(({ id }) => id);
	await endSessions(tx, ids);
	return ids.length;
};

/** One-time links and challenges. */
const sweepExpired =
	(table: 'transfer' | 'challenge'): Sweep =>
	async ({ db }, now) => {
		const old = db.selectFrom(table).select('id').where('expires_ms', '<=', now).limit(AT_ONCE);
		const ids = (await old.execute()).map(({ id }) => id);
		if (ids.length > 0) await db.deleteFrom(table).where('id', 'in', ids).execute();
		return ids.length;
	};

/** Jobs that cannot succeed: of deleted games, and those that failed too often. */
const sweepJobs: Sweep = async ({ db }, now) => {
	const dead = db
		.selectFrom('job')
		.leftJoin('game', 'game.id', 'job.game')
		.select('job.key')
		.where('job.lease_ms', '<=', now)
		.where((job) =>
			job.or([
				job('job.attempts', '>=', MOST_ATTEMPTS),
				job.and([job('job.game', 'is not', null), job('game.id', 'is', null)]),
			]),
		)
		.limit(AT_ONCE);
	const keys = (await dead.execute()).map(({ key }) => key);
	if (keys.length > 0) await db.deleteFrom('job').where('key', 'in', keys).execute();
	return keys.length;
};

/** How long addresses and closed reports are kept. */
const ADDRESS_LIFE = 30 * 24 * HOUR;
const REPORT_LIFE = 180 * 24 * HOUR;

const sweepAddresses: Sweep = async ({ db }, now) => {
	const old = db.selectFrom('session').select('id').where('address', 'is not', null);
	const ids = (
		await old
			.where('seen_ms', '<=', now - ADDRESS_LIFE)
			.limit(AT_ONCE)
			.execute()
	).map(({ id }) => id);
	if (ids.length > 0) await db.updateTable('session').set({ address: null }).where('id', 'in', ids).execute();
	return ids.length;
};

/** Reports closed long ago, and expired mutes, bans and notices: all at once, there are few. */
const sweepModeration: Sweep = async ({ db }, now) => {
	const done = [
		await db
			.deleteFrom('report')
			.where('closed_ms', '<=', now - REPORT_LIFE)
			.executeTakeFirst(),
		await db.deleteFrom('sanction').where('until_ms', '<=', now).executeTakeFirst(),
		await db.deleteFrom('announcement').where('until_ms', '<=', now).executeTakeFirst(),
	];
	return done.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
};

/** How long a search for an opponent is kept after its last poll. */
const PAIRING_KEPT = 2 * 24 * HOUR;

const sweepPairings: Sweep = async ({ db }, now) => {
	const old = db.deleteFrom('pairing').where('seen_ms', '<=', now - PAIRING_KEPT);
	return Number((await old.executeTakeFirst()).numDeletedRows);
};

const SWEEPS: readonly Sweep[] = [
	sweepSessions,
	sweepExpired('transfer'),
	sweepExpired('challenge'),
	sweepJobs,
	sweepAddresses,
	sweepModeration,
	sweepPairings,
];

/** Deletes everything that has expired; returns the number of rows. Idempotent. */
export async function purge(store: Store): Promise<number> {
	let removed = 0;
	for (const sweep of SWEEPS) {
		for (let count = AT_ONCE; count === AT_ONCE; removed += count) {
			count = await store.write(async (tx) => sweep(tx, await tx.now()), { repeatable: true });
		}
	}
	return removed;
}

/** Purges at once, then every hour. */
export class HourlyPurge {
	private timer: NodeJS.Timeout | null = null;
	private running: Promise<unknown> = Promise.resolve();

	constructor(
		private readonly store: Store,
		private readonly onError: (error: unknown) => void,
	) {}

	start(): void {
		this.run();
		this.timer = setInterval(() => this.run(), HOUR);
		this.timer.unref();
	}

	async stop(): Promise<void> {
		if (this.timer) clearInterval(this.timer);
		await this.running;
	}

	private run(): void {
		this.running = purge(this.store).catch(this.onError);
	}
}
