import type { Texts } from '../en/texts.js';

/** Settings for all games. */
export const settings: Texts['settings'] = {
	title: 'Réglages',
	languageOfBrowser: (name) => `Comme le navigateur (${name})`,
	themesInShort: { system: 'Automatique', light: 'Clair', dark: 'Sombre' },
	board: 'Plateau',
	boards: { '3d': '3D', '2d': 'Plan vu de dessus' },
	confirm: 'Pour poser une pierre',
	confirms: {
		touch: 'Confirmer sur écran tactile',
		always: 'Toujours confirmer',
		never: 'Sans confirmation',
	},
	confirmHint: 'Avec confirmation, tu vises d’abord, puis tu poses la pierre d’un second toucher ou clic.',
	motion: 'Animations',
	motions: { system: 'Comme l’appareil', reduced: 'Réduites' },
	sound: 'Son',
	kept: 'Enregistré sur cet appareil uniquement.',
	shortcuts: 'Raccourcis clavier partout sur la page',
};
