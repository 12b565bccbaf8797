import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('de');

/** The map from above, and the board as it is spoken. */
export const map: Texts['map'] = {
	board: 'Spielplan',
	list: (parts) => parts.join(', '),
	empty: 'leer',
	height: (height) => `Höhe ${height}`,
	top: (owner) => `oben ${owner}`,
	limit: (limit) => `größte Höhe ${limit}`,
	final: 'endgültig',
	closed: 'in diesem Spiel unbebaut',
	offPlan: 'nicht auf dem Spielplan',
	last: 'letzter Stein',
	ghost: (from, to) =>
		`dein Stein läge hier ${from === to ? `auf Ebene ${from}` : `auf den Ebenen ${from} bis ${to}`}`,
	ghostBad: 'aber hier darf er nicht liegen',
	size: (rows, columns) =>
		`${plural(rows, { one: '# Reihe', other: '# Reihen' })}, ${plural(columns, { one: '# Spalte', other: '# Spalten' })}`,
	stones: (count) => plural(count, { one: '# Stein', other: '# Steine' }),
	highest: (level) => `höchste Ebene ${level}`,
	finals: (count) => plural(count, { one: '# Feld endgültig', other: '# Felder endgültig' }),
	shows: (owner, count) => `${owner} ${plural(count, { one: 'einmal', other: '#-mal' })} obenauf`,
	summary: (parts) => `Der Spielplan von oben: ${parts.join(', ')}.`,
	row: (row, squares) => `Reihe ${row}: ${squares.join(', ')}.`,
	rowEmpty: (column) => `${column} leer`,
	rowTop: (column, owner, height) => `${column} ${owner} ${height}`,
	rowFinal: (column, owner, height) => `${column} ${owner} ${height} endgültig`,
	rowGap: (column) => `${column} nicht auf dem Spielplan`,
	rowClosed: (column) => `${column} gesperrt`,
};
