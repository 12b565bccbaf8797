/** A real PostgreSQL for tests. */
import { findPostgres } from '../../../scripts/postgres.mjs';
import { startTemporaryPostgres, type TemporaryPostgres } from '../src/store/postgres/temporary.js';

export type TestPostgres = TemporaryPostgres;

export interface PostgresSettings {
	/** More settings, such as `synchronous_commit=off`. */
	readonly settings?: readonly string[];
}

/**
 * The operating system still has the writes of a killed process, so only a power cut would make a difference.
 */
const FAST = ['fsync=off', 'full_page_writes=off'];

export async function startPostgres({ settings = [] }: PostgresSettings = {}): Promise<TestPostgres> {
	const bin = findPostgres();
	if (!bin) throw new Error('there is no PostgreSQL here: `npm test` says what to do about it');
	return startTemporaryPostgres({ bin, settings: [...FAST, ...settings] });
}
