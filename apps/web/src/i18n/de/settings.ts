import type { Texts } from '../en/texts.js';

/** Settings for all games. */
export const settings: Texts['settings'] = {
	title: 'Einstellungen',
	languageOfBrowser: (name) => `Wie im Browser (${name})`,
	themesInShort: { system: 'Automatisch', light: 'Hell', dark: 'Dunkel' },
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
