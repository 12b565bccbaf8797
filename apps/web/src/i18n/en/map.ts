import { pluralFor } from '../plural.js';

const plural = pluralFor('en');

/** The map from above, and the board as it is spoken. */
export const map = {
	board: 'Board',
	/** The parts of what is said about a square, put together. */
	list: (parts: readonly string[]) => parts.join(', '),
	empty: 'empty',
	height: (height: number) => `height ${height}`,
	top: (owner: string) => `top ${owner}`,
	limit: (limit: number) => `greatest height ${limit}`,
	final: 'final',
	closed: 'not built on in this game',
	offPlan: 'not part of the plan',
	last: 'last stone',
	ghost: (from: number, to: number) =>
		`your stone would lie here ${from === to ? `at level ${from}` : `at levels ${from} to ${to}`}`,
	ghostBad: 'but here it may not lie',
	/** The whole board in a sentence or two. */
	size: (rows: number, columns: number) =>
		`${plural(rows, { one: '# row', other: '# rows' })}, ${plural(columns, { one: '# column', other: '# columns' })}`,
	stones: (count: number) => plural(count, { one: '# stone', other: '# stones' }),
	highest: (level: number) => `highest level ${level}`,
	finals: (count: number) => plural(count, { one: '# square final', other: '# squares final' }),
	/** How many squares an owner shows. */
	shows: (owner: string, count: number) =>
		`${owner} on top ${plural(count, { one: 'once', other: '# times' })}`,
	summary: (parts: readonly string[]) => `Board from above: ${parts.join(', ')}.`,
	/** A row square by square; letters name the columns. */
	row: (row: number, squares: readonly string[]) => `Row ${row}: ${squares.join(', ')}.`,
	rowEmpty: (column: string) => `${column} empty`,
	rowTop: (column: string, owner: string, height: number) => `${column} ${owner} ${height}`,
	rowFinal: (column: string, owner: string, height: number) => `${column} ${owner} ${height} final`,
	rowGap: (column: string) => `${column} not on the plan`,
	rowClosed: (column: string) => `${column} closed`,
} as const;
