import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('de');

export const records: Texts['records'] = {
	title: 'Als Datei oder Link',
	games: 'Spiele auf diesem Gerät',
	gameRunning: (stones) => plural(stones, { one: '# Stein gelegt', other: '# Steine gelegt' }),
	gameOver: 'beendet',
	remove: (game) => `${game} entfernen`,
	save: 'Speichern',
	open: 'Öffnen',
	share: 'Link zum Spiel kopieren',
	linkLabel: 'Link zu diesem Spiel',
	dropHere: 'Lass die Datei los, um das Spiel zu öffnen',
	openFailed: 'Das Spiel konnte nicht geöffnet werden.',
	gameMissing: 'Dieses Spiel ist nicht mehr auf diesem Gerät.',
	gameBroken: 'Das gespeicherte Spiel ist beschädigt und lässt sich nicht öffnen.',
	fileUnreadable: 'Die Datei lässt sich nicht lesen.',
	fileLarge: 'Die Datei ist zu groß für ein Spiel.',
	impossible: 'So ein Spiel lässt sich nicht aufbauen.',
	place: (line, column) => `Zeile ${line}, Spalte ${column}:`,
	link: {
		compactForm: 'Der Link ist nicht vollständig.',
		compactVersion: 'Diesen Link kann die vorliegende Version nicht lesen.',
		compactScenario: 'Der Link nennt einen Spielplan, der hier nicht bekannt ist.',
		compactSetup: 'So ein Spiel lässt sich nicht aufbauen.',
		compactMoves: 'Die Züge im Link lassen sich nicht lesen.',
		compactCheck: 'Ein Zeichen des Links fehlt oder ist falsch.',
	},
	errors: {
		tagBroken: 'Eine Angabe ist fehlerhaft; erwartet wird [Name "Wert"].',
		tagTwice: (tag) => `Die Angabe ${tag} steht zweimal da.`,
		tagMissing: (tag) => `Die Angabe ${tag} fehlt.`,
		tagValue: (tag) => `Der Wert der Angabe ${tag} ist nicht verständlich.`,
		tagScenario: (tag) => `Der Spielplan in der Angabe ${tag} ist fehlerhaft.`,
		tagScenarioUnknown: 'Der Spielplan ist nicht bekannt und liegt dem Spiel nicht bei.',
		recordLong: 'Die Aufzeichnung ist zu lang.',
		variationDeep: 'Varianten sind zu tief verschachtelt.',
		variationEmpty: 'Eine Variante enthält keinen Zug.',
		variationStray: 'Eine Klammer gehört zu keiner Variante.',
		variationOpen: 'Eine Variante ist nicht geschlossen.',
		afterResult: 'Nach dem Ergebnis folgt noch Text.',
		wordUnknown: (word) => `Nicht verstanden: ${word}`,
		resultWrong: (expected) => `Das Ergebnis passt nicht zu den Zügen; sie ergeben ${expected}.`,
		move: (move, reason) => `${move}: ${reason}`,
	},
};
