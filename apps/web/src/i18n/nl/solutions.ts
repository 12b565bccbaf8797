import type { Book } from '../en/texts.js';
import { percentFor } from '../format/percent.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('nl');
const percent = percentFor('nl');

/** The page about the small cube. ‘Kubus’ is the whole one, ‘blokjes’ are its 27 parts. */
export const solutions: Book['solutions'] = {
	title: 'Hoeveel oplossingen?',
	question: 'Hoeveel manieren zijn er om de kubus van 3 × 3 × 3 uit één kleur te bouwen?',
	asked: 'De spelregels stellen deze vraag, maar geven het antwoord niet. Hier is het.',
	all: 'oplossingen, als je ze allemaal telt',
	rotations: 'als je een gedraaide kubus maar één keer telt',
	reflections: 'als je ook spiegelbeelden maar één keer telt',
	allWhy: 'Je kunt een kubus op 24 manieren neerzetten, dus elke oplossing is 24 keer geteld.',
	rotationsWhy: 'Geen enkele oplossing is het spiegelbeeld van zichzelf, dus ze komen in paren voor.',
	browse: 'Allemaal bekijken',
	whyNone: 'Waarom één set geen oplossing heeft',

	setsTitle: 'De 14 sets',
	setsWhy:
		'De kubus bestaat uit 27 blokjes. Daarvoor heb je één steen van drie en zes stenen van vier nodig: alleen zo kom je op 27. De staaf van vier past er niet in. Je kiest dus een van de twee stenen van drie en laat een van de zeven stenen van vier weg: 2 × 7 = 14 sets.',
	set: 'Set',
	columns: { all: 'Alle', rotations: 'Gedraaid één keer', reflections: 'Gespiegeld één keer' },
	three: (stone, code) => `Met de ${stone} (${code})`,
	without: (stone, code) => `zonder ${stone} (${code})`,
	setName: (three, without) => `met ${three}, zonder ${without}`,
	setShort: (three, without) => `${three}, zonder ${without}`,
	soma: 'bekend als de Somakubus',
	noneLink: 'geen: waarom?',
	together: 'Alle sets',
	noMirror: '–',
	noMirrorSpoken: 'niet geteld: de spiegelbeelden horen bij een andere set',
	mirrorNote:
		'– : de linkse en de rechtse schroef zijn elkaars spiegelbeeld. Zit er maar één in de set, dan heeft het ' +
		'spiegelbeeld de andere nodig en hoort het bij de andere set. In de laatste regel telt zo’n paar één keer.',
	counting: 'aan het tellen…',
	broken: 'De oplossingen konden hier niet worden geteld. De pagina opnieuw laden kan helpen.',

	browserTitle: 'Alle oplossingen',
	browserHint: 'Sleep de kubus om hem te draaien. Trek de stenen uit elkaar om naar binnen te kijken.',
	chooseSet: 'Set stenen',
	listing: 'Oplossingen worden op een rij gezet…',
	solution: (number, count) => `Oplossing ${number} van ${count}`,
	overall: (number, count) => `Nummer ${number} van alle ${count}`,
	previous: 'Vorige oplossing',
	next: 'Volgende oplossing',
	random: 'Willekeurige oplossing',
	number: 'Nummer',
	copyLink: 'Link kopiëren',
	copied: 'Link gekopieerd.',
	notCopied: 'De link kon niet worden gekopieerd. Kopieer hem uit de adresbalk.',
	linkErrors: {
		solutionText: 'Deze link leidt niet naar een oplossing. Hier is de eerste.',
		solutionSet: 'Deze set stenen bestaat niet. Hier is de eerste oplossing.',
		solutionNone: 'Deze set heeft geen oplossing. Verderop zie je waarom.',
		solutionNumber: 'Deze set heeft minder oplossingen. Hier is de laatste.',
	},
	cube: (set, number, stones) =>
		`Kubus, ${set}, oplossing ${number}: ${plural(stones, { one: '# steen', other: '# stenen' })} te zien`,
	view: 'Weergave',
	turnLeft: 'Naar links draaien',
	turnRight: 'Naar rechts draaien',
	higher: 'Van hoger bekijken',
	lower: 'Van lager bekijken',
	homeView: 'Weergave herstellen',
	tipOver: 'Kantelen',
	spread: 'Uit elkaar trekken',
	spreadValue: percent,
	build: 'Bouwstappen',
	buildValue: (built, all, stone) =>
		built === 0 ? `0 van ${all} stenen` : `${built} van ${all} stenen, de laatste: ${stone}`,
	oneColour: 'Alle stenen in één kleur',
	oneColourHint:
		'Zoals in het spel. Anders heeft elke steen een eigen kleur, zodat je ze uit elkaar kunt houden.',
	legend: 'De stenen, in de volgorde waarin je ze kunt plaatsen',
	legendHint: 'Altijd van bovenaf en zonder gaten, zoals in de regels staat.',
	layers: 'Laag voor laag',
	layersHint: 'Van bovenaf gezien. Elke letter is een blokje van de steen met die letter.',
	layerNames: { 0: 'Onderste laag', 1: 'Middelste laag', 2: 'Bovenste laag' },

	proofTitle: 'Waarom één set geen oplossing heeft',
	proofStep: (step, steps) => `Stap ${step} van ${steps}`,
	proofPrevious: 'Terug',
	proofNext: 'Volgende stap',
	proofAgain: 'Opnieuw beginnen',
	proof: {
		stones: {
			title: 'Zeven stenen waarmee het niet lukt',
			text: 'Samen hebben deze stenen 3 + 6 × 4 = 27 blokjes, precies zoveel als de kubus van 3 × 3 × 3. En toch kan niemand de kubus ermee bouwen. Je kunt het jarenlang proberen. Of je ontdekt waarom: met een schaakbord en door hoeken te tellen.',
		},
		chess: {
			title: 'Kleur de kubus als een schaakbord',
			text: 'Donker en licht wisselen elkaar in elke richting af, en de hoeken zijn donker. Tel nu: de 8 hoeken en de 6 middens van de vlakken zijn donker, samen 14. De 12 middens van de ribben en het midden van de kubus zijn licht, samen 13. Er is dus één donker blokje meer dan er lichte blokjes zijn.',
		},
		fair: {
			title: 'Vijf stenen zijn in evenwicht',
			text: 'Door elk van deze stenen kun je van blokje naar blokje lopen, en bij elke stap wisselt de tint: donker, licht, donker, licht. Waar je zo’n steen ook plaatst, hij bedekt twee donkere en twee lichte blokjes. Het verschil van één kan hij niet maken. Probeer het maar!',
		},
		uneven: {
			title: 'Twee stenen zijn niet in evenwicht',
			text: 'De driepoot bedekt drie blokjes van de ene tint en één van de andere. De staaf bedekt er twee van de ene en één van de andere. Deze twee stenen moeten dus samen het ene extra donkere blokje bedekken. Er zijn vier combinaties, en maar één klopt: de driepoot bedekt 2 donkere meer dan lichte, de staaf 1 lichte meer.',
		},
		bar: {
			title: 'Dus bedekt de staaf geen hoek',
			text: 'De staaf bedekt licht, donker, licht. Hoeken zijn donker, dus geen van zijn uiteinden ligt in een hoek. Zijn midden ook niet, want dan zou hij uit de kubus steken. Er blijven 12 plekken over, elk recht over het midden van een vlak. Bedekte hoeken: geen.',
		},
		tripod: {
			title: 'De driepoot bedekt hoogstens één hoek',
			text: 'De driepoot bedekt met zijn voeten drie donkere blokjes, dus het blokje in zijn midden is licht. Ligt dat in het midden van een ribbe, dan ligt één voet in een hoek en liggen de andere twee in het midden van een vlak. Ligt het in het midden van de kubus, dan liggen alle drie de voeten in het midden van een vlak. Bedekte hoeken: hoogstens één.',
		},
		corners: {
			title: 'En de andere vijf?',
			text: 'Van de ene hoek naar de volgende zijn het drie blokjes op een rechte lijn. Om twee hoeken te bedekken, heeft een steen zo’n lijn nodig. Alleen de haak heeft er een, dus hij bedekt hoogstens twee hoeken. De trede, de plaat en de twee schroeven hebben er geen, dus die bedekken er elk hoogstens één.',
		},
		sum: {
			title: 'Zeven is geen acht',
			text: 'Tel op wat alle stenen hoogstens bedekken: 2 + 1 + 1 + 1 + 1 + 1 + 0 = 7 hoeken. Maar de kubus heeft er 8. Eén hoek blijft altijd leeg, hoe je de stenen ook plaatst. Daarom heeft deze set geen oplossing. Ruil een van de stenen van vier voor het T-stuk, dat ook een lijn van drie heeft, en het lukt.',
		},
	},
	dark: 'donker',
	light: 'licht',
	shades: (dark, light) => `${dark} donker, ${light} licht`,
	cornersCovered: (count) =>
		count === 0 ? 'geen hoek' : plural(count, { one: '# hoek', other: '# hoeken' }),
	cornerKey: 'Rondjes zijn hoeken; een dichte stip is een hoek die de steen bedekt.',
	chessCube: 'De kubus, gekleurd als een schaakbord',
	chessLayers: 'De drie lagen van de kubus van bovenaf, gekleurd als een schaakbord',
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
	pairsCaption: 'De vier combinaties van driepoot en staaf',
	pairSum: 'Samen',
	wanted: 'wat de kubus nodig heeft',
	notWanted: 'niet wat de kubus nodig heeft',
	mostCorners: 'Hoogstens zoveel hoeken',
	sumOfCorners: 'Alle zeven stenen',
	cubeHas: 'De kubus heeft er',
	sumPicture: (covered, corners) =>
		`${corners} hoeken: de stenen bedekken er ${covered}, ${corners - covered} blijft leeg`,
};
