import type { Texts } from '../en/texts.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('fr');

/** The map from above, and the board's texts for screen readers. */
export const map: Texts['map'] = {
	board: 'Plateau',
	list: (parts) => parts.join(', '),
	empty: 'vide',
	height: (height) => `hauteur ${height}`,
	top: (owner) => `dessus ${owner}`,
	limit: (limit) => `hauteur maximale ${limit}`,
	final: 'ne peut plus changer',
	closed: 'pas utilisée dans cette partie',
	offPlan: 'hors de la surface',
	last: 'dernière pierre',
	ghost: (from, to) =>
		`ta pierre irait ici, ${from === to ? `au niveau ${from}` : `aux niveaux ${from} à ${to}`}`,
	ghostBad: 'mais elle ne peut pas être posée ici',
	size: (rows, columns) =>
		`${plural(rows, { one: '# rangée', other: '# rangées' })}, ${plural(columns, { one: '# colonne', other: '# colonnes' })}`,
	stones: (count) => plural(count, { one: '# pierre', other: '# pierres' }),
	highest: (level) => `niveau le plus haut ${level}`,
	finals: (count) =>
		plural(count, { one: '# case ne peut plus changer', other: '# cases ne peuvent plus changer' }),
	shows: (owner, count) => `${owner} au-dessus de ${plural(count, { one: '# case', other: '# cases' })}`,
	summary: (parts) => `Le plateau vu de dessus : ${parts.join(', ')}.`,
	row: (row, squares) => `Rangée ${row} : ${squares.join(', ')}.`,
	rowEmpty: (column) => `${column} vide`,
	rowTop: (column, owner, height) => `${column} ${owner} ${height}`,
	rowFinal: (column, owner, height) => `${column} ${owner} ${height} définitif`,
	rowGap: (column) => `${column} hors de la surface`,
	rowClosed: (column) => `${column} pas utilisée`,
};
