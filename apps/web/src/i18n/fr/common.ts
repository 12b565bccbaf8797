import type { Texts } from '../en/texts.js';
import { listFor } from '../format/list.js';

const list = listFor('fr');

export const common: Texts['common'] = {
	appName: 'Rumis',
	pair: (name, value) => `${name} : ${value}`,
	and: (names) => list(names),
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
	boardLoading: 'Mise en place du plateau…',
	boardLost: 'Rétablissement de la vue 3D…',
};
