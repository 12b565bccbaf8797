import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.js';
import type { Value } from './format.js';

export type AnyRow = Record<string, Value>;

/** The database for code that treats all tables the same, without column types. */
export const withAnyTable = (db: Kysely<Database>): Kysely<Record<string, AnyRow>> =>
	db as unknown as Kysely<Record<string, AnyRow>>;
