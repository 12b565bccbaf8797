import type { Texts } from '../texts.js';

export const common: Texts['common'] = {
	appName: 'Rumis',
	pair: (name, value) => `${name}: ${value}`,
	close: 'Sluiten',
	cancel: 'Annuleren',
	ok: 'OK',
	back: 'Terug',
	home: 'Startpagina',
	newGame: 'Nieuw spel',
	settings: 'Instellingen',
	language: 'Taal',
	theme: 'Weergave',
	themes: { system: 'Zoals het apparaat', light: 'Licht', dark: 'Donker' },
	boardLoading: 'Het speelbord wordt klaargezet…',
	boardLost: 'Het 3D-beeld wordt hersteld…',
};
