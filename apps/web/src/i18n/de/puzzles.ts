import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const puzzles: Book['puzzles'] = {
	title: 'Rätsel aus Partien',
	intro: (count) =>
		plural(count, {
			other: '# Stellungen aus starken Partien. In jeder ist ein Zug klar besser als alle anderen.',
		}),
	rated: 'Rätsel mit Wertung',
	ratedText:
		'Gerade so schwer, dass du sie schaffen kannst. Dein erster Versuch ändert jeweils deine Wertung und die des Rätsels.',
	rush: 'Rätselsprint',
	rushText: 'Drei Minuten, drei Fehler. Wie viele Rätsel löst du?',
	own: 'Aus deinen Partien',
	ownNone: 'Werte unter „Analyse“ eine Partie aus und mach dann Rätsel daraus.',
	ownCount: (count) =>
		plural(count, { one: '# Rätsel aus deinen Partien.', other: '# Rätsel aus deinen Partien.' }),
	rating: 'Deine Wertung',
	onlineRating: 'Online-Wertung',
	waiting: (count) =>
		plural(count, {
			one: '# Antwort wird gesendet, sobald du wieder online bist.',
			other: '# Antworten werden gesendet, sobald du wieder online bist.',
		}),
	streak: 'Serie',
	streakOf: (now, best) => `${now} (Rekord: ${best})`,
	solved: 'Auf Anhieb gelöst',
	solvedOf: (solved, tried) => `${solved} von ${tried}`,
	bestRush: 'Rekord im Sprint',
	theme: 'Thema',
	anyTheme: 'Alle Themen',
	difficulty: (rating) => `Schwierigkeit ${rating}`,
	panel: 'Ergebnisse und Thema',
	panelShort: 'Ergebnisse',
	allSolved: 'Du hast schon alle diese Rätsel versucht. Komm später wieder oder wähle ein anderes Thema.',
	find: 'Finde den besten Zug.',
	progress: {
		trying: 'Ein Zug ist klar der beste.',
		wrong: 'Das ist nicht der beste Zug. Versuch es ruhig weiter, es zählt nicht mehr.',
		solved: 'Gelöst!',
		shown: 'Das ist die Lösung.',
	},
	showSolution: 'Lösung zeigen',
	next: 'Nächstes Rätsel',
	analyse: 'Analysieren',
	worthWin: (win, otherwise) => `Die Siegchance beträgt ${win}, beim nächstbesten Zug nur ${otherwise}.`,
	worthPoints: (gain) => `Der Zug bringt ${gain} Punkte mehr als der nächstbeste.`,
	proof: {
		exact: 'Bewiesen: Alle Züge wurden bis zum Ende der Partie berechnet.',
		deep: 'Durch eine lange Suche gefunden.',
	},
	goesOn: (line) => `Beste Zugfolge: ${line}`,
	rushFacts: (solved, left) => `Gelöst: ${solved} · Noch erlaubte Fehler: ${left}`,
	rushEnd: (count) => plural(count, { one: 'Du hast # Rätsel gelöst.', other: 'Du hast # Rätsel gelöst.' }),
	rushBest: (best) => `Dein Rekord: ${best}`,
	rushAgain: 'Noch einmal',
	themes: {
		lastStone: { title: 'Letzter Stein gewinnt', text: 'Dein letzter Stein entscheidet die Partie.' },
		shutOut: { title: 'Eingemauert', text: 'Ein Gegner kann danach keinen Stein mehr legen.' },
		twoSquares: { title: 'Zwei Felder auf einmal', text: 'Ein Stein nimmt den Gegnern mehrere Felder weg.' },
		capstone: {
			title: 'Schlussstein',
			text: 'Ein Feld erreicht seine maximale Höhe: Niemand kann es mehr verdecken.',
		},
		patience: {
			title: 'Geduld',
			text: 'Andere Züge bringen sofort mehr Punkte, dieser zahlt sich später aus.',
		},
		onlyWin: {
			title: 'Einziger Gewinnzug',
			text: 'Jeder andere Zug verliert oder führt nur zum Unentschieden.',
		},
		saveTie: {
			title: 'Unentschieden retten',
			text: 'Kein Zug gewinnt mehr, aber einer rettet das Unentschieden.',
		},
		points: {
			title: 'Punkte',
			text: 'Wer gewinnt, steht schon fest, aber ein Zug bringt klar mehr Punkte.',
		},
		plan: { title: 'Plan', text: 'Es kommt noch viel, und ein Zug bereitet dich am besten darauf vor.' },
	},
};
