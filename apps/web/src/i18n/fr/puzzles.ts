import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const puzzles: Book['puzzles'] = {
	title: 'Casse-têtes tirés de parties',
	intro: (count) =>
		plural(count, {
			other:
				'# positions issues de parties de haut niveau. Dans chacune, un coup est nettement meilleur que tous les autres.',
		}),
	rated: 'Casse-têtes classés',
	ratedText: 'Adaptés à ton niveau. À chaque casse-tête, ta première réponse change ta cote et la sienne.',
	rush: 'Contre la montre',
	rushText: 'Trois minutes, trois erreurs. Combien de casse-têtes résoudras-tu ?',
	own: 'Tirés de tes parties',
	ownNone: 'Fais le bilan d’une partie dans l’analyse, puis crée des casse-têtes.',
	ownCount: (count) =>
		plural(count, { one: '# casse-tête tiré de tes parties.', other: '# casse-têtes tirés de tes parties.' }),
	rating: 'Ta cote',
	onlineRating: 'Cote en ligne',
	waiting: (count) =>
		plural(count, {
			one: '# réponse sera envoyée dès que tu seras de nouveau en ligne.',
			other: '# réponses seront envoyées dès que tu seras de nouveau en ligne.',
		}),
	streak: 'Série',
	streakOf: (now, best) => `${now} (record : ${best})`,
	solved: 'Résolus du premier coup',
	solvedOf: (solved, tried) => `${solved} sur ${tried}`,
	bestRush: 'Record contre la montre',
	theme: 'Thème',
	anyTheme: 'Tous les thèmes',
	difficulty: (rating) => `Difficulté ${rating}`,
	panel: 'Résultats et thème',
	panelShort: 'Résultats',
	allSolved: 'Tu as essayé tous ces casse-têtes. Reviens plus tard ou choisis un autre thème.',
	find: 'Trouve le meilleur coup.',
	progress: {
		trying: 'Un coup est nettement meilleur que les autres.',
		wrong: 'Ce n’est pas ça. Réessaie, mais cela ne compte plus.',
		solved: 'Résolu !',
		shown: 'Voici la solution.',
	},
	showSolution: 'Voir la solution',
	next: 'Casse-tête suivant',
	analyse: 'Analyser',
	worthWin: (win, otherwise) =>
		`Il gagne dans ${win} des cas ; le deuxième meilleur coup, dans ${otherwise} seulement.`,
	worthPoints: (gain) => `Il rapporte ${gain} points de plus que le deuxième meilleur coup.`,
	proof: {
		exact: 'Prouvé : tous les coups ont été calculés jusqu’à la fin.',
		deep: 'Trouvé après un long calcul.',
	},
	goesOn: (line) => `Meilleure suite : ${line}`,
	rushFacts: (solved, left) => `Résolus : ${solved} · Erreurs restantes : ${left}`,
	rushEnd: (count) =>
		plural(count, { one: 'Tu as résolu # casse-tête.', other: 'Tu as résolu # casse-têtes.' }),
	rushBest: (best) => `Ton record : ${best}`,
	rushAgain: 'Recommencer',
	themes: {
		lastStone: { title: 'Dernière pierre gagnante', text: 'Ta dernière pierre décide de la partie.' },
		shutOut: { title: 'Adversaire bloqué', text: 'Ensuite, un adversaire ne peut plus jouer.' },
		twoSquares: { title: 'Deux cases d’un coup', text: 'Une pierre prend plusieurs cases aux adversaires.' },
		capstone: {
			title: 'Tout en haut',
			text: 'Une case atteint sa hauteur maximale : personne ne peut plus la couvrir.',
		},
		patience: {
			title: 'Patience',
			text: 'D’autres coups rapportent plus tout de suite ; celui-ci rapporte davantage à la fin.',
		},
		onlyWin: {
			title: 'Seul coup gagnant',
			text: 'Tous les autres coups mènent à la défaite ou à l’égalité.',
		},
		saveTie: { title: 'Sauver l’égalité', text: 'Aucun coup ne gagne, mais l’un d’eux sauve l’égalité.' },
		points: {
			title: 'Des points',
			text: 'Le résultat est acquis ; un coup rapporte nettement plus de points.',
		},
		plan: { title: 'Stratégie', text: 'La partie est encore longue, et un coup prépare mieux la suite.' },
	},
};
