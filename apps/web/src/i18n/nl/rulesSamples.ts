import type { Texts } from '../texts.js';

/** The boards of the rulebook, by the paragraph that they stand beside. */
export const rulesSamples: Texts['rulesSamples'] = {
	idea: {
		label: 'Pisac, de trap, midden in een spel met drie: geel, rood en groen hebben kriskras gebouwd.',
		choices: [],
	},
	turning: {
		label: 'Een lege Chullpa. Geel heeft het T-stuk in de hand.',
		choices: [
			{ name: 'plat', why: 'Het T-stuk ligt op vier vakken.' },
			{
				name: 'op zijn kant',
				why: 'Gekanteld: twee blokjes op het middelste vak, en aan elke kant één ernaast.',
			},
			{ name: 'als staaf', why: 'Hoe je het ook draait, het T-stuk wordt nooit een rechte lijn.' },
		],
	},
	plan: {
		label: 'Tambo, de herberg: een ring van vakken om een open binnenplaats. Geel opent.',
		choices: [
			{ name: 'op het huis', why: 'Alle drie de blokjes liggen op vakken van de plattegrond.' },
			{ name: 'op de binnenplaats', why: 'Twee blokjes zouden liggen waar de plattegrond geen vak heeft.' },
		],
	},
	lines: {
		label: 'Coricancha, de piramide, voor twee spelers: de buitenste ring ligt buiten de rode lijn.',
		choices: [
			{ name: 'binnen de rode lijn', why: 'Precies deze vakken gebruiken twee spelers.' },
			{
				name: 'over de lijn',
				why: 'Eén blokje zou buiten liggen. Met drie of vier spelers zou dat mogen.',
			},
		],
	},
	support: {
		label:
			'Chullpa. Een muur van geel en een muur van rood staan aan weerskanten van een lage gang. Geel is aan de beurt.',
		choices: [
			{ name: 'bovenlangs', why: 'Elk blokje ligt op een steen.' },
			{ name: 'over de gang', why: 'Onder het middelste blokje zou een holte blijven.' },
			{
				name: 'onder in de gang',
				why: 'Hij staat op de grond en vult de gang. De rest blijft naar boven open.',
			},
		],
	},
	height: {
		label:
			'Pisac voor twee spelers: in de rijen mogen 4, 4, 4, 4, 4, 3, 2 en 1 blokjes. Geel is aan de beurt.',
		choices: [
			{ name: 'rij 6', why: 'Drie blokjes mogen hier nog net.' },
			{ name: 'rij 7', why: 'Hier mogen er maar twee; het derde is te veel.' },
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
			{ name: 'boven op geel', why: 'Hij raakt geel, maar geen van zijn blokjes staat op de grond.' },
		],
	},
	touching: {
		label: 'Chullpa met een gele en een rode steen. Geel heeft de staaf van twee in de hand.',
		choices: [
			{ name: 'vlak tegen vlak', why: 'Zij aan zij met geel: ze raken elkaar.' },
			{ name: 'hoek tegen hoek', why: 'Hij komt alleen met een rand bij geel.' },
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
		label: 'Een oefenbord van één blokje hoog. Rood zit in de hoek met één uitweg. Geel is aan de beurt.',
		choices: [
			{ name: 'in de weg', why: 'Nu heeft rood voor geen enkele steen nog plek: rood is uitgespeeld.' },
			{ name: 'ernaast', why: 'Rood komt er door rij 3 nog uit en speelt verder.' },
		],
	},
	fromAbove: {
		label: 'Een afgelopen spel met twee op Chullpa, van boven.',
		choices: [],
	},
	edges: {
		label: 'Colca voor vijf spelers met één gele steen. Rood plaatst zijn eerste steen.',
		choices: [
			{ name: 'bij de hoek', why: 'De twee stenen raken elkaar met een rand.' },
			{ name: 'vlak tegen vlak', why: 'Later mag dat, maar niet met een eerste steen.' },
			{ name: 'ver weg', why: 'Hij raakt niets, zelfs niet met een rand.' },
		],
	},
	keepAway: {
		label: 'Omgekeerd op Chullpa met een gele en een rode steen. Geel plaatst zijn tweede steen.',
		choices: [
			{ name: 'ver van geel', why: 'Hij mag rood raken, of helemaal niets.' },
			{ name: 'naast geel', why: 'Eén blokje ligt tegen een geel blokje.' },
			{ name: 'boven op rood', why: 'Op anderen liggen mag, zolang er geen geel naast ligt.' },
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
		label: 'De ruïne op Chullpa bedekt twaalf van de twintig vakken. Twee spelers bouwen haar verder.',
		choices: [
			{ name: 'bovenop', why: 'De acht vrije vakken blijven vrij.' },
			{
				name: 'op de grond',
				why: 'Er zouden maar vijf vakken overblijven. Twee spelers hebben er acht nodig.',
			},
		],
	},
	aroundRuin: {
		label: 'Een voltooide ruïne op Tambo, en één gele steen. Rood plaatst zijn eerste steen.',
		choices: [
			{ name: 'naast de ruïne', why: 'Hij raakt geen kleur, maar wel de ruïne.' },
			{ name: 'los ervan', why: 'Hij raakt niets.' },
		],
	},
	taking: {
		label: 'Colca na het bouwen. Rood pakt een steen van binnen de rode lijn.',
		choices: [
			{ name: 'de staaf van vier', why: 'Er ligt niets op, dus je kunt hem verplaatsen.' },
			{ name: 'de haak', why: 'De gemarkeerde blokjes rusten erop.' },
		],
	},
	rebuilding: {
		label: 'Colca na het bouwen. Rood heeft de staaf van vier gepakt en zoekt buiten een plek.',
		choices: [
			{ name: 'bij de lijn', why: 'Hij staat op de grond en raakt rood aan de andere kant van de lijn.' },
			{ name: 'weer naar binnen', why: 'Wat eraf is gehaald, gaat nooit terug op rode vakken.' },
			{ name: 'aan het andere eind', why: 'Hij raakt zijn eigen kleur niet.' },
		],
	},
	aside: {
		label: 'Colca na het bouwen. Rood denkt erover een steen weg te leggen.',
		choices: [
			{
				name: 'de staaf van twee',
				why: 'Buiten is er geen plek voor. Hij wordt weggelegd, en rood is uitgespeeld.',
			},
			{ name: 'de staaf van drie', why: 'Er is een plek voor, bijvoorbeeld deze.' },
		],
	},
	moveText: {
		label: 'Chullpa met een gele en een rode steen. Geel is aan de beurt.',
		choices: [
			{ name: 'I3 b2,c2,d2', why: 'Drie vakken, elk één blokje: de staaf ligt.' },
			{ name: 'I3 a3*3', why: 'Drie blokjes op één vak: de staaf staat.' },
			{ name: 'I3 b3,b4*2', why: 'Geen staaf heeft deze vorm.' },
		],
	},
};
