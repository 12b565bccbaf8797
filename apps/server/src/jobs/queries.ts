import type { WantedJob } from '../game/room.js';
import type { NewRow, Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';

/** Writes jobs that are wanted, and removes those that are not any more. */
export async function writeJobs(
	tx: Tx,
	wanted: readonly WantedJob[],
	dropped: readonly string[],
	game: string | null,
): Promise<void> {
	for (const job of wanted) await putJob(tx, job, game);
	if (dropped.length > 0)
		await tx.db
			.deleteFrom('job')
			.where('key', 'in', [...dropped])
			.execute();
}

/** A job that is there already is moved, and free for whoever takes it next. */
export async function putJob(
	{ db }: Tx,
	{ key, kind, due, body }: WantedJob,
	game: string | null,
): Promise<void> {
	const facts = {
		kind,
		game,
		due_ms: due,
		lease_ms: 0,
		lease_by: null,
		attempts: 0,
		body_json: JSON.stringify(body ?? null),
	} satisfies Omit<NewRow<'job'>, 'key'>;
	const row = db.insertInto('job').values({ key, ...facts });
	await row.onConflict((conflict) => conflict.column('key').doUpdateSet(facts)).execute();
}

/** Takes jobs that are due for oneself, until the lease ends. */
export async function takeJobs(tx: Tx, by: string, lease: number, limit: number): Promise<Row<'job'>[]> {
	const now = await tx.now();
	const due = tx.db
		.selectFrom('job')
		.selectAll()
		.where('due_ms', '<=', now)
		.where('lease_ms', '<=', now)
		.orderBy('due_ms')
		.limit(limit);
	const jobs = await (tx.isPostgres ? due.forUpdate().skipLocked() : due).execute();
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

/** Removes a job that was done, unless it was wanted anew in the meantime. */
export async function finishJob({ db }: Tx, { key, lease_by, lease_ms }: Row<'job'>): Promise<void> {
	const done = db.deleteFrom('job').where('key', '=', key);
	await done.where('lease_by', '=', lease_by).where('lease_ms', '=', lease_ms).execute();
}

/** Puts a job off that could not be done. */
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

/** Frees all jobs, for a server that is alone and therefore knows that nobody does them. */
export async function freeJobs({ db }: Tx): Promise<void> {
	await db.updateTable('job').set({ lease_ms: 0, lease_by: null }).where('lease_ms', '>', 0).execute();
}

/** When the next job is due that nobody holds; null when there is none. */
export async function nextDue({ db }: Tx): Promise<number | null> {
	const row = await db
		.selectFrom('job')
		.select((select) => select.fn.min<number | null>('due_ms').as('due'))
		.executeTakeFirst();
	return row?.due ?? null;
}
