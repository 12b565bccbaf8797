import type { Kysely, Migration } from 'kysely';
import { createTables, type Shape } from './columns.js';

const SHAPES: Readonly<Record<string, Shape>> = {
	quarantine: { key: ['game'], columns: { game: 'text', why: 'text', at_ms: 'bigint' } },
};

/** Damaged games, which are not served. */
export const quarantine: Migration = { up: (db: Kysely<unknown>) => createTables(db, SHAPES) };
