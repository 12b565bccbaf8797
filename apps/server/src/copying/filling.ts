import type { Kysely } from 'kysely';
import { MIGRATION_NAMES } from '../store/migrations/index.js';
import type { Database } from '../store/schema.js';
import { newId } from '../util/secrets.js';
import { CopyFault } from './fault.js';
import { COPIED, type Header } from './format.js';
import type { Part } from './reading.js';
import { type AnyRow, withAnyTable } from './tables.js';

/** Reads the header, which comes first. */
export async function takeHeader(parts: AsyncGenerator<Part>): Promise<Header> {
	const { value } = await parts.next();
	if (value?.kind !== 'header') throw new CopyFault('noCopy', 'this is not a copy of a Rumis store');
	const { header } = value;
	if (MIGRATION_NAMES.includes(header.migration)) return header;
	throw new CopyFault('version', `the copy was made by a newer version of Rumis (${header.migration})`);
}

/** Writes all rows, adjusted to their new place. */
export async function fill(
	db: Kysely<Database>,
	parts: AsyncGenerator<Part>,
	{ made }: Header,
	now: number,
): Promise<void> {
	const known = new Set<string>(COPIED);
	// The time between copy and restore is charged to no clock: nobody could play.
	const pause = Math.max(0, now - made);
	for await (const part of parts) {
		if (part.kind !== 'rows') continue;
		if (!known.has(part.table)) throw new CopyFault('version', `unknown table: ${part.table}`);
		const change = CHANGES[part.table];
		const rows = change ? part.rows.map((row) => change(row, pause)) : part.rows;
		await withAnyTable(db).insertInto(part.table).values(rows).execute();
	}
}

const later = (time: AnyRow[string] | undefined, pause: number) =>
	typeof time === 'number' ? time + pause : null;

const CHANGES: Readonly<Record<string, (row: AnyRow, pause: number) => AnyRow>> = {
	// Clients may be ahead of the copy, so they must not resume from their own state.
	game: (row, pause) => ({
		...row,
		epoch: newId(),
		turn_ms: later(row.turn_ms, pause),
		deadline_ms: later(row.deadline_ms, pause),
	}),
	// The lease of a job belongs to a worker of the old server.
	job: (row, pause) => ({
		...row,
		due_ms: row.kind === 'deadline' ? later(row.due_ms, pause) : row.due_ms!,
		lease_ms: 0,
		lease_by: null,
		attempts: 0,
	}),
};
