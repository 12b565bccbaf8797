import type { Texts } from '../texts.js';

/** What a person may choose for all games. */
export const settings: Texts['settings'] = {
	title: 'Instellingen',
	languageOfBrowser: (name) => `Browser (${name})`,
	themesInShort: { system: 'Automatisch', light: 'Licht', dark: 'Donker' },
	board: 'Speelbord',
	boards: { '3d': 'Ruimtelijk (3D)', '2d': 'Kaart van boven' },
	confirm: 'Een steen plaatsen',
	confirms: { touch: 'Bevestigen bij aanraken', always: 'Altijd bevestigen', never: 'Meteen' },
	confirmHint: 'Bevestigen is: eerst mikken, en in een tweede stap plaatsen.',
	motion: 'Beweging',
	motions: { system: 'Zoals het apparaat', reduced: 'Zo weinig mogelijk' },
	sound: 'Geluid',
	kept: 'Wordt alleen op dit apparaat bewaard.',
};
