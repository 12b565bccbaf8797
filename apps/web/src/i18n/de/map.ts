import type { Texts } from '../en/texts.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('de');

/** The map from above, and the board's texts for screen readers. */
export const map: Texts['map'] = {
	board: 'Spielplan',
	list: (parts) => parts.join(', '),
	empty: 'leer',
	height: (height) => `Höhe ${height}`,
	top: (owner) => `oben ${owner}`,
	limit: (limit) => `maximale Höhe ${limit}`,
	final: 'kann sich nicht mehr ändern',
	closed: 'in dieser Partie nicht benutzt',
	offPlan: 'nicht auf der Grundfläche',
	last: 'letzter Stein',
	ghost: (from, to) =>
		`dein Stein käme hierher, ${from === to ? `auf Ebene ${from}` : `auf den Ebenen ${from} bis ${to}`}`,
	ghostBad: 'aber hier darf er nicht liegen',
	size: (rows, columns) =>
		`${plural(rows, { one: '# Reihe', other: '# Reihen' })}, ${plural(columns, { one: '# Spalte', other: '# Spalten' })}`,
	stones: (count) => plural(count, { one: '# Stein', other: '# Steine' }),
	highest: (level) => `höchste Ebene ${level}`,
	finals: (count) =>
		plural(count, {
			one: '# Feld kann sich nicht mehr ändern',
			other: '# Felder können sich nicht mehr ändern',
		}),
	shows: (owner, count) => `${owner} oben auf ${plural(count, { one: '# Feld', other: '# Feldern' })}`,
	summary: (parts) => `Der Spielplan von oben: ${parts.join(', ')}.`,
	row: (row, squares) => `Reihe ${row}: ${squares.join(', ')}.`,
	rowEmpty: (column) => `${column} leer`,
	rowTop: (column, owner, height) => `${column} ${owner} ${height}`,
	rowFinal: (column, owner, height) => `${column} ${owner} ${height} endgültig`,
	rowGap: (column) => `${column} nicht auf der Grundfläche`,
	rowClosed: (column) => `${column} nicht benutzt`,
};
