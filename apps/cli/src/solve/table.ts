import type { SetTable } from '@rumis/solver';

/** The 14 sets of stones of one colour for the small cube, and the number of solutions of each. */
export function tableLines({ rows, all, rotations, reflections }: SetTable): string[] {
	const line = (...[first = '', ...cells]: readonly (string | number)[]): string =>
		String(first).padEnd(22) + cells.map((cell) => String(cell).padStart(13)).join('');
	return [
		line('stones', 'all', 'rotations', 'reflections'),
		...rows.map((row) => line(row.stones.join(' '), row.all, row.rotations, row.reflections ?? '-')),
		line('together', all, rotations, reflections),
	];
}
