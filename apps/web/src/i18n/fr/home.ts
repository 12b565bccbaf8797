import type { Texts } from '../texts.js';

/** The start page. */
export const home: Texts['home'] = {
	sentence:
		'Pierre après pierre s’élève une construction inca : à toi de montrer, vue d’en haut, le plus de ta couleur.',
	play: 'Jouer',
	playHint: 'Toi contre un robot facile, sur une petite tour. Aucune règle à lire avant.',
	continue: 'Continuer',
	saved: (title, turn, when) => `${title} · coup ${turn} · ${when}`,
	newGame: 'Nouvelle partie…',
	open: 'Ouvrir…',
	more: 'À découvrir aussi',
	sections: {
		lesson: { title: 'Leçon', text: 'Apprends le jeu de tes propres mains, en cinq minutes.' },
		solitaire: {
			title: 'Solitaire',
			text: 'Remplis des cubes et des constructions : 200 énigmes, et une par jour.',
		},
		ways: {
			title: 'Combien de façons ?',
			text: '3 372 façons de bâtir le petit cube d’une seule couleur. Vois-les toutes.',
		},
		rules: { title: 'Règles', text: 'Toutes les façons de jouer, avec des plateaux pour essayer.' },
	},
	about:
		'Un jeu de société de Stefan Kögl, connu sous les noms de RUMIS et Blokus 3D. Ceci est une adaptation ' +
		'indépendante, faite par des gens qui l’aiment ; elle n’a aucun lien avec les éditeurs.',
};
