import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CopyFault, reasonOf } from './fault.js';
import { type Header, type Line, parseLine } from './format.js';
import type { AnyRow } from './tables.js';

/** Longer lines than any row has are no copy. */
const MAX_LINE = 8 * 1024 * 1024;
/** Databases take only so many values in one statement. */
const MAX_VALUES = 10_000;

export type Part =
	| { readonly kind: 'header'; readonly header: Header }
	| { readonly kind: 'rows'; readonly table: string; readonly rows: readonly AnyRow[] };

/**
 * What a copy holds, the header first, then rows. It is known to be whole and unharmed only when the last part
 * has been read: whoever takes it in must be able to undo that.
 */
export async function* readCopy(open: () => Readable): AsyncGenerator<Part> {
	const hash = createHash('sha256');
	const batch = new Batch();
	const counts = new Map<string, number>();
	let header: Header | null = null;
	let hasEnded = false;
	for await (const bytes of splitLines(unpack(open))) {
		const line = readLine(bytes);
		if (hasEnded || (line.kind === 'header') !== (header === null)) throw damaged('lines are out of order');
		if (line.kind === 'header') {
			header = line.header;
			yield { kind: 'header', header };
		} else if (line.kind === 'row') {
			if (batch.add(line.values)) yield* batch.take(counts);
		} else {
			yield* batch.take(counts);
			if (line.kind === 'table') batch.begin(line);
			else {
				hasEnded = true;
				checkEnd(line, header!, counts, hash.digest('hex'));
			}
		}
		if (!hasEnded) hash.update(bytes).update('\n');
	}
	if (!hasEnded) throw new CopyFault('cutOff', 'the copy is cut off');
}

/** Rows of one table that are written together. */
class Batch {
	private table = '';
	private columns: readonly string[] = [];
	private rows: AnyRow[] = [];

	begin({ table, columns }: Extract<Line, { kind: 'table' }>): void {
		Object.assign(this, { table, columns });
	}

	/** Returns whether it is full. */
	add(values: Extract<Line, { kind: 'row' }>['values']): boolean {
		if (values.length !== this.columns.length) throw damaged('a row does not fit its table');
		this.rows.push(Object.fromEntries(this.columns.map((column, index) => [column, values[index]!])));
		return (this.rows.length + 1) * this.columns.length > MAX_VALUES;
	}

	*take(counts: Map<string, number>): Generator<Part> {
		const { table, rows } = this;
		this.rows = [];
		if (rows.length === 0) return;
		counts.set(table, (counts.get(table) ?? 0) + rows.length);
		yield { kind: 'rows', table, rows };
	}
}

const damaged = (why: string): CopyFault => new CopyFault('damaged', `the copy is damaged: ${why}`);

function checkEnd(
	{ rows, sha256 }: Extract<Line, { kind: 'end' }>,
	header: Header,
	counts: ReadonlyMap<string, number>,
	digest: string,
): void {
	if (sha256 !== digest) throw damaged('its checksum is wrong');
	const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
	const isAsTold = Object.entries(header.counts).every(
		([table, count]) => (counts.get(table) ?? 0) === count,
	);
	if (rows !== total || !isAsTold) throw damaged('rows are missing');
}

function readLine(bytes: Buffer): Line {
	const line = parseLine(bytes.toString());
	if (line.ok) return line.value;
	if (line.error === 'version')
		throw new CopyFault('version', 'the copy was made by a newer version of Rumis');
	throw new CopyFault('noCopy', 'this is no copy of a Rumis store, or it is damaged');
}

async function* unpack(open: () => Readable): AsyncGenerator<Buffer> {
	// Faults of the source come out of the other end.
	const unpacked = pipeline(open(), createGunzip(), () => {});
	try {
		yield* unpacked as AsyncIterable<Buffer>;
	} catch (error) {
		throw asFault(error);
	}
}

function asFault(error: unknown): unknown {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	if (code === 'Z_BUF_ERROR') return new CopyFault('cutOff', 'the copy is cut off', error);
	if (!/^Z_/.test(code)) return new CopyFault('file', `the copy cannot be read: ${reasonOf(error)}`, error);
	const isOther = /incorrect header/.test(reasonOf(error));
	return isOther
		? new CopyFault('noCopy', 'this is no copy of a Rumis store', error)
		: damaged(reasonOf(error));
}

/** Lines without their ends. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	let rest: Buffer = Buffer.alloc(0);
	for await (const chunk of chunks) {
		const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
		let from = 0;
		for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
			yield bytes.subarray(from, end);
			from = end + 1;
		}
		rest = bytes.subarray(from);
		if (rest.length > MAX_LINE) throw new CopyFault('noCopy', 'this is no copy of a Rumis store');
	}
	// A line without its end is one that was cut off.
	if (rest.length > 0) throw new CopyFault('cutOff', 'the copy is cut off');
}
