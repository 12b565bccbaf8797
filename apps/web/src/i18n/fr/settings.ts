import type { Texts } from '../texts.js';

/** What a person may choose for all games. */
export const settings: Texts['settings'] = {
	title: 'Réglages',
	languageOfBrowser: (name) => `Navigateur (${name})`,
	themesInShort: { system: 'Automatique', light: 'Clair', dark: 'Sombre' },
	board: 'Plateau',
	boards: { '3d': 'En 3D', '2d': 'Plan vu d’en haut' },
	confirm: 'Pour poser une pierre',
	confirms: { touch: 'Confirmer sur écran tactile', always: 'Toujours confirmer', never: 'Aussitôt' },
	confirmHint: 'Confirmer, c’est viser d’abord, puis poser dans un second temps.',
	motion: 'Mouvements',
	motions: { system: 'Comme l’appareil', reduced: 'Le moins possible' },
	sound: 'Son',
	kept: 'Gardé sur cet appareil seulement.',
};
