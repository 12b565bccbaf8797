import type { Texts } from '../texts.js';

export const common: Texts['common'] = {
	appName: 'Rumis',
	pair: (name, value) => `${name}: ${value}`,
	close: 'Schließen',
	cancel: 'Abbrechen',
	ok: 'OK',
	back: 'Zurück',
	home: 'Startseite',
	newGame: 'Neues Spiel',
	settings: 'Einstellungen',
	language: 'Sprache',
	theme: 'Aussehen',
	themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
	boardLoading: 'Der Spielplan wird aufgebaut …',
	boardLost: 'Das 3D-Bild wird wiederhergestellt …',
};
