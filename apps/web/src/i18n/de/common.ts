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
