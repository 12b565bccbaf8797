import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('nl');

/** The map from above, and the board as it is spoken. */
export const map: Texts['map'] = {
	board: 'Speelbord',
	list: (parts) => parts.join(', '),
	empty: 'leeg',
	height: (height) => `hoogte ${height}`,
	top: (owner) => `bovenop ${owner}`,
	limit: (limit) => `grootste hoogte ${limit}`,
	final: 'definitief',
	closed: 'niet bebouwd in dit spel',
	offPlan: 'niet op het speelbord',
	last: 'laatste steen',
	ghost: (from, to) =>
		`jouw steen zou hier liggen ${from === to ? `op laag ${from}` : `op laag ${from} tot en met ${to}`}`,
	ghostBad: 'maar hier mag hij niet liggen',
	size: (rows, columns) =>
		`${plural(rows, { one: '# rij', other: '# rijen' })}, ${plural(columns, { one: '# kolom', other: '# kolommen' })}`,
	stones: (count) => plural(count, { one: '# steen', other: '# stenen' }),
	highest: (level) => `hoogste laag ${level}`,
	finals: (count) => plural(count, { one: '# vak definitief', other: '# vakken definitief' }),
	shows: (owner, count) => `${owner} ${plural(count, { one: 'één keer', other: '# keer' })} bovenop`,
	summary: (parts) => `Het speelbord van boven: ${parts.join(', ')}.`,
	row: (row, squares) => `Rij ${row}: ${squares.join(', ')}.`,
	rowEmpty: (column) => `${column} leeg`,
	rowTop: (column, owner, height) => `${column} ${owner} ${height}`,
	rowFinal: (column, owner, height) => `${column} ${owner} ${height} definitief`,
	rowGap: (column) => `${column} niet op het speelbord`,
	rowClosed: (column) => `${column} gesloten`,
};
