import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('fr');

/** The map from above, and the board as it is spoken. */
export const map: Texts['map'] = {
	board: 'Plateau',
	list: (parts) => parts.join(', '),
	empty: 'vide',
	height: (height) => `hauteur ${height}`,
	top: (owner) => `dessus ${owner}`,
	limit: (limit) => `hauteur maximale ${limit}`,
	final: 'définitif',
	closed: 'hors construction dans cette partie',
	offPlan: 'hors du plateau',
	last: 'dernière pierre',
	ghost: (from, to) =>
		`ta pierre serait ici ${from === to ? `au niveau ${from}` : `aux niveaux ${from} à ${to}`}`,
	ghostBad: 'mais elle ne peut pas être posée ici',
	size: (rows, columns) =>
		`${plural(rows, { one: '# rangée', other: '# rangées' })}, ${plural(columns, { one: '# colonne', other: '# colonnes' })}`,
	stones: (count) => plural(count, { one: '# pierre', other: '# pierres' }),
	highest: (level) => `niveau le plus haut ${level}`,
	finals: (count) => plural(count, { one: '# case définitive', other: '# cases définitives' }),
	shows: (owner, count) => `${owner} au-dessus ${plural(count, { one: '# fois', other: '# fois' })}`,
	summary: (parts) => `Le plateau vu d’en haut : ${parts.join(', ')}.`,
	row: (row, squares) => `Rangée ${row} : ${squares.join(', ')}.`,
	rowEmpty: (column) => `${column} vide`,
	rowTop: (column, owner, height) => `${column} ${owner} ${height}`,
	rowFinal: (column, owner, height) => `${column} ${owner} ${height} définitif`,
	rowGap: (column) => `${column} hors du plateau`,
	rowClosed: (column) => `${column} fermée`,
};
