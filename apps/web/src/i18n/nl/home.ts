import type { Texts } from '../texts.js';

/** The start page. */
export const home: Texts['home'] = {
	sentence:
		'Steen voor steen verrijst één bouwwerk van de Inca’s – laat van bovenaf het meest van jouw kleur zien.',
	play: 'Meteen spelen',
	playHint: 'Jij tegen een makkelijke bot, op een kleine toren. Zonder eerst regels te lezen.',
	continue: 'Verder spelen',
	saved: (title, turn, when) => `${title} · zet ${turn} · ${when}`,
	newGame: 'Nieuw spel…',
	open: 'Spel openen…',
	more: 'Wat er nog meer is',
	sections: {
		lesson: { title: 'Les', text: 'Leer het spel met je eigen handen, in vijf minuten.' },
		solitaire: { title: 'Solitaire', text: 'Vul kubussen en bouwwerken: 200 puzzels, en elke dag één.' },
		ways: {
			title: 'Hoeveel manieren?',
			text: '3.372 manieren om de kleine kubus uit één kleur te bouwen. Bekijk ze allemaal.',
		},
		rules: { title: 'Regels', text: 'Alle manieren van spelen, met speelborden om te proberen.' },
	},
	about:
		'Een bordspel van Stefan Kögl, bekend als RUMIS en Blokus 3D. Dit is een onafhankelijke uitvoering door ' +
		'liefhebbers; ze staat los van de uitgevers.',
};
