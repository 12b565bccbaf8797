import type { Texts } from '../en/texts.js';
import { list } from './format.js';

export const common: Texts['common'] = {
	appName: 'Rumis',
	pair: (name, value) => `${name}: ${value}`,
	and: (names) => list(names),
	close: 'Sluiten',
	cancel: 'Annuleren',
	back: 'Terug',
	home: 'Startpagina',
	newGame: 'Nieuwe partij',
	settings: 'Instellingen',
	language: 'Taal',
	theme: 'Weergave',
	themes: { system: 'Hetzelfde als apparaat', light: 'Licht', dark: 'Donker' },
	boardLoading: 'Speelbord wordt klaargezet…',
	boardLost: '3D-weergave wordt hersteld…',
};
