import type { Texts } from '../en/texts.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('nl');

/** The map from above, and the board's texts for screen readers. */
export const map: Texts['map'] = {
	board: 'Speelbord',
	list: (parts) => parts.join(', '),
	empty: 'leeg',
	height: (height) => `hoogte ${height}`,
	top: (owner) => `bovenop ${owner}`,
	limit: (limit) => `maximale hoogte ${limit}`,
	final: 'kan niet meer veranderen',
	closed: 'niet gebruikt in deze partij',
	offPlan: 'niet op het speelveld',
	last: 'laatste steen',
	ghost: (from, to) =>
		`jouw steen zou hier komen, op laag ${from === to ? `${from}` : `${from} tot en met ${to}`}`,
	ghostBad: 'maar hier mag hij niet liggen',
	size: (rows, columns) =>
		`${plural(rows, { one: '# rij', other: '# rijen' })}, ${plural(columns, { one: '# kolom', other: '# kolommen' })}`,
	stones: (count) => plural(count, { one: '# steen', other: '# stenen' }),
	highest: (level) => `hoogste laag ${level}`,
	finals: (count) =>
		plural(count, { one: '# veld kan niet meer veranderen', other: '# velden kunnen niet meer veranderen' }),
	shows: (owner, count) => `${owner} op ${plural(count, { one: '# veld', other: '# velden' })} bovenop`,
	summary: (parts) => `Het speelbord van bovenaf: ${parts.join(', ')}.`,
	row: (row, squares) => `Rij ${row}: ${squares.join(', ')}.`,
	rowEmpty: (column) => `${column} leeg`,
	rowTop: (column, owner, height) => `${column} ${owner} ${height}`,
	rowFinal: (column, owner, height) => `${column} ${owner} ${height} definitief`,
	rowGap: (column) => `${column} niet op het speelveld`,
	rowClosed: (column) => `${column} niet gebruikt`,
};
