import type { Texts } from '../texts.js';

/** What a person may choose for all games. */
export const settings: Texts['settings'] = {
	title: 'Einstellungen',
	languageOfBrowser: (name) => `Browser (${name})`,
	themesInShort: { system: 'Automatisch', light: 'Hell', dark: 'Dunkel' },
	board: 'Spielplan',
	boards: { '3d': 'Räumlich (3D)', '2d': 'Karte von oben' },
	confirm: 'Einen Stein legen',
	confirms: { touch: 'Bei Touch bestätigen', always: 'Immer bestätigen', never: 'Sofort' },
	confirmHint: 'Bestätigen heißt: erst zielen, dann in einem zweiten Schritt legen.',
	motion: 'Bewegung',
	motions: { system: 'Wie das Gerät', reduced: 'So wenig wie möglich' },
	sound: 'Ton',
	kept: 'Wird nur auf diesem Gerät gespeichert.',
};
