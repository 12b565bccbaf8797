import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('nl');

/** The page about the small cube. “Kubus” is the whole one, “blokjes” are its 27 parts. */
export const ways: Texts['ways'] = {
	title: 'Hoeveel manieren?',
	question: 'Op hoeveel manieren kan één kleur de kubus van 3 × 3 × 3 bouwen?',
	asked: 'De spelregels stellen deze vraag en laten haar open. Hier is het antwoord.',
	all: 'manieren om de stenen te leggen, stuk voor stuk geteld',
	rotations: 'als een alleen gedraaide kubus voor dezelfde telt',
	reflections: 'als ook een spiegelbeeld voor hetzelfde telt',
	allWhy: 'Een kubus kun je op 24 manieren neerzetten, dus elke pakking is 24 keer geteld.',
	rotationsWhy: 'Elke pakking heeft een spiegelbeeld, en ziet er nooit precies zo uit.',
	browse: 'Bekijk ze allemaal',
	whyNone: 'Waarom één set er geen heeft',

	setsTitle: 'De 14 sets',
	setsWhy:
		'De kubus heeft 27 blokjes. Daarvoor heb je één steen van drie en zes stenen van vier nodig: anders kom je ' +
		'niet op 27. De staaf van vier past er niet in. Je kiest dus een van twee stenen van drie, en laat een ' +
		'van zeven stenen van vier weg: 2 × 7 = 14 sets.',
	set: 'Set',
	columns: { all: 'Alle', rotations: 'Zonder gedraaide', reflections: 'Zonder spiegelbeeld' },
	three: (stone, code) => `Met de ${stone} (${code})`,
	without: (stone, code) => `zonder ${stone} (${code})`,
	setName: (three, without) => `met ${three}, zonder ${without}`,
	setShort: (three, without) => `${three}, zonder ${without}`,
	soma: 'bekend als de Somakubus',
	noneLink: 'geen: kijk waarom',
	together: 'Alle sets',
	noMirror: '–',
	noMirrorSpoken: 'niet geteld: de spiegelbeelden horen bij een andere set',
	mirrorNote:
		'– : de linkse en de rechtse schroef zijn elkaars spiegelbeeld. Zit er maar één in de set, dan heeft het ' +
		'spiegelbeeld de andere nodig en hoort het bij de andere set. In de laatste regel telt zo’n paar één keer.',
	counting: 'aan het tellen…',
	broken: 'De pakkingen konden hier niet worden geteld. De pagina opnieuw laden kan helpen.',

	browserTitle: 'Elke pakking',
	browserHint: 'Sleep de kubus om hem te draaien. Trek de stenen uit elkaar om naar binnen te kijken.',
	chooseSet: 'Welke set',
	listing: 'De pakkingen worden op een rij gezet…',
	packing: (number, count) => `Pakking ${number} van ${count}`,
	overall: (number, count) => `Nummer ${number} van alle ${count}`,
	previous: 'Vorige pakking',
	next: 'Volgende pakking',
	random: 'Willekeurig',
	number: 'Nummer',
	copyLink: 'Link kopiëren',
	copied: 'De link is gekopieerd.',
	notCopied: 'De link kon niet worden gekopieerd. Hij staat in het adres van deze pagina.',
	linkErrors: {
		packingText: 'Deze link noemt geen pakking. Hier is de eerste.',
		packingSet: 'Zo’n set stenen bestaat niet. Hier is de eerste pakking.',
		packingNone: 'Deze set heeft geen pakking. Verderop zie je waarom.',
		packingNumber: 'De set heeft minder pakkingen. Hier is haar laatste.',
	},
	cube: (set, number, stones) =>
		`Kubus, ${set}, pakking ${number}: ${plural(stones, { one: '# steen', other: '# stenen' })} te zien`,
	view: 'Aanzicht',
	turnLeft: 'Naar links draaien',
	turnRight: 'Naar rechts draaien',
	higher: 'Van hoger kijken',
	lower: 'Van lager kijken',
	homeView: 'Beginaanzicht',
	tipOver: 'Kantelen',
	spread: 'Uit elkaar trekken',
	spreadValue: (percent) => `${percent} %`,
	build: 'Opbouwen',
	buildValue: (built, all, stone) =>
		built === 0 ? `0 van ${all} stenen` : `${built} van ${all} stenen, de laatste: ${stone}`,
	oneColour: 'Alles in één kleur',
	oneColourHint: 'Zoals in het spel. Anders heeft elke steen een eigen kleur, om ze te onderscheiden.',
	legend: 'De stenen, in een volgorde om te bouwen',
	legendHint: 'Altijd van boven en zonder gat eronder, zoals de regels het willen.',
	layers: 'Laag voor laag',
	layersHint: 'Van boven gezien. Elke letter is een blokje van de steen die zo begint.',
	layerNames: { 0: 'Onderste laag', 1: 'Middelste laag', 2: 'Bovenste laag' },

	proofTitle: 'Waarom één set er geen heeft',
	proofStep: (step, steps) => `Stap ${step} van ${steps}`,
	proofPrevious: 'Terug',
	proofNext: 'Volgende stap',
	proofAgain: 'Vanaf het begin',
	proof: {
		stones: {
			title: 'Zeven stenen die niet willen',
			text:
				'Samen hebben deze stenen 3 + 6 × 4 = 27 blokjes, precies zoveel als de kubus van 3 × 3 × 3. En toch kan ' +
				'niemand die ermee bouwen. Je kunt het jarenlang proberen. Of je zoekt uit waarom: met een schaakbord ' +
				'en door hoeken te tellen.',
		},
		chess: {
			title: 'Kleur de kubus als een schaakbord',
			text:
				'Donker en licht wisselen elkaar in elke richting af, en de hoeken zijn donker. Tel nu: de 8 hoeken en de ' +
				'6 middens van de vlakken zijn donker, samen 14. De 12 middens van de ribben en het midden binnenin zijn ' +
				'licht, samen 13. Er is dus één donker blokje meer dan er lichte zijn.',
		},
		fair: {
			title: 'Vijf stenen zijn eerlijk',
			text:
				'Door elk van deze stenen kun je van blokje naar blokje lopen, en bij elke stap wisselt de tint: donker, ' +
				'licht, donker, licht. Waar zo’n steen ook ligt, hij bedekt twee donkere en twee lichte blokjes, en kan ' +
				'dus nooit het verschil van één maken. Probeer het maar!',
		},
		uneven: {
			title: 'Twee stenen zijn niet eerlijk',
			text:
				'De driepoot bedekt er drie van de ene tint en één van de andere. De staaf bedekt er twee van de ene en één ' +
				'van de andere. Deze twee moeten dus samen zorgen voor het ene donkere blokje te veel. Ze kunnen op vier ' +
				'manieren liggen, en maar één klopt: de driepoot 2 meer donker, de staaf 1 meer licht.',
		},
		bar: {
			title: 'Dus bedekt de staaf geen hoek',
			text:
				'De staaf bedekt licht, donker, licht. Hoeken zijn donker, dus zijn twee uiteinden zijn geen hoeken. Zijn ' +
				'midden ook niet, want een staaf kan niet aan beide kanten van een hoek uitsteken. Er zijn 12 zulke ' +
				'plekken, elk recht over het midden van een vlak. Bedekte hoeken: geen.',
		},
		tripod: {
			title: 'De driepoot bedekt hoogstens één hoek',
			text:
				'De driepoot bedekt met zijn voeten drie donkere blokjes, dus het blokje in zijn midden is licht. Ligt dat ' +
				'midden op een ribbe, dan is één voet een hoek en zijn de andere twee middens van vlakken. Ligt het in het ' +
				'midden van de kubus, dan zijn alle drie de voeten middens van vlakken. Bedekte hoeken: hoogstens één.',
		},
		corners: {
			title: 'En de andere vijf?',
			text:
				'Van de ene hoek naar de volgende zijn het drie blokjes op een rechte lijn. Om twee hoeken te bedekken, ' +
				'heeft een steen zo’n lijn nodig. Alleen de haak heeft er een: hij bedekt hoogstens twee hoeken. De trede, ' +
				'de plaat en de twee schroeven hebben er geen: hoogstens één hoek per steen.',
		},
		sum: {
			title: 'Zeven is geen acht',
			text:
				'Tel op wat alle stenen hoogstens bedekken: 2 + 1 + 1 + 1 + 1 + 1 + 0 = 7 hoeken. Maar de kubus heeft er 8. ' +
				'Eén hoek blijft altijd leeg, hoe je de stenen ook legt. Daarom heeft deze set geen pakking. Ruil een ' +
				'ervan voor het T-stuk, dat ook een lijn van drie heeft, en het lukt.',
		},
	},
	dark: 'donker',
	light: 'licht',
	shades: (dark, light) => `${dark} donker, ${light} licht`,
	cornersCovered: (count) =>
		count === 0 ? 'geen hoek' : plural(count, { one: '# hoek', other: '# hoeken' }),
	cornerKey: 'Rondjes zijn hoeken; een volle stip is een hoek die de steen bedekt.',
	chessCube: 'De kubus, gekleurd als een schaakbord',
	chessLayers: 'De drie lagen van de kubus van boven, gekleurd als een schaakbord',
	kinds: {
		corner: 'hoeken',
		edge: 'middens van ribben',
		face: 'middens van vlakken',
		centre: 'midden',
	},
	kindCount: (count, kind, shade) => `${count} ${kind}: ${shade}`,
	tryStone: 'Steen',
	place: (place, places) => `Plek ${place} van ${places}`,
	placePrevious: 'Vorige plek',
	placeNext: 'Volgende plek',
	placePicture: (stone, shades, corners) => `${stone} in de kubus: ${shades}, ${corners}`,
	more: (balance) => (balance > 0 ? `${balance} meer donker` : `${-balance} meer licht`),
	pairsCaption: 'De vier manieren waarop driepoot en staaf kunnen liggen',
	pairSum: 'Samen',
	wanted: 'wat de kubus nodig heeft',
	notWanted: 'niet wat de kubus nodig heeft',
	mostCorners: 'Hoeken hoogstens',
	sumOfCorners: 'Alle zeven stenen',
	cubeHas: 'De kubus heeft er',
	sumPicture: (covered, corners) =>
		`${corners} hoeken: de stenen bedekken er ${covered}, ${corners - covered} blijft leeg`,
};
