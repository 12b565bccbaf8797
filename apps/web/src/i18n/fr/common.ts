import type { Texts } from '../texts.js';

export const common: Texts['common'] = {
	appName: 'Rumis',
	pair: (name, value) => `${name} : ${value}`,
	close: 'Fermer',
	cancel: 'Annuler',
	ok: 'OK',
	back: 'Retour',
	home: 'Accueil',
	newGame: 'Nouvelle partie',
	settings: 'Réglages',
	language: 'Langue',
	theme: 'Apparence',
	themes: { system: 'Comme l’appareil', light: 'Claire', dark: 'Sombre' },
	boardLoading: 'Le plateau se met en place…',
	boardLost: 'L’image 3D est en cours de rétablissement…',
};
