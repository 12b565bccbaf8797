import type { Texts } from '../en/texts.js';

/** The start page. */
export const home: Texts['home'] = {
	sentence: 'Bouw samen een bouwwerk van de Inca’s, steen voor steen – en zorg dat jouw kleur bovenop ligt.',
	play: 'Nu spelen',
	playHint:
		'Jij tegen Paqu, een makkelijke bot, op een kleine toren. Je hoeft niet eerst de regels te lezen.',
	continue: 'Verderspelen',
	saved: (title, turn, when) => `${title} · zet ${turn} · ${when}`,
	newGame: 'Nieuwe partij…',
	open: 'Partij openen…',
	nextOpponent: 'Je volgende tegenstander',
	botRating: (rating) => `Je rating tegen bots: ${rating}`,
	more: 'Meer',
	sections: {
		lesson: { title: 'Uitleg', text: 'Leer het spel door het te spelen, in vijf minuten.' },
		bots: { title: 'Bots', text: 'Negen dieren op een ladder, en een rating voor jou.' },
		solitaire: {
			title: 'Solitaire',
			text: 'Vul kubussen en bouwwerken met stenen: 280 puzzels, en elke dag een nieuwe.',
		},
		analysis: {
			title: 'Analyse',
			text: 'Ontdek waar een partij gewonnen of verloren is: probeer zetten, vraag het de engine en bewaar varianten.',
		},
		puzzles: {
			title: 'Puzzels uit partijen',
			text: 'Eén zet is duidelijk de beste. Zoek hem, speel voor je rating of tegen de klok.',
		},
		solutions: {
			title: 'Hoeveel oplossingen?',
			text: 'Je kunt de kleine kubus op 3.372 manieren uit één kleur bouwen. Bekijk ze allemaal.',
		},
		rules: { title: 'Regels', text: 'Alle spelvarianten, met speelborden om te proberen.' },
		workshop: {
			title: 'Werkplaats',
			text: 'Teken je eigen speelborden en verbeter de onze. Speel, deel en print ze.',
		},
	},
	about:
		'Een bordspel van Stefan Kögl, uitgebracht als RUMIS en als Blokus 3D. Deze onafhankelijke versie is gemaakt door liefhebbers; de uitgevers hebben er niets mee te maken.',
	box: '‘Rumis’ is Quechua voor ‘stenen’. Vanaf 8 jaar, voor 2 tot 6 spelers, 15 tot 45 minuten.',
};
