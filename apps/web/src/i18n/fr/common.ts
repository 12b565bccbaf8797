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

export const offline: Texts['offline'] = {
	newVersion: 'Une nouvelle version de Rumis est prête. Tes parties sont conservées.',
	update: 'Mettre à jour',
	later: 'Plus tard',
};

/** Settings for all games. */
export const settings: Texts['settings'] = {
	title: 'Réglages',
	languageOfBrowser: (name) => `Comme le navigateur (${name})`,
	themesInShort: { system: 'Thème automatique', light: 'Thème clair', dark: 'Thème sombre' },
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

export const coach: Texts['coach'] = {
	label: 'Astuce',
	pick: 'Choisis une pierre, trouve-lui une place, tourne-la si tu veux, puis pose-la.',
	touch: 'À partir de maintenant, chaque pierre doit toucher une des tiennes par une face.',
	above: 'Seul compte ce qui est visible par le haut : un point par case, moins un par pierre restante.',
	gotIt: 'Compris',
	off: 'Plus d’astuces',
};
