import type { Book } from '../en/texts.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('nl');

export const balance: Book['balance'] = {
	title: 'Balans',
	noBoard: 'Dit speelbord staat niet op dit apparaat.',
	of: (board) => `Balans van ${board}`,
	intro: 'Bots spelen veel partijen op dit speelbord. Daarna weet je of iedereen evenveel kans heeft.',
	level: 'Bots',
	games: 'Partijen',
	randomOpening: 'Willekeurige eerste stenen',
	randomOpeningWhy: 'Zegt meer over het speelbord en minder over de favoriete openingen van de bots.',
	start: 'Partijen starten',
	pause: 'Pauzeren',
	resume: 'Hervatten',
	stop: 'Stoppen',
	progress: (played, all) => `${played} van ${all} partijen gespeeld`,
	left: (span) => `nog ongeveer ${span}`,
	paused: 'Gepauzeerd',
	failed: 'De partijen zijn afgebroken. Probeer het nog eens.',
	done: (games) => plural(games, { one: '# partij gespeeld.', other: '# partijen gespeeld.' }),

	verdicts: {
		tooFewGames: 'Dat zijn te weinig partijen voor een oordeel. Laat er minstens 50 spelen.',
		balanced: 'In balans: alle plaatsen winnen ongeveer even vaak.',
		seatAhead: (seat, percent) =>
			`${seat} wint te vaak: ${percent} van de partijen meer dan eerlijk is. Loot om de plaatsen of wissel na elke partij.`,
		seatBehind: (seat, percent) =>
			`${seat} wint te weinig: ${percent} van de partijen minder dan eerlijk is. Loot om de plaatsen of wissel na elke partij.`,
	},
	remarks: {
		tight: 'Het is krap: aan het eind blijven er veel stenen over.',
		roomy: 'Er is veel ruimte: in elke partij worden bijna alle stenen geplaatst.',
		shutOut: 'Vaak wordt er al vroeg iemand ingesloten.',
		manyTies: 'Veel partijen eindigen in gelijkspel.',
		oneSided: 'Wie het eerst op voorsprong komt, wint bijna altijd.',
		unusedSquares: 'Op sommige velden wordt bijna nooit gebouwd.',
	},

	seatsTitle: 'Plaatsen',
	seat: 'Plaats',
	wins: 'Gewonnen',
	points: 'Punten',
	unplaced: 'Stenen over',
	shutOut: 'Ingesloten',
	errorWhy: '± is de foutmarge: in 19 van de 20 gevallen ligt de echte waarde daarbinnen.',
	playTitle: 'Zo verloopt een partij',
	plies: 'Zetten per partij',
	ties: 'Gelijkspel',
	decisiveness: 'Partijen met één winnaar',
	margin: 'Voorsprong van de winnaar in punten',
	drama: 'Zetten waarbij de winnaar achterstond',
	comeback: 'Grootste achterstand van de winnaar in punten',
	leadChanges: 'Wisselingen aan de leiding',
	anyShutOut: 'Partijen waarin iemand werd ingesloten',
	boardUse: 'Bebouwde velden per partij',
	heatTitle: 'Waar de bots bouwen',
	heatWhy: 'In hoeveel van de 100 partijen op een veld wordt gebouwd.',
	heatSquare: (square, percent) => `${square}: ${percent}`,

	changesTitle: 'Wijzigingen om uit te proberen',
	changesWhy:
		'De bots proberen kleine wijzigingen aan het speelbord uit. Voor elke wijziging spelen ze een vijfde van het aantal partijen.',
	tryChanges: 'Wijzigingen uitproberen',
	noChange: 'ongewijzigd',
	change: 'Wijziging',
	furthest: 'Grootste afwijking',
	use: 'Overnemen',
	useChange: (change) => `Overnemen: ${change}`,
	changes: {
		addSquare: (square) => `Eén veld erbij op ${square}`,
		removeSquare: (square) => `Geen veld op ${square}`,
		raiseSquare: (square) => `Eén laag meer op ${square}`,
		lowerSquare: (square) => `Eén laag minder op ${square}`,
		raiseLimit: (height) => `Maximale hoogte ${height}`,
		lowerLimit: (height) => `Maximale hoogte ${height}`,
	},
};
