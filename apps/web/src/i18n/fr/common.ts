import type { Texts } from '../en/texts.js';
import { list } from './format.js';

export const common: Texts['common'] = {
	appName: 'Rumis',
	pair: (name, value) => `${name} : ${value}`,
	and: (names) => list(names),
	close: 'Fermer',
	cancel: 'Annuler',
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
