import type { Book } from '../en/texts.js';

export const counting: Book['counting'] = {
	games: {
		tie: {
			title: 'Quatre couleurs',
			left: 'Tous les joueurs ont posé leurs onze pierres.',
			result: 'Rouge et vert se partagent la victoire.',
		},
		winner: {
			title: 'Il reste une pierre',
			left: 'Jaune n’a pas pu poser une de ses pierres.',
			result: 'Rouge gagne.',
		},
		draw: {
			title: 'Violet contre orange',
			left: 'Les deux joueurs ont posé leurs onze pierres.',
			result: 'Il y a égalité.',
		},
	},
	check: 'Vérifier',
	show: 'Montrer les points',
	right: 'Exact !',
	again: (colours) => `Recompte : ${colours}.`,
};
