import { checkSum } from './checksum.js';
import type { Header, Line } from './format.js';
import { cutOff, damaged, linesOf, readLine } from './lines.js';
import type { AnyRow } from './tables.js';

/** Databases limit the number of values per statement. */
const MAX_VALUES = 10_000;

export type Part =
	| { readonly kind: 'header'; readonly header: Header }
	| { readonly kind: 'rows'; readonly table: string; readonly rows: readonly AnyRow[] };

/**
 * The content of a copy: the header, then rows. The whole file is verified before the first part is returned.
 */
export async function* readCopy(file: string): AsyncGenerator<Part> {
	await checkSum(file);
	const batch = new Batch();
	const counts = new Map<string, number>();
	let header: Header | null = null;
	let hasEnded = false;
	for await (const bytes of linesOf(file)) {
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
				checkEnd(line, header!, counts);
			}
		}
	}
	if (!hasEnded) throw cutOff();
}

/** Rows of one table that are inserted together. */
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

function checkEnd(
	{ rows }: Extract<Line, { kind: 'end' }>,
	header: Header,
	counts: ReadonlyMap<string, number>,
): void {
	const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
	const isAsTold = Object.entries(header.counts).every(
		([table, count]) => (counts.get(table) ?? 0) === count,
	);
	if (rows !== total || !isAsTold) throw damaged('rows are missing');
}
