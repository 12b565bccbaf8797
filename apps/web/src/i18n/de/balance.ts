import type { Book } from '../en/texts.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('de');

export const balance: Book['balance'] = {
	title: 'Ausgewogenheit',
	noBoard: 'Diesen Spielplan gibt es auf diesem Gerät nicht.',
	of: (board) => `Wie ausgewogen ist ${board}?`,
	intro:
		'Bots spielen viele Partien auf diesem Spielplan. Danach weißt du, ob alle die gleichen Chancen haben.',
	level: 'Bots',
	games: 'Partien',
	randomOpening: 'Erste Steine zufällig',
	randomOpeningWhy: 'Sagt mehr über den Spielplan und weniger über die Lieblingseröffnungen der Bots.',
	start: 'Partien starten',
	pause: 'Anhalten',
	resume: 'Fortsetzen',
	stop: 'Beenden',
	progress: (played, all) => `${played} von ${all} Partien gespielt`,
	left: (span) => `noch etwa ${span}`,
	paused: 'Angehalten',
	failed: 'Die Partien mussten abgebrochen werden. Versuch es noch einmal.',
	done: (games) => plural(games, { one: '# Partie gespielt.', other: '# Partien gespielt.' }),

	verdicts: {
		tooFewGames: 'Das sind zu wenige Partien für ein Urteil. Lass mindestens 50 spielen.',
		balanced: 'Ausgewogen: Niemand gewinnt deutlich öfter oder seltener, als es fair wäre.',
		seatAhead: (seat, percent) =>
			`${seat} gewinnt zu oft: ${percent} aller Partien mehr, als es fair wäre. Lost die Plätze aus oder wechselt euch ab.`,
		seatBehind: (seat, percent) =>
			`${seat} gewinnt zu selten: ${percent} aller Partien weniger, als es fair wäre. Lost die Plätze aus oder wechselt euch ab.`,
	},
	remarks: {
		tight: 'Es ist eng: Am Ende bleiben viele Steine übrig.',
		roomy: 'Es gibt viel Platz: In jeder Partie werden fast alle Steine gelegt.',
		shutOut: 'Oft wird jemand früh eingemauert.',
		manyTies: 'Viele Partien enden unentschieden.',
		oneSided: 'Wer zuerst führt, gewinnt fast immer.',
		unusedSquares: 'Auf manchen Feldern wird kaum gebaut.',
	},

	seatsTitle: 'Plätze',
	seat: 'Platz',
	wins: 'Siege',
	points: 'Punkte',
	unplaced: 'Übrige Steine',
	shutOut: 'Eingemauert',
	errorWhy: '± ist die Fehlerspanne: In 19 von 20 Fällen liegt der wahre Wert darin.',
	playTitle: 'Verlauf der Partien',
	plies: 'Züge pro Partie',
	ties: 'Unentschieden',
	decisiveness: 'Partien mit nur einem Sieger',
	margin: 'Vorsprung des Siegers in Punkten',
	drama: 'Züge, bei denen der Sieger zurücklag',
	comeback: 'Größter Rückstand des Siegers in Punkten',
	leadChanges: 'Führungswechsel',
	anyShutOut: 'Partien, in denen jemand eingemauert wurde',
	boardUse: 'Bebaute Felder pro Partie',
	heatTitle: 'Wo die Bots bauen',
	heatWhy: 'In wie vielen von 100 Partien auf einem Feld gebaut wird.',
	heatSquare: (square, percent) => `${square}: ${percent}`,

	changesTitle: 'Mögliche Änderungen',
	changesWhy: 'Die Bots probieren kleine Änderungen am Spielplan aus, jede mit einem Fünftel der Partien.',
	tryChanges: 'Änderungen ausprobieren',
	noChange: 'unverändert',
	change: 'Änderung',
	furthest: 'Größte Abweichung',
	use: 'Übernehmen',
	useChange: (change) => `Übernehmen: ${change}`,
	changes: {
		addSquare: (square) => `Zusätzliches Feld ${square}`,
		removeSquare: (square) => `Ohne Feld ${square}`,
		raiseSquare: (square) => `Eine Ebene mehr auf ${square}`,
		lowerSquare: (square) => `Eine Ebene weniger auf ${square}`,
		raiseLimit: (height) => `Maximale Höhe ${height}`,
		lowerLimit: (height) => `Maximale Höhe ${height}`,
	},
};
