import { pluralFor } from '../format/plural.js';

const plural = pluralFor('en');

/** The map from above, and the board's texts for screen readers. */
export const map = {
	board: 'Board',
	/** Joins the parts of a square's description. */
	list: (parts: readonly string[]) => parts.join(', '),
	empty: 'empty',
	height: (height: number) => `height ${height}`,
	top: (owner: string) => `top ${owner}`,
	limit: (limit: number) => `maximum height ${limit}`,
	final: 'can no longer change',
	closed: 'not used in this game',
	offPlan: 'not part of the building plan',
	last: 'last stone',
	ghost: (from: number, to: number) =>
		`your stone would go here, ${from === to ? `on level ${from}` : `on levels ${from} to ${to}`}`,
	ghostBad: 'but it can’t be placed here',
	/** The whole board in a sentence or two. */
	size: (rows: number, columns: number) =>
		`${plural(rows, { one: '# row', other: '# rows' })}, ${plural(columns, { one: '# column', other: '# columns' })}`,
	stones: (count: number) => plural(count, { one: '# stone', other: '# stones' }),
	highest: (level: number) => `highest level ${level}`,
	finals: (count: number) =>
		plural(count, { one: '# square can no longer change', other: '# squares can no longer change' }),
	/** The number of squares an owner shows. */
	shows: (owner: string, count: number) =>
		`${owner} on top of ${plural(count, { one: '# square', other: '# squares' })}`,
	summary: (parts: readonly string[]) => `Board from above: ${parts.join(', ')}.`,
	/** A row square by square; letters name the columns. */
	row: (row: number, squares: readonly string[]) => `Row ${row}: ${squares.join(', ')}.`,
	rowEmpty: (column: string) => `${column} empty`,
	rowTop: (column: string, owner: string, height: number) => `${column} ${owner} ${height}`,
	rowFinal: (column: string, owner: string, height: number) => `${column} ${owner} ${height} final`,
	rowGap: (column: string) => `${column} not part of the building plan`,
	rowClosed: (column: string) => `${column} not used`,
} as const;
