/**
 * A copy of a store, the same for both databases: lines of JSON, compressed with gzip. docs/HOSTING.md describes it.
 *
 *     {"format":"rumis-copy","version":2,"migration":"001-first","made":1700000000000,"counts":{"game":2,…}}
 *     {"table":"game","columns":["id","epoch",…]}
 *     ["Xk2…","9fa…",…]
 *     …
 *     {"end":"rumis-copy","rows":1234,"sha256":"…"}
 *
 * After it comes a seal, see `seal.ts`.
 */
import { err, ok, type Result } from '@rumis/rules';
import { z } from 'zod';
import { type Database, TABLES } from '../store/schema.js';

export const FORMAT = 'rumis-copy';
/** Since version 2 a copy ends with a seal. */
export const VERSION = 2;
const SEALED_SINCE = 2;

/** Snapshots are a cache: the new server rebuilds them. */
export const COPIED = TABLES.filter((table) => table !== 'snapshot');

/** The primary keys. Tables are read in key order, in pages. */
export const KEYS: Readonly<Record<keyof Database, readonly string[]>> = {
	meta: ['key'],
	account: ['id'],
	skeleton: ['key'],
	passkey: ['id'],
	challenge: ['id'],
	session: ['id'],
	game: ['id'],
	seat: ['game', 'seat'],
	move: ['game', 'branch', 'ply'],
	event: ['game', 'seq'],
	snapshot: ['game'],
	job: ['key'],
	transfer: ['id'],
	pairing: ['session'],
	rating: ['account', 'players'],
	rating_change: ['game', 'seat'],
	puzzle: ['id'],
	puzzle_rating: ['account'],
	puzzle_attempt: ['account', 'puzzle'],
	push: ['id'],
	quarantine: ['game'],
	report: ['id'],
	sanction: ['id'],
	announcement: ['id'],
	audit: ['id'],
};

const count = z.number().int().nonnegative();

const headerSchema = z.strictObject({
	format: z.literal(FORMAT),
	version: z.int().min(1).max(VERSION),
	/** The schema version, and the database time of the copy. */
	migration: z.string().max(100),
	made: count,
	counts: z.record(z.string().max(100), count),
});
const tableSchema = z.strictObject({
	table: z.string().max(100),
	columns: z.array(z.string().max(100)).min(1).max(200),
});
const endSchema = z.strictObject({ end: z.literal(FORMAT), rows: count, sha256: z.string().max(100) });
const rowSchema = z.array(z.union([z.string(), z.number(), z.null()]));

export type Header = z.output<typeof headerSchema>;
export type Value = z.output<typeof rowSchema>[number];

export type Line =
	| { readonly kind: 'header'; readonly header: Header }
	| { readonly kind: 'table'; readonly table: string; readonly columns: readonly string[] }
	| { readonly kind: 'row'; readonly values: readonly Value[] }
	| { readonly kind: 'end'; readonly rows: number; readonly sha256: string };

export const isSealed = ({ version }: Header): boolean => version >= SEALED_SINCE;

export const makeLine = (data: object): string => `${JSON.stringify(data)}\n`;

/** Parses a line; the error says why it cannot be used. */
export function parseLine(text: string): Result<Line, 'noCopy' | 'version'> {
	const data = parseJson(text);
	if (Array.isArray(data)) {
		const row = rowSchema.safeParse(data);
		return row.success ? ok({ kind: 'row', values: row.data }) : err('noCopy');
	}
	const table = tableSchema.safeParse(data);
	if (table.success) return ok({ kind: 'table', ...table.data });
	const end = endSchema.safeParse(data);
	if (end.success) return ok({ kind: 'end', rows: end.data.rows, sha256: end.data.sha256 });
	const header = headerSchema.safeParse(data);
	if (header.success) return ok({ kind: 'header', header: header.data });
	return err(isOtherVersion(data) ? 'version' : 'noCopy');
}

const isOtherVersion = (data: unknown): boolean =>
	z.looseObject({ format: z.literal(FORMAT), version: z.number() }).safeParse(data).success;

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
