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

export const offline: Texts['offline'] = {
	newVersion: 'Er is een nieuwe versie van Rumis. Je partijen blijven bewaard.',
	update: 'Bijwerken',
	later: 'Later',
};

/** Settings for all games. */
export const settings: Texts['settings'] = {
	title: 'Instellingen',
	languageOfBrowser: (name) => `Taal van de browser (${name})`,
	themesInShort: { system: 'Thema automatisch', light: 'Licht thema', dark: 'Donker thema' },
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

export const coach: Texts['coach'] = {
	label: 'Aanwijzing',
	pick: 'Kies een steen, zoek een plek, draai hem als je wilt en plaats hem.',
	touch: 'Vanaf nu moet elke steen een van je eigen stenen raken, vlak tegen vlak.',
	above:
		'Alleen wat van bovenaf zichtbaar is, telt: een punt per veld, een strafpunt per steen die overblijft.',
	gotIt: 'Begrepen',
	off: 'Geen aanwijzingen meer',
};
