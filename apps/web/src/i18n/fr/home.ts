import type { Texts } from '../en/texts.js';

/** The start page. */
export const home: Texts['home'] = {
	sentence:
		'Pierre après pierre, vous élevez ensemble une construction inca. À toi de garder ta couleur au-dessus !',
	play: 'Jouer maintenant',
	playHint: 'Toi contre Paqu, un robot facile, sur une petite tour. Pas besoin de lire les règles avant.',
	continue: 'Continuer',
	saved: (title, turn, when) => `${title} · coup ${turn} · ${when}`,
	newGame: 'Nouvelle partie…',
	open: 'Ouvrir une partie…',
	nextOpponent: 'Ton prochain adversaire',
	botRating: (rating) => `Ta cote contre les robots : ${rating}`,
	more: 'À découvrir',
	sections: {
		lesson: { title: 'Tutoriel', text: 'Apprends à jouer en jouant, en cinq minutes.' },
		bots: { title: 'Robots', text: 'Neuf animaux, du plus facile au plus fort, et ta cote contre eux.' },
		solitaire: {
			title: 'Solitaire',
			text: 'Remplis des cubes et des constructions : 280 casse-têtes, et un nouveau chaque jour.',
		},
		analysis: {
			title: 'Analyse',
			text: 'Découvre à quel moment tout s’est joué : essaie des coups, interroge le moteur, garde tes variantes.',
		},
		puzzles: {
			title: 'Casse-têtes tirés de parties',
			text: 'Un coup est nettement meilleur que les autres. Trouve-le, fais monter ta cote ou joue contre la montre.',
		},
		solutions: {
			title: 'Combien de solutions ?',
			text: 'Une seule couleur permet de construire le petit cube de 3 372 façons. Découvre-les toutes.',
		},
		rules: { title: 'Règles', text: 'Tous les modes de jeu, avec des plateaux pour essayer.' },
		workshop: {
			title: 'Atelier',
			text: 'Dessine tes plateaux et corrige les nôtres. Joue dessus, partage-les, imprime-les.',
		},
	},
	about:
		'Un jeu de société de Stefan Kögl, publié sous les noms de RUMIS et de Blokus 3D. Cette version indépendante est l’œuvre de passionnés ; elle n’a aucun lien avec les éditeurs.',
	box: '« Rumis » veut dire « pierres » en quechua. À partir de 8 ans, de 2 à 6 joueurs, de 15 à 45 minutes.',
};
