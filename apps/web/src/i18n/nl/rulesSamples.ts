import type { Book } from '../en/texts.js';

/** The example boards of the rule book, by the paragraph they illustrate. */
export const rulesSamples: Book['rulesSamples'] = {
	idea: {
		label: 'Pisac, de trappen, midden in een partij met drie spelers: gele, rode en groene stenen.',
		choices: [],
	},
	turning: {
		label: 'Een lege Chullpa. Geel heeft het T-stuk in de hand.',
		choices: [
			{ name: 'plat', why: 'Het T-stuk ligt op vier velden.' },
			{
				name: 'op zijn kant',
				why: 'Gekanteld: twee blokjes op het middelste veld, aan elke kant één ernaast.',
			},
			{ name: 'als rechte staaf', why: 'Hoe je het ook draait, het T-stuk wordt nooit een rechte lijn.' },
		],
	},
	plan: {
		label: 'Tambo, de hut: een ring van velden om een open binnenplaats. Geel begint.',
		choices: [
			{ name: 'op het speelveld', why: 'Alle drie de blokjes liggen op velden van het speelveld.' },
			{ name: 'op de binnenplaats', why: 'Twee blokjes zouden liggen waar het speelveld geen velden heeft.' },
		],
	},
	lines: {
		label: 'Coricancha, de piramide, voor twee spelers: de buitenste ring ligt buiten het rode kader.',
		choices: [
			{ name: 'binnen het rode kader', why: 'Precies op deze velden bouwen twee spelers.' },
			{
				name: 'over het kader heen',
				why: 'Eén blokje zou buiten liggen. Met drie of vier spelers zou dat mogen.',
			},
		],
	},
	support: {
		label:
			'Chullpa. Een gele en een rode muur staan aan weerskanten van een lage gang. Geel is aan de beurt.',
		choices: [
			{ name: 'bovenlangs', why: 'Elk blokje ligt op een steen.' },
			{ name: 'over de gang', why: 'Onder het middelste blokje zou een holte blijven.' },
			{
				name: 'onder in de gang',
				why: 'Hij staat op de grond en vult de gang. Erboven blijft het open.',
			},
		],
	},
	height: {
		label:
			'Pisac voor twee spelers: in de rijen mogen 4, 4, 4, 4, 4, 3, 2 en 1 blokjes. Geel is aan de beurt.',
		choices: [
			{ name: 'rij 6', why: 'Drie blokjes: dat is hier precies de maximale hoogte.' },
			{ name: 'rij 7', why: 'De maximale hoogte is hier twee; het derde blokje is te veel.' },
			{
				name: 'op de muur in rij 6',
				why: 'Daar ligt al een blokje, dus deze steen zou tot laag 4 komen.',
			},
		],
	},
	firstStones: {
		label: 'Chullpa met één gele steen in het midden. Rood plaatst zijn eerste steen.',
		choices: [
			{ name: 'naast geel', why: 'Op de grond, en vlak tegen vlak met geel.' },
			{ name: 'in de hoek', why: 'Hij raakt niets.' },
			{ name: 'boven op geel', why: 'Hij raakt geel, maar geen van zijn blokjes ligt op de grond.' },
		],
	},
	touching: {
		label: 'Chullpa met een gele en een rode steen. Geel heeft de staaf van twee in de hand.',
		choices: [
			{ name: 'vlak tegen vlak', why: 'Hij ligt zij aan zij met geel: ze raken elkaar.' },
			{ name: 'hoek tegen hoek', why: 'Hij komt alleen met een ribbe bij geel.' },
		],
	},
	laterStones: {
		label: 'Chullpa met een gele en een rode steen, in elkaar gehaakt. Geel is aan de beurt.',
		choices: [
			{ name: 'naast geel', why: 'Hij raakt de gele steen van opzij.' },
			{ name: 'over allebei', why: 'Hij ligt op geel en bedekt tegelijk rood.' },
			{ name: 'naast rood', why: 'Hij raakt alleen rood, en dat telt niet.' },
		],
	},
	walledIn: {
		label:
			'Een oefenbord van één blokje hoog. Rood zit in de hoek en heeft maar één uitweg. Geel is aan de beurt.',
		choices: [
			{ name: 'in de weg', why: 'Nu kan rood geen enkele steen meer plaatsen: rood is uitgespeeld.' },
			{ name: 'ernaast', why: 'Rood kan er door rij 3 nog uit en speelt verder.' },
		],
	},
	fromAbove: {
		label: 'Een afgelopen partij voor twee op Chullpa, van bovenaf.',
		choices: [],
	},
	edges: {
		label: 'Colca voor vijf spelers met één gele steen. Rood plaatst zijn eerste steen.',
		choices: [
			{ name: 'bij de hoek', why: 'De twee stenen raken elkaar met een ribbe.' },
			{ name: 'vlak tegen vlak', why: 'Voor volgende stenen mag dat, maar niet voor een eerste steen.' },
			{ name: 'ver weg', why: 'Hij raakt niets, zelfs niet met een ribbe.' },
		],
	},
	keepAway: {
		label: 'Inverse variant op Chullpa met een gele en een rode steen. Geel plaatst zijn tweede steen.',
		choices: [
			{ name: 'ver van geel', why: 'Hij mag rood raken, of helemaal niets.' },
			{ name: 'naast geel', why: 'Een van zijn blokjes raakt een geel blokje.' },
			{ name: 'boven op rood', why: 'Op andere kleuren bouwen mag, zolang hij geel niet raakt.' },
		],
	},
	fourColours: {
		label: 'Duo op Chullpa: elk van de vier kleuren heeft één steen. Geel is aan de beurt.',
		choices: [
			{ name: 'naast geel', why: 'Geel raakt geel.' },
			{ name: 'naast groen', why: 'Groen is van dezelfde speler, maar het is een andere kleur.' },
		],
	},
	ruin: {
		label: 'De ruïne op Chullpa bedekt zestien van de twintig velden. Twee spelers bouwen er nog aan.',
		choices: [
			{ name: 'bovenop', why: 'De vier vrije velden blijven vrij.' },
			{
				name: 'op de grond',
				why: 'Er zou maar één veld overblijven. Twee spelers hebben er vier nodig.',
			},
		],
	},
	aroundRuin: {
		label: 'Een voltooide ruïne op Tambo, en één gele steen. Rood plaatst zijn eerste steen.',
		choices: [
			{ name: 'naast de ruïne', why: 'Hij raakt geen kleur van een speler, maar wel de ruïne.' },
			{ name: 'los ervan', why: 'Hij raakt niets.' },
		],
	},
	taking: {
		label: 'Colca na de bouwfase. Rood pakt een steen binnen het rode kader.',
		choices: [
			{ name: 'de staaf van vier', why: 'Er ligt niets op, dus je kunt hem verplaatsen.' },
			{ name: 'de haak', why: 'De gemarkeerde blokjes liggen erop.' },
		],
	},
	rebuilding: {
		label: 'Colca na de bouwfase. Rood heeft de staaf van vier gepakt en zoekt buiten een plek.',
		choices: [
			{ name: 'bij het kader', why: 'Hij ligt op de grond en raakt rood aan de andere kant van het kader.' },
			{ name: 'weer naar binnen', why: 'Een gepakte steen komt nooit meer binnen het rode kader.' },
			{ name: 'aan het andere eind', why: 'Hij raakt zijn eigen kleur niet.' },
		],
	},
	aside: {
		label: 'Colca na de bouwfase. Rood denkt erover een steen weg te leggen.',
		choices: [
			{
				name: 'de staaf van twee',
				why: 'Hij kan buiten niet worden geplaatst. Hij wordt weggelegd, en rood is uitgespeeld.',
			},
			{ name: 'de staaf van drie', why: 'Hij kan worden geplaatst, bijvoorbeeld op de getoonde plek.' },
		],
	},
	moveText: {
		label: 'Chullpa met een gele en een rode steen. Geel is aan de beurt.',
		choices: [
			{ name: 'I3 b2,c2,d2', why: 'Drie velden met elk één blokje: de staaf ligt plat.' },
			{ name: 'I3 a3*3', why: 'Drie blokjes op één veld: de staaf staat rechtop.' },
			{ name: 'I3 b3,b4*2', why: 'De staaf heeft deze vorm niet.' },
		],
	},
};

export const counting: Book['counting'] = {
	games: {
		tie: {
			title: 'Vier kleuren',
			left: 'Iedereen heeft alle elf stenen geplaatst.',
			result: 'Rood en groen delen de overwinning.',
		},
		winner: { title: 'Eén steen over', left: 'Geel kon één steen niet plaatsen.', result: 'Rood wint.' },
		draw: {
			title: 'Paars tegen oranje',
			left: 'Beide spelers hebben alle elf stenen geplaatst.',
			result: 'Gelijkspel.',
		},
	},
	check: 'Controleren',
	show: 'Toon de punten',
	right: 'Goed!',
	again: (colours) => `Tel nog eens: ${colours}.`,
};
