/** Parses the tables of the documents. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces.js';

const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));

/** A row's cells; `\|` inside a cell is not a separator. */
const cellsOf = (line: string): string[] =>
	line
		.split(/(?<!\\)\|/)
		.slice(1, -1)
		.map((cell) => cell.trim());

/** The rows of all tables under a heading, up to the next one, without header rows. */
export function rowsUnder(page: string, heading: string): string[][] {
	const lines = readFileSync(join(ROOT, page), 'utf8').split('\n');
	const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
	if (start < 0) throw new Error(`${page} has no heading ${heading}`);
	const end = lines.findIndex((line, index) => index > start && /^#+ /.test(line));
	const section = lines.slice(start, end < 0 ? undefined : end);
	const rows = section.map((line) => (line.trim().startsWith('|') ? cellsOf(line) : null));
	return rows.filter((row, index): row is string[] => {
		const isHead = rows[index + 1] !== undefined && rows[index + 1] !== null && isRule(rows[index + 1]!);
		return row !== null && !isRule(row) && !isHead;
	});
}
