import type { Texts } from '../en/texts.js';

/** Settings for all games. */
export const settings: Texts['settings'] = {
	title: 'Instellingen',
	languageOfBrowser: (name) => `Taal van de browser (${name})`,
	themesInShort: { system: 'Automatisch', light: 'Licht', dark: 'Donker' },
	board: 'Speelbord',
	boards: { '3d': '3D', '2d': 'Kaart van bovenaf' },
	confirm: 'Een steen plaatsen',
	confirms: {
		touch: 'Bevestigen op aanraakschermen',
		always: 'Altijd bevestigen',
		never: 'Zonder bevestiging',
	},
	confirmHint: 'Met bevestiging mik je eerst en plaats je de steen met een tweede tik of klik.',
	motion: 'Animaties',
	motions: { system: 'Hetzelfde als apparaat', reduced: 'Beperkt' },
	sound: 'Geluid',
	kept: 'Wordt alleen op dit apparaat opgeslagen.',
	shortcuts: 'Sneltoetsen overal op de pagina',
};
