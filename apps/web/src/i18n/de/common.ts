import type { Texts } from '../en/texts.js';
import { list } from './format.js';

export const common: Texts['common'] = {
	appName: 'Rumis',
	pair: (name, value) => `${name}: ${value}`,
	and: (names) => list(names),
	close: 'Schließen',
	cancel: 'Abbrechen',
	back: 'Zurück',
	home: 'Startseite',
	newGame: 'Neue Partie',
	settings: 'Einstellungen',
	language: 'Sprache',
	theme: 'Darstellung',
	themes: { system: 'Wie auf dem Gerät', light: 'Hell', dark: 'Dunkel' },
	boardLoading: 'Der Spielplan wird aufgebaut …',
	boardLost: 'Die 3D-Ansicht wird wiederhergestellt …',
};

export const offline: Texts['offline'] = {
	newVersion: 'Eine neue Version von Rumis ist bereit. Deine Partien bleiben erhalten.',
	update: 'Aktualisieren',
	later: 'Später',
};

/** Settings for all games. */
export const settings: Texts['settings'] = {
	title: 'Einstellungen',
	languageOfBrowser: (name) => `Wie im Browser (${name})`,
	themesInShort: { system: 'Design automatisch', light: 'Helles Design', dark: 'Dunkles Design' },
	board: 'Spielplan',
	boards: { '3d': '3D', '2d': 'Karte von oben' },
	confirm: 'Einen Stein legen',
	confirms: { touch: 'Auf Touchscreens bestätigen', always: 'Immer bestätigen', never: 'Ohne Bestätigung' },
	confirmHint: 'Mit Bestätigung zielst du erst und legst den Stein mit einem zweiten Tippen oder Klick.',
	motion: 'Animationen',
	motions: { system: 'Wie auf dem Gerät', reduced: 'Reduziert' },
	sound: 'Ton',
	kept: 'Wird nur auf diesem Gerät gespeichert.',
	shortcuts: 'Tastenkürzel überall auf der Seite',
};

export const coach: Texts['coach'] = {
	label: 'Hinweis',
	pick: 'Wähle einen Stein. Such ihm einen Platz, dreh ihn, wenn du magst, und leg ihn.',
	touch: 'Ab jetzt muss jeder deiner Steine einen eigenen berühren, Fläche an Fläche.',
	above: 'Es zählt nur, was von oben sichtbar ist: jedes Feld ein Punkt, jeder übrige Stein einer weniger.',
	gotIt: 'Verstanden',
	off: 'Keine Hinweise mehr',
};
