export type Row = readonly string[];

/** Rows as an aligned table: the first column left-aligned, the others right-aligned. */
export function columns(rows: readonly Row[]): string[] {
	const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
	return rows.map((row) =>
		row
			.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
			.join('  ')
			.trimEnd(),
	);
}
