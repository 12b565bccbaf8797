/** The stores of a benchmark: created for it, and deleted afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@rumis/server';
import { Failure } from '../../shared/failure.js';
import type { ServerBenchOptions } from './bench.js';
import { programsOfPostgres } from './postgresPrograms.js';

export const BENCH_STORES = ['sqlite', 'postgres'] as const;
export type BenchStore = (typeof BENCH_STORES)[number];

type StoreLocation = ServerBenchOptions['place'];
type Task<Value> = (place: StoreLocation) => Promise<Value>;

/** Runs the task with a place for a store of this kind. */
export function inPlace<Value>(
	store: BenchStore,
	url: string | undefined,
	task: Task<Value>,
): Promise<Value> {
	if (store === 'sqlite') return inFolder(task);
	return url === undefined ? inOwnPostgres(task) : task({ databaseUrl: url });
}

async function inFolder<Value>(task: Task<Value>): Promise<Value> {
	const data = mkdtempSync(join(tmpdir(), 'rumis-bench-'));
	try {
		return await task({ data });
	} finally {
		rmSync(data, { recursive: true, force: true });
	}
}

/** A PostgreSQL with default settings, which waits for the disk at every commit. */
async function inOwnPostgres<Value>(task: Task<Value>): Promise<Value> {
	const bin = programsOfPostgres(process.env);
	if (!bin) throw new Failure('there is no PostgreSQL here: use --database-url or --store sqlite');
	const postgres = await startTemporaryPostgres({ bin });
	try {
		return await task({ databaseUrl: await postgres.newDatabase() });
	} finally {
		await postgres.stop();
	}
}
