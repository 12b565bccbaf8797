import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('nl');

/** The rules of the game, as a book. In texts, `**…**` is stressed and `` `…` `` is a move or a square. */
export const rulesBook: Texts['rulesBook'] = {
	title: 'Regels',
	contents: 'Hoofdstukken',
	why: 'Waarom?',
	wholeChapter: (chapter) => `Lees het hele hoofdstuk: ${chapter}`,
	previous: (chapter) => `Terug: ${chapter}`,
	next: (chapter) => `Verder: ${chapter}`,
	backToGame: 'Terug naar het spel',
	backToLesson: 'Terug naar de les',
	ourRuling: 'Zo doen wij het',
	tryIt: 'Probeer het',
	count: 'Tel',
	letter: (letter, name) => `${letter}: ${name}`,
	allowed: 'Mag.',
	refused: 'Mag niet.',
	counted: (colour, visible, unplaced, points) => `${colour}: ${visible}, ${unplaced}. ${points}.`,
	noneLeft: 'geen steen over',
	waysToLie: (count) => plural(count, { one: '# stand', other: '# standen' }),
	cubes: (count) => plural(count, { one: '# blokje', other: '# blokjes' }),
	boardColumn: 'Speelbord',
	heightColumn: (players) => `${players} spelers`,
	redLine: 'rode lijn',
	blueLine: 'blauwe lijn',
	heightInside: (height, line) => `${height}, ${line}`,
	apart: 'Uit elkaar halen',
	together: 'In elkaar zetten',
	cubeLabel: 'Een kubus van drie bij drie bij drie, gebouwd uit zeven stenen van één kleur.',
	toLesson: 'Leer het stap voor stap',
	toSolitaire: 'Solitaire spelen',
	toWays: 'Hoeveel manieren?',

	chapters: {
		minute: 'Het spel in een minuut',
		stones: 'De stenen',
		boards: 'Speelborden en hoogten',
		placing: 'Een steen plaatsen',
		contact: 'Raken',
		out: 'Uitgespeeld, en het einde',
		scoring: 'Puntentelling',
		five: 'Vijf en zes spelers',
		inverse: 'Omgekeerd',
		duo: 'Duo',
		ruinas: 'Ruinas',
		transfer: 'Het transferspel',
		solitaire: 'Solitaire',
		notation: 'Zetten opschrijven',
	},

	paragraphs: {
		idea: {
			head: 'Waar het om gaat',
			text: [
				'Samen bouwen jullie **één bouwwerk** van gekleurde stenen. Ieder van jullie heeft een kleur, en elke kleur heeft dezelfde elf stenen.',
				'Als niemand meer een steen kan plaatsen, bekijken jullie het bouwwerk recht van boven. Elk vak waar jouw kleur bovenop ligt, is **een punt voor jou**. Elke steen die je niet kon plaatsen, kost een punt.',
			],
		},
		yourTurn: {
			head: 'Jouw beurt',
			text: [
				'Pak een van je stenen, draai hem zoals je wilt en plaats hem. Hij moet **zonder gat liggen**, **onder de hoogtegrens** blijven en **je eigen kleur raken**. Dan is de volgende speler aan de beurt.',
				'Kun je een steen plaatsen, dan moet je. Kun je het niet, dan ben je uitgespeeld. Dat is alles; de rest van dit boek maakt het alleen precies.',
			],
		},
		eleven: {
			head: 'Elf stenen per kleur',
			text: [
				'Een set bevat elke vorm die je van twee, drie of vier blokjes kunt maken: elf stenen, veertig blokjes. Elke steen is er in elke kleur **één keer**.',
				'De kleuren zitten in deze volgorde: geel, rood, groen, blauw, en met RUMIS+ ook paars en oranje.',
			],
		},
		used: {
			head: 'Elke steen maar één keer',
			text: [
				'Je plaatst een steen uit je voorraad. Ligt hij op het speelbord, dan is hij gebruikt en blijft hij daar.',
			],
		},
		turning: {
			head: 'Draaien, maar nooit spiegelen',
			text: [
				'Je mag een steen draaien en kantelen zoals je wilt. Buigen of spiegelen mag niet: de linkse en de rechtse schroef blijven twee verschillende stenen.',
				'Een zet moet dus de vorm van zijn steen hebben. Het T-stuk bijvoorbeeld bedekt vier vakken in de vorm van een T of staat op zijn kant, maar is nooit een rechte lijn.',
			],
		},
		plan: {
			head: 'De plattegrond',
			text: [
				'Een speelbord, ook **scenario** genoemd, is een plattegrond van vakken. Elk blokje staat boven een vak van de plattegrond. Buiten de rand en in gaten zoals deze binnenplaats wordt nooit gebouwd.',
			],
		},
		numbers: {
			head: 'Twee hoogten',
			text: [
				'Het getal op een vak zegt hoeveel blokjes daar op elkaar mogen liggen. Daarnaast is er een **hoogte voor jullie aantal spelers**, waar geen deel van het bouwwerk bovenuit komt. De laagste van de twee geldt.',
			],
		},
		lines: {
			head: 'Gekleurde lijnen',
			text: [
				'Sommige speelborden hebben een rode of een blauwe lijn. Wordt de lijn voor jullie aantal spelers genoemd, dan bouwen jullie **alleen daarbinnen**. De blauwe lijn loopt om de rode heen; wat binnen de rode ligt, ligt dus ook binnen de blauwe.',
			],
		},
		allBoards: {
			head: 'Alle speelborden',
			text: [
				'De grootste hoogte voor elk aantal spelers, en de lijn als die er is. De eerste zes speelborden horen bij RUMIS, de laatste zes bij RUMIS+.',
			],
		},
		honest: {
			head: 'Gedrukt en nagemaakt',
			text: [
				'De tekeningen van de gedrukte speelborden zijn niet openbaar. Veel is bekend uit de spelregels en uit recensies; de rest moesten we zo goed mogelijk namaken. **Elk ingebouwd speelbord is voor een deel een reconstructie**, en de tabel zegt welk deel.',
				'Heb je het spel en klopt een speelbord hier niet, dan kun je het juiste als bestand toevoegen wanneer je een nieuw spel klaarzet.',
			],
		},
		support: {
			head: 'Geen gaten',
			text: [
				'Recht onder elk blokje moet de grond zijn, een andere steen of een ander blokje van dezelfde steen. Een steen **hangt nooit boven een holte**.',
				'Een schacht die naar boven open blijft, is prima. Die kun je nog van boven vullen.',
			],
		},
		free: {
			head: 'De plek moet vrij zijn',
			text: [
				'Twee blokjes zitten nooit op dezelfde plek. Omdat stenen van boven komen, gaat dat aan tafel vanzelf: de steen komt gewoon te liggen op wat er al is.',
			],
		},
		height: {
			head: 'Niet te hoog',
			text: [
				'Geen blokje mag boven de hoogte van zijn vak liggen, en ook niet boven de hoogte voor jullie aantal spelers. Op Pisac, de trap, mag in elke rij één blokje meer dan in de rij ervoor.',
			],
		},
		touching: {
			head: 'Wat raken betekent',
			text: [
				'Twee stenen **raken** elkaar als een blokje van de ene en een blokje van de andere een heel vlak delen. Of ze naast elkaar of op elkaar liggen, maakt niet uit.',
				'Komen ze alleen met een rand of een hoek bij elkaar, dan raken ze elkaar niet.',
			],
		},
		firstStones: {
			head: 'Eerste stenen',
			text: [
				'De allereerste steen van het spel komt ergens op de grond, waar je maar wilt.',
				'De eerste steen van elke **andere** kleur moet aan twee dingen voldoen: minstens één blokje staat **op de grond**, en hij raakt **een of andere steen** die er al ligt.',
			],
		},
		laterStones: {
			head: 'Alle verdere stenen',
			text: [
				'Vanaf je tweede steen bouw je aan jezelf: de steen moet minstens één steen van **je eigen kleur** raken, ernaast of erop. Andere kleuren mag hij ook raken, en bedekken.',
			],
		},
		mustPlace: {
			head: 'Passen mag niet',
			text: [
				'Wie een steen kan plaatsen, moet er een plaatsen. Wie dat in zijn beurt niet kan, is **voorgoed uitgespeeld**, ook als er later een plek vrijkomt. De anderen spelen verder.',
			],
			ruling: [
				'Of een kleur uitgespeeld is, blijkt wanneer ze aan de beurt komt, niet eerder. Het wordt altijd gemeld; niemand wordt stilletjes overgeslagen.',
			],
		},
		walledIn: {
			head: 'Ingesloten',
			text: [
				'Zo raak je meestal uitgespeeld: je hebt nog stenen, maar voor geen ervan is er een plek die je eigen kleur raakt. De laatste weg van een tegenstander afsluiten is een goede zet.',
			],
		},
		noFirst: {
			head: 'Geen plek voor een eerste steen',
			text: [
				'Het is zeldzaam, maar op een klein speelbord komt het voor: is er in je beurt geen plek voor je eerste steen, dan ben je ook uitgespeeld, met alle elf stenen.',
			],
		},
		allPlaced: {
			head: 'Alle stenen geplaatst',
			text: [
				'Wie alle elf stenen heeft geplaatst, is ook uitgespeeld, en wel op de mooiste manier: er gaat niets af.',
			],
		},
		gameEnd: {
			head: 'Het einde van het spel',
			text: [
				'Het spel is afgelopen als alle kleuren uitgespeeld zijn. Er kan niets meer bij; nu wordt er geteld.',
			],
		},
		fromAbove: {
			head: 'Van boven gezien',
			text: [
				'Bekijk het bouwwerk recht van boven. Tel de vakken waar jouw kleur bovenop ligt; hoe hoog maakt niet uit. Trek de **stenen die je niet hebt geplaatst** ervan af.',
				'De meeste punten winnen. Spelers met evenveel punten delen de winst.',
			],
		},
		examples: {
			head: 'Twee voorbeelden',
			text: [
				'Chullpa, vier spelers. Ze laten 4, 6, 6 en 4 vakken zien, en er is geen steen over: rood en groen delen de winst.',
				'Chullpa, vier spelers. Rood laat er 7 zien, blauw 5, groen 4. Geel laat er ook 4 zien, maar heeft één steen over, dat maakt 3. Rood wint.',
			],
		},
		edges: {
			head: 'Eerste stenen raken met randen',
			text: [
				'Met vijf of zes spelers is één regel nieuw, zodat wie begint niet meteen wordt ingesloten. De eerste steen van elke kleur behalve de openende heeft een blokje op de grond nodig, moet een steen **met een rand** raken en mag **geen steen vlak tegen vlak** raken.',
				'Twee blokjes raken elkaar met een rand als ze langs een lijn samenkomen en er geen vlak tegen een vlak ligt.',
				'De rest blijft hetzelfde. Vanaf de tweede steen bouw je zoals altijd aan je eigen kleur.',
			],
		},
		keepAway: {
			head: 'Blijf bij jezelf uit de buurt',
			text: [
				'Eerste stenen plaats je zoals in het standaardspel. Daarna is alles omgekeerd: een verdere steen mag **je eigen kleur niet** vlak tegen vlak **raken**. Hij hoeft helemaal niets te raken.',
				'Omgekeerd is voor twee tot en met zes spelers, op elk speelbord.',
			],
		},
		fourColours: {
			head: 'Twee spelers, vier kleuren',
			text: [
				'Speler 1 heeft geel en groen, speler 2 heeft rood en blauw; zo spelen jullie om en om en komt elke kleur op haar beurt. De hoogten en lijnen voor vier spelers gelden.',
				'Elke kleur speelt alsof ze alleen is. Haar eerste steen mag de zusterkleur raken, maar een verdere steen moet **echt de eigen** kleur raken.',
			],
		},
		duoWin: {
			head: 'De beste kleur wint',
			text: [
				'Wie de kleur met de meeste punten heeft, wint. De punten van twee zusterkleuren worden niet opgeteld.',
			],
			ruling: ['Hebben beide spelers een kleur met de hoogste score, dan is het gelijkspel.'],
		},
		ruin: {
			head: 'Eerst de ruïne',
			text: [
				'Twee of drie spelers. Voor het spel bouwen jullie samen een **ruïne** van de elf stenen van een kleur waar niemand mee speelt. Voor haar gelden de regels voor het plaatsen, maar ze hoeft niets te raken. Ze levert niemand punten op: ze verspert, ze draagt, ze bedekt.',
			],
			ruling: [
				'Jullie bouwen haar om de beurt, ieder een steen; of het toeval legt haar neer; of ze komt uit een bestand.',
				'De ruïne moet voor elke speler **vier vakken op de grond vrij** laten. Past er niets meer van, dan is ze klaar.',
			],
		},
		aroundRuin: {
			head: 'Dan het spel eromheen',
			text: [
				'Nu wordt het standaardspel op en om de ruïne gespeeld, met de hoogte en de lijn voor **één speler meer**.',
			],
			ruling: ['Raakt een eerste steen de ruïne, dan telt dat als het raken van een steen die er al ligt.'],
		},
		twoHalves: {
			head: 'Bouwen, dan verplaatsen',
			text: [
				'Voor twee spelers, op Colca, Puncu en Apachita. Eerst spelen jullie het standaardspel binnen de rode lijn tot jullie allebei uitgespeeld zijn. Je punten worden opgeschreven als **tussenstand**; stenen die niet geplaatst zijn, gaan uit het spel.',
				'Dan breken jullie het bouwwerk steen voor steen weer af en bouwen het aan de andere kant opnieuw op. Wie de laatste steen heeft geplaatst, begint.',
			],
		},
		taking: {
			head: 'Een steen eraf halen',
			text: [
				'In je beurt pak je een van **je eigen stenen** van binnen de rode lijn. Dat mag alleen als er **niets van een andere steen op rust**. Een steen die al verplaatst is, blijft liggen.',
				'Zolang je een steen kunt pakken, moet je dat doen.',
			],
		},
		rebuilding: {
			head: 'Buiten opnieuw bouwen',
			text: [
				'De steen gaat naar **buiten de rode lijn**; ook daar geldt de hoogte voor twee spelers. Je eerste heeft een blokje op de grond nodig en moet een steen van jou raken die nog binnen ligt. Elke volgende moet je kleur raken, aan welke kant van de lijn dan ook.',
			],
		},
		aside: {
			head: 'Een steen wegleggen',
			text: [
				'Is er buiten geen plek voor de steen die je hebt gepakt, dan leg je hem **weg** en ben je uitgespeeld. Je mag zo’n steen ook kiezen als er voor een andere steen van jou wel een plek is. Maar een steen waar een plek voor is, moet je plaatsen, en in alle andere varianten wordt er helemaal niets weggelegd.',
			],
		},
		nothingLeft: {
			head: 'Niets meer te pakken',
			text: [
				'Wie geen steen meer kan pakken, is uitgespeeld. Zijn jullie allebei uitgespeeld, dan is het spel afgelopen.',
			],
		},
		transferScore: {
			head: 'De eindstand',
			text: [
				'Je tussenstand, plus de vakken **buiten de rode lijn** waar jij bovenop ligt, min je stenen die nog binnen liggen, min weggelegde stenen.',
				'Een voorbeeld: het bouwen leverde 10 op. Buiten laat je 14 vakken zien, en één steen ligt nog binnen: 14 − 1 + 10 = 23.',
			],
		},
		cube: {
			head: 'Een kubus voor één speler',
			text: [
				'In je eentje bouw je massieve kubussen: van 3 blokjes breed uit één kleur, van 4 uit twee, van 5 uit vier. Bij **vrij** bouwen komen de stenen overal waar ze passen, in welke volgorde dan ook.',
				'**Volgens de regels** komen stenen van boven, raken verdere stenen van een kleur die kleur, en zijn de kleuren om de beurt.',
			],
			ruling: ['Volgens de regels gaan eerste stenen zoals in het standaardspel.'],
		},
		puzzles: {
			head: 'Puzzels, en een vraag',
			text: [
				'Elk speelbord kun je vullen als een puzzel, en elke dag is er een nieuwe. De spelregels vragen op hoeveel manieren je de kleine kubus uit één kleur kunt bouwen. Hier vind je het antwoord.',
			],
		},
		squareNames: {
			head: 'Vakken en lagen',
			text: [
				'Kolommen hebben letters, vanaf links, rijen hebben nummers, vanaf de bovenkant van de plattegrond: het eerste vak is `a1`. Lagen tel je vanaf de grond, dat is laag 1.',
			],
		},
		moveText: {
			head: 'Zetten',
			text: [
				'Een zet is de steen en de vakken waar zijn blokjes komen; `*2` betekent twee blokjes op één vak. Lagen hoef je niet op te schrijven, want de steen valt zo ver als hij kan.',
				'`L4 b2,b3,b4,c4` ligt plat, `I3 c3*3` staat rechtop. In het transferspel legt `L4 aside` een steen weg.',
			],
		},
		records: {
			head: 'Hele spellen',
			text: [
				'Een spel kun je bewaren als bestand of kopiëren als link. Het bestand is gewone tekst: eerst wat er is afgesproken, dan de zetten, ronde voor ronde.',
			],
		},
	},
};
