import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const making: Book['making'] = {
	title: 'Imprimer et fabriquer',
	board: 'Le plateau sur papier',
	boardHint: 'À taille réelle : imprime à 100 %, sans adapter à la page.',
	pages: (count) =>
		plural(count, {
			one: 'Tient sur une page.',
			other: '# pages : découpe-les le long des repères, puis assemble-les bord à bord.',
		}),
	square: 'Côté d’une case',
	paper: 'Papier',
	pdf: 'Enregistrer en PDF',
	svg: 'Enregistrer en SVG',
	stones: 'Pierres pour imprimante 3D',
	stonesHint: 'Les onze pierres, chacune d’un seul tenant. Imprime un lot par couleur.',
	cube: 'Arête d’un cube',
	clearance: 'Espace entre les pierres',
	stl: 'Enregistrer en STL',
	threeMf: 'Enregistrer en 3MF',
	building: 'Cette construction',
	sheet: 'Enregistrer le plan de construction',
	sheetHint:
		'Niveau par niveau, pour la refaire sur une vraie table. Les numéros indiquent l’ordre dans lequel les pierres ont été posées.',
	solid: 'En un seul bloc (STL)',
	loose: 'Pierre par pierre (3MF)',
	modelHint: 'Pour une imprimante 3D, avec des cubes de la taille ci-dessous.',
	empty: 'Il n’y a pas encore de pierre sur le plateau.',
	level: (level) => `Niveau ${level}`,
	stone: (owner, move) => `${owner} : ${move}`,
	limit: (players, height) => `${players} joueurs : hauteur maximale ${height}`,
	limitRed: (players, height) =>
		`${players} joueurs : hauteur maximale ${height}, à l’intérieur de la ligne rouge`,
	limitBlue: (players, height) =>
		`${players} joueurs : hauteur maximale ${height}, à l’intérieur de la ligne bleue`,
	busy: 'Préparation du fichier…',
	failed: 'Impossible de créer le fichier. Recharge la page et réessaie.',
};
