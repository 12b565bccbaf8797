import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const result: Book['result'] = {
	show: 'Voir le résultat',
	hide: 'Voir la construction',
	table: {
		player: 'Joueur',
		squares: 'Cases',
		stones: 'Pierres restantes',
		points: 'Total',
		perStone: 'Points par pierre',
	},
	margin: (count) => plural(count, { one: 'avec # point d’avance', other: 'avec # points d’avance' }),
	narrow: 'C’était serré.',
	rematch: 'Rejouer',
	stronger: (bot) => `Affronter ${bot}`,
	weaker: (bot) => `Jouer plutôt contre ${bot}`,
	nextBoard: (board) => `Plateau suivant : ${board}`,
	lastMove: 'Rejouer le dernier coup',
	lookBack: 'Revoir la partie',
	picture: 'Image à partager',
	pictureText: (winner, points) => `La construction terminée. ${winner} ${points}`,
	download: 'Télécharger l’image',
	share: 'Partager l’image',
	drawing: 'Création de l’image…',
	pictureFailed: 'L’image n’a pas pu être dessinée.',
};
