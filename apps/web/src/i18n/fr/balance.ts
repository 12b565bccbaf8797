import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const balance: Book['balance'] = {
	title: 'Équilibre',
	noBoard: 'Ce plateau n’existe pas sur cet appareil.',
	of: (board) => `Équilibre : ${board}`,
	intro:
		'Des robots jouent de nombreuses parties sur ce plateau. Tu sauras ensuite si toutes les places se valent.',
	level: 'Robots',
	games: 'Parties',
	randomOpening: 'Premières pierres au hasard',
	randomOpeningWhy: 'Pour juger le plateau plutôt que les ouvertures préférées des robots.',
	start: 'Lancer les parties',
	pause: 'Mettre en pause',
	resume: 'Reprendre',
	stop: 'Arrêter',
	left: (span) => `encore ${span} environ`,
	paused: 'En pause',
	failed: 'Les parties ont été interrompues. Réessaie.',
	done: (games) => plural(games, { one: '# partie jouée.', other: '# parties jouées.' }),

	verdicts: {
		tooFewGames: 'C’est trop peu de parties pour conclure. Il en faut au moins 50.',
		balanced: 'Équilibré : on gagne à peu près aussi souvent à toutes les places.',
		seatAhead: (seat, games) =>
			`${seat} gagne trop souvent : sur 100 parties, environ ${games} de plus qu’il ne serait juste. Tirez les places au sort ou changez-en à chaque partie.`,
		seatBehind: (seat, games) =>
			`${seat} gagne trop rarement : sur 100 parties, environ ${games} de moins qu’il ne serait juste. Tirez les places au sort ou changez-en à chaque partie.`,
	},
	remarks: {
		tight: 'Le plateau est étroit : à la fin, il reste beaucoup de pierres en main.',
		roomy: 'Le plateau est vaste : presque toutes les pierres sont posées à chaque partie.',
		shutOut: 'Souvent, un joueur est bloqué très tôt.',
		manyTies: 'Beaucoup de parties finissent à égalité.',
		oneSided: 'Le premier à prendre la tête gagne presque toujours.',
		unusedSquares: 'On ne construit presque jamais sur certaines cases.',
	},

	seatsTitle: 'Places',
	seat: 'Place',
	wins: 'Victoires',
	points: 'Points',
	unplaced: 'Pierres restantes',
	shutOut: 'Bloqué',
	errorWhy: '± indique la marge d’erreur : 19 fois sur 20, la vraie valeur s’y trouve.',
	playTitle: 'Le déroulement des parties',
	plies: 'Coups par partie',
	ties: 'Égalités',
	decisiveness: 'Parties avec un seul vainqueur',
	margin: 'Avance du vainqueur, en points',
	drama: 'Coups où le vainqueur était mené',
	comeback: 'Plus grand retard du vainqueur, en points',
	leadChanges: 'Changements en tête',
	anyShutOut: 'Parties avec un joueur bloqué',
	boardUse: 'Cases couvertes par partie',
	heatTitle: 'Où les robots construisent',
	heatWhy: 'Combien de fois chaque case est couverte, sur 100 parties.',
	heatSquare: (square, percent) => `${square} : ${percent}`,

	changesTitle: 'Modifications à essayer',
	changesWhy:
		'Les robots essaient de petites modifications du plateau, chacune sur un cinquième des parties.',
	tryChanges: 'Essayer des modifications',
	noChange: 'sans modification',
	change: 'Modification',
	furthest: 'Plus grand écart',
	use: 'Appliquer',
	useChange: (change) => `Appliquer : ${change}`,
	changes: {
		addSquare: (square) => `Une case de plus en ${square}`,
		removeSquare: (square) => `Pas de case en ${square}`,
		raiseSquare: (square) => `Un niveau de plus en ${square}`,
		lowerSquare: (square) => `Un niveau de moins en ${square}`,
		raiseLimit: (height) => `Hauteur maximale ${height}`,
		lowerLimit: (height) => `Hauteur maximale ${height}`,
	},
};
