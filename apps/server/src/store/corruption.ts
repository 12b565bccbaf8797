import pg from 'pg';
import { StoreError } from './store.js';

/** PostgreSQL: data or an index is corrupted. */
const CORRUPTED: readonly string[] = ['XX001', 'XX002'];

/** SQLite: the file is corrupted. */
export const isSqliteCorruption = (error: unknown): boolean =>
	error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code));

/** Whether the database reports its own data as corrupted. */
export function isCorruption(error: unknown): boolean {
	const cause = error instanceof StoreError ? error.cause : error;
	return (
		isSqliteCorruption(cause) || (cause instanceof pg.DatabaseError && CORRUPTED.includes(cause.code ?? ''))
	);
}
