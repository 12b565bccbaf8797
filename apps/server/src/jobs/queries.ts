import { sql } from 'kysely';
import type { NewRow, Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';

export interface WantedJob {
	/** The unique key of the job: scheduling it again moves it. */
	readonly key: string;
	readonly kind: string;
	readonly due: number;
	readonly body?: unknown;
}

/** Upserts scheduled jobs, and deletes dropped ones. */
export async function writeJobs(
	tx: Tx,
	wanted: readonly NewRow<'job'>[],
	dropped: readonly string[],
): Promise<void> {
	for (const job of wanted) await putRow(tx, job);
	if (dropped.length > 0) await tx.db.deleteFrom('job').where('key', 'in', dropped).execute();
}

export const putJob = (tx: Tx, job: WantedJob, game: string | null): Promise<void> =>
	putRow(tx, jobRow(job, game));

/** The row of a new job, without a lease. */
export const jobRow = ({ key, kind, due, body }: WantedJob, game: string | null): NewRow<'job'> => ({
	key,
	kind,
	game,
	due_ms: due,
	lease_ms: 0,
	lease_by: null,
	attempts: 0,
	body_json: JSON.stringify(body ?? null),
});

/** Moves the job if it already exists. */
async function putRow({ db }: Tx, { key, ...facts }: NewRow<'job'>): Promise<void> {
	const row = db.insertInto('job').values({ key, ...facts });
	await row.onConflict((conflict) => conflict.column('key').doUpdateSet(facts)).execute();
}

export interface Taking {
	readonly kinds: readonly string[];
	/** The lease owner, the lease in milliseconds, and the maximum number of jobs. */
	readonly by: string;
	readonly lease: number;
	readonly limit: number;
	readonly isFair: boolean;
}

/** Leases jobs that are due. */
export async function takeJobs(tx: Tx, { kinds, by, lease, limit, isFair }: Taking): Promise<Row<'job'>[]> {
	const now = await tx.now();
	const inTurn = isFair ? await nextInTurn(tx, kinds, now, limit) : null;
	// PostgreSQL rejects an empty list.
	if (inTurn?.length === 0) return [];
	const due = tx.db
		.selectFrom('job')
		.selectAll()
		.where('kind', 'in', kinds)
		.where('due_ms', '<=', now)
		.where('lease_ms', '<=', now)
		.orderBy('due_ms')
		.limit(limit);
	const next = inTurn ? due.where('key', 'in', inTurn) : due;
	const jobs = await (tx.isPostgres ? next.forUpdate().skipLocked() : next).execute();
	if (jobs.length === 0) return [];
	const keys = jobs.map(({ key }) => key);
	const taken = { lease_by: by, lease_ms: now + lease };
	await tx.db
		.updateTable('job')
		.set((row) => ({ ...taken, attempts: row('attempts', '+', 1) }))
		.where('key', 'in', keys)
		.execute();
	return jobs.map((job) => ({ ...job, ...taken, attempts: job.attempts + 1 }));
}

/**
 * The next jobs in round-robin order: one per address before any address gets a second, and at each address
 * one per owner. Running jobs count, and a late job does not displace others.
 */
async function nextInTurn(
	{ db }: Tx,
	kinds: readonly string[],
	now: number,
	limit: number,
): Promise<string[]> {
	const waits = sql`case when lease_ms > ${now} then 0 else 1 end`;
	const { rows } = await sql<{ key: string }>`
		select key from (
			select key, due_ms, lease_ms,
				row_number() over (partition by source order by ${waits}, own_turn, due_ms) as turn
			from (
				select job.key, job.due_ms, job.lease_ms, game.source,
					row_number() over (partition by game.source, game.creator order by ${waits}, job.due_ms) as own_turn
				from job left join game on game.id = job.game
				where job.due_ms <= ${now} and job.kind in (${sql.join(kinds)})
			) as owned
		) as ranked
		where lease_ms <= ${now} order by turn, due_ms limit ${limit}`.execute(db);
	return rows.map(({ key }) => key);
}

/** Extends the leases of jobs that are still running. */
export async function renewJobs(tx: Tx, jobs: readonly Row<'job'>[], lease: number): Promise<void> {
	const lease_ms = (await tx.now()) + lease;
	// Always in the same order, to avoid deadlocks.
	for (const job of [...jobs].sort((a, b) => (a.key < b.key ? -1 : 1))) {
		await tx.db
			.updateTable('job')
			.set({ lease_ms })
			.where('key', '=', job.key)
			.where('lease_by', '=', job.lease_by)
			.where('lease_ms', '=', job.lease_ms)
			.execute();
		job.lease_ms = lease_ms;
	}
}

/** Deletes a finished job, unless it was rescheduled in the meantime. */
export async function finishJob({ db }: Tx, { key, lease_by, lease_ms }: Row<'job'>): Promise<void> {
	const done = db.deleteFrom('job').where('key', '=', key);
	await done.where('lease_by', '=', lease_by).where('lease_ms', '=', lease_ms).execute();
}

/** Postpones a failed job. */
export async function delayJob(
	{ db }: Tx,
	{ key, lease_by, lease_ms }: Row<'job'>,
	due: number,
): Promise<void> {
	const job = db.updateTable('job').set({ due_ms: due, lease_ms: 0, lease_by: null });
	await job
		.where('key', '=', key)
		.where('lease_by', '=', lease_by)
		.where('lease_ms', '=', lease_ms)
		.execute();
}

/** Releases all leases, for a server that runs alone: no other worker can hold one. */
export async function freeJobs({ db }: Tx): Promise<void> {
	await db.updateTable('job').set({ lease_ms: 0, lease_by: null }).where('lease_ms', '>', 0).execute();
}

/** When the next job of these kinds is due; null if there is none. */
export async function nextDue({ db }: Tx, kinds: readonly string[]): Promise<number | null> {
	const row = await db
		.selectFrom('job')
		.select(sql<number | null>`min(case when lease_ms > due_ms then lease_ms else due_ms end)`.as('due'))
		.where('kind', 'in', kinds)
		.executeTakeFirst();
	return row?.due ?? null;
}
