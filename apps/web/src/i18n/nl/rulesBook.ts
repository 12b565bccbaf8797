import type { Book } from '../en/texts.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('nl');

/** The rule book. In texts, `**…**` is emphasised and `` `…` `` is a move or a square. */
export const rulesBook: Book['rulesBook'] = {
	title: 'Regels',
	contents: 'Hoofdstukken',
	wholeChapter: (chapter) => `Hele hoofdstuk lezen: ${chapter}`,
	previous: (chapter) => `Vorige: ${chapter}`,
	next: (chapter) => `Volgende: ${chapter}`,
	backToGame: 'Terug naar de partij',
	backToLesson: 'Terug naar de uitleg',
	ourRuling: 'Onze interpretatie',
	tryIt: 'Probeer het',
	count: 'Tellen',
	letter: (letter, name) => `${letter}: ${name}`,
	allowed: 'Dat mag.',
	refused: 'Dat mag niet.',
	counted: (colour, visible, unplaced, points) => `${colour}: ${visible}, ${unplaced}. ${points}.`,
	noneLeft: 'geen stenen over',
	orientations: (count) => plural(count, { one: '# stand', other: '# standen' }),
	cubes: (count) => plural(count, { one: '# blokje', other: '# blokjes' }),
	boardColumn: 'Speelbord',
	heightColumn: (players) => `${players} spelers`,
	redLine: 'rood kader',
	blueLine: 'blauw kader',
	heightInside: (height, line) => `${height}, ${line}`,
	apart: 'Uit elkaar halen',
	together: 'In elkaar zetten',
	cubeLabel: 'Een kubus van drie bij drie bij drie, gebouwd uit zeven stenen van één kleur.',
	toLesson: 'Stap voor stap leren',
	toSolitaire: 'Solitaire spelen',
	toWays: 'Hoeveel oplossingen?',
	reconstructed: 'gereconstrueerd',
	numbering:
		'De nummers S01 tot en met S11 zijn van ons. In de dozen zijn de reserveonderdelen ook zo genummerd, maar we weten niet welk nummer bij welke steen hoort.',

	chapters: {
		minute: 'Het spel in een minuut',
		stones: 'De stenen',
		boards: 'Speelborden en hoogtes',
		placing: 'Een steen plaatsen',
		contact: 'Stenen die elkaar raken',
		out: 'Uitgespeeld',
		scoring: 'Puntentelling',
		five: 'Vijf en zes spelers',
		inverse: 'De inverse variant',
		duo: 'Duo: twee spelers, vier kleuren',
		ruinas: 'Ruinas',
		transfer: 'Het verplaatsspel',
		solitaire: 'Solitaire',
		notation: 'Hoe je zetten opschrijft',
		box: 'De doos en de bouwers',
	},

	paragraphs: {
		idea: {
			head: 'Waar het om gaat',
			text: [
				'Samen bouwen jullie **één bouwwerk** van gekleurde stenen. Iedereen heeft een kleur, en elke kleur heeft dezelfde elf stenen.',
				'Als niemand meer een steen kan plaatsen, bekijken jullie het bouwwerk recht van bovenaf. Elk veld waar jouw kleur bovenop ligt, is **een punt voor jou**. Elke steen die je niet kon plaatsen, kost je een punt.',
			],
		},
		yourTurn: {
			head: 'Jouw beurt',
			text: [
				'Kies een van je stenen, draai hem zoals je wilt en plaats hem. Hij mag **geen gat onder zich laten**, **niet boven de maximale hoogte komen** en moet **je eigen kleur raken**. Dan is de volgende speler aan de beurt.',
				'Kun je een steen plaatsen, dan moet je dat doen. Kun je het niet, dan ben je uitgespeeld. Dat is alles; in de rest van dit boek staan de details.',
			],
		},
		eleven: {
			head: 'Elf stenen per kleur',
			text: [
				'Een set bevat elke vorm die je van twee, drie of vier blokjes kunt maken: elf stenen, veertig blokjes. Elke kleur heeft elke steen **één keer**.',
				'Er zijn zes kleuren: geel, rood, groen en blauw, en bij RUMIS+ ook paars en oranje.',
			],
		},
		used: {
			head: 'Elke steen maar één keer',
			text: ['Je plaatst een steen uit je voorraad. Ligt hij op het speelbord, dan blijft hij daar.'],
		},
		turning: {
			head: 'Draaien, maar nooit spiegelen',
			text: [
				'Je mag een steen draaien en kantelen zoals je wilt. Buigen of spiegelen mag niet: de linkse schroef en de rechtse schroef zijn altijd twee verschillende stenen.',
				'Een zet moet de vorm van zijn steen hebben. Het T-stuk bijvoorbeeld kan plat liggen als een T of op zijn kant staan, maar het is nooit een rechte lijn.',
			],
		},
		plan: {
			head: 'Het speelveld',
			text: [
				'Elk speelbord heeft een **speelveld** dat in velden is verdeeld. Elk blokje staat boven een van die velden. Buiten het speelveld en in gaten zoals deze binnenplaats bouw je nooit.',
			],
		},
		numbers: {
			head: 'Twee maximale hoogtes',
			text: [
				'Het getal op een veld zegt hoeveel blokjes je daar mag stapelen. Daarnaast is er een **maximale hoogte voor jullie aantal spelers**, die voor het hele bouwwerk geldt. De laagste van de twee telt.',
			],
		},
		lines: {
			head: 'Gekleurde kaders',
			text: [
				'Sommige speelborden hebben een rood of een blauw kader. Geldt er een kader voor jullie aantal spelers, dan bouwen jullie **alleen binnen dat kader**. Het blauwe kader loopt om het rode heen: alles binnen het rode ligt ook binnen het blauwe.',
			],
		},
		allBoards: {
			head: 'Alle speelborden',
			text: [
				'De maximale hoogte voor elk aantal spelers, en het kader als dat er is. De eerste zes speelborden horen bij RUMIS, de laatste zes bij RUMIS+.',
			],
		},
		honest: {
			head: 'Gedrukt en gereconstrueerd',
			text: [
				'Van de gedrukte speelborden bestaan geen openbare tekeningen. Veel weten we uit de spelregels en uit recensies; de rest hebben we zo goed mogelijk gereconstrueerd. **Alle ingebouwde speelborden behalve Chullpa zijn voor een deel gereconstrueerd.** In de lijst staat welk deel.',
				'Heb je het spel en klopt een van onze speelborden niet, dan kun je bij een nieuwe partij het juiste als bestand toevoegen.',
			],
		},
		support: {
			head: 'Geen gaten',
			text: [
				'Recht onder elk blokje moet de grond zijn, een andere steen of een ander blokje van dezelfde steen. Een steen **overspant nooit een holte**.',
				'Een schacht die aan de bovenkant open blijft, mag wel. Je kunt hem nog van bovenaf vullen.',
			],
		},
		free: {
			head: 'De plek moet vrij zijn',
			text: [
				'Twee blokjes zitten nooit op dezelfde plek. Aan een echte tafel gaat dat vanzelf: je laat de steen van bovenaf zakken tot hij ligt op wat er al is.',
			],
		},
		height: {
			head: 'Niet te hoog',
			text: [
				'Geen blokje mag boven de maximale hoogte van zijn veld komen, en ook niet boven de maximale hoogte voor jullie aantal spelers. Op Pisac, de trappen, mag je meer blokjes stapelen naarmate de rij hoger ligt.',
			],
		},
		touching: {
			head: 'Wat raken betekent',
			text: [
				'Twee stenen **raken** elkaar als een blokje van de ene en een blokje van de andere een heel vlak delen. Het maakt niet uit of ze naast elkaar of op elkaar liggen.',
				'Komen ze alleen bij een ribbe of een hoek samen, dan telt dat niet als raken.',
			],
		},
		firstStones: {
			head: 'Eerste stenen',
			text: [
				'De allereerste steen van de partij mag overal liggen, als minstens één blokje ervan op de grond ligt.',
				'De eerste steen van elke **andere** kleur moet met minstens één blokje **op de grond** liggen en **een steen** raken die al op het speelbord ligt, van welke kleur ook.',
			],
		},
		laterStones: {
			head: 'Elke volgende steen',
			text: [
				'Vanaf je tweede steen moet elke steen minstens één steen van **je eigen kleur** raken, ernaast of erop. Andere kleuren mag hij ook raken en bedekken.',
			],
		},
		mustPlace: {
			head: 'Passen mag niet',
			text: [
				'Kun je een steen plaatsen, dan moet je dat doen. Kun je het niet als je aan de beurt bent, dan is het spel voor jou afgelopen: je bent **uitgespeeld**, ook als er later een plek vrijkomt. De anderen spelen verder.',
			],
			ruling: [
				'Of een kleur uitgespeeld is, blijkt pas als die kleur aan de beurt is. Het wordt altijd gezegd; niemand wordt stilletjes overgeslagen.',
			],
		},
		walledIn: {
			head: 'Ingesloten',
			text: [
				'Zo gaat het meestal: je hebt nog stenen, maar geen ervan past nog ergens tegen je eigen kleur. De laatste uitweg van een tegenstander versperren is een goede zet.',
			],
		},
		noFirst: {
			head: 'Geen plek voor de eerste steen',
			text: [
				'Het is zeldzaam, maar op een klein speelbord kan het gebeuren: is er geen plek voor je eerste steen als je aan de beurt bent, dan ben je ook uitgespeeld en houd je alle elf stenen over.',
			],
		},
		allPlaced: {
			head: 'Alle stenen geplaatst',
			text: [
				'Heb je alle elf stenen geplaatst, dan ben je ook uitgespeeld, op de mooiste manier: je krijgt geen strafpunten.',
			],
		},
		gameEnd: {
			head: 'Het einde van de partij',
			text: ['De partij is afgelopen als alle kleuren uitgespeeld zijn. Dan tellen jullie de punten.'],
		},
		fromAbove: {
			head: 'Van bovenaf zichtbaar',
			text: [
				'Bekijk het bouwwerk recht van bovenaf. Tel de velden waar jouw kleur bovenop ligt; hoe hoog maakt niet uit. Trek een strafpunt af voor elke **steen die je niet kon plaatsen**.',
				'De speler met de meeste punten wint. Spelers met evenveel punten delen de overwinning.',
			],
		},
		examples: {
			head: 'Drie partijen om na te tellen',
			text: [
				'In de spelregels staan de punten van drie afgelopen partijen. Tel van bovenaf de velden van elke kleur, trek de overgebleven stenen af en controleer je antwoord.',
				'De punten staan in de spelregels; de bouwwerken erbij zijn van ons.',
			],
		},
		edges: {
			head: 'Eerste stenen raken elkaar met een ribbe',
			text: [
				'Met vijf of zes spelers is er één nieuwe regel, zodat de startspeler niet meteen wordt ingesloten. De eerste steen van elke andere kleur moet met een blokje op de grond liggen, een steen **met een ribbe** raken en mag **geen steen met een vlak** raken.',
				'Twee blokjes raken elkaar met een ribbe als ze langs een lijn samenkomen, zonder dat er vlak tegen vlak ligt.',
				'De rest blijft hetzelfde. Vanaf de tweede steen bouw je zoals altijd tegen je eigen kleur aan.',
			],
		},
		keepAway: {
			head: 'Raak je eigen kleur niet',
			text: [
				'Eerste stenen plaats je zoals in het standaardspel. Daarna is het andersom: elke volgende steen mag **je eigen kleur niet** met een vlak **raken**. Hij hoeft helemaal niets te raken.',
			],
			ruling: [
				'In de spelregels is deze variant alleen voor vijf en zes spelers. Hier kan het met twee tot en met zes, op elk speelbord.',
			],
		},
		fourColours: {
			head: 'Twee spelers, vier kleuren',
			text: [
				'Elke speler heeft twee kleuren, en jullie spelen om de beurt met alle vier. Kiezen jullie niets anders, dan heeft speler 1 geel en groen, en speler 2 rood en blauw. De hoogtes en kaders voor vier spelers gelden.',
				'Voor elke kleur gelden de regels alsof er een aparte speler mee speelt: elke volgende steen moet een steen van **dezelfde kleur** raken. Je andere kleur raken is niet genoeg.',
			],
			ruling: ['De eerste steen van een kleur mag ook je andere kleur raken.'],
		},
		duoWin: {
			head: 'De beste kleur wint',
			text: [
				'De speler met de kleur die de meeste punten heeft, wint. De punten van je twee kleuren worden niet opgeteld.',
			],
			ruling: ['Hebben beide spelers een kleur met de hoogste score, dan is het gelijkspel.'],
		},
		ruin: {
			head: 'Eerst de ruïne',
			text: [
				'Voor twee of drie spelers. Voor de partij bouwen jullie samen een **ruïne** van de elf stenen van een kleur waar niemand mee speelt. De regels voor het plaatsen gelden ook voor de ruïne, maar de stenen ervan hoeven elkaar niet te raken. De ruïne levert niemand punten op: ze bedekt velden, staat in de weg en draagt andere stenen.',
			],
			ruling: [
				'Jullie bouwen de ruïne om de beurt, ieder één steen. Of jullie nemen een willekeurige ruïne, een uit onze verzameling of een uit een bestand.',
				'De ruïne moet voor elke speler **twee velden op de grond vrij** laten. Een willekeurige ruïne en die uit onze verzameling hebben altijd alle elf stenen. Bouwen jullie zelf en past er niets meer, dan is de ruïne klaar.',
			],
		},
		aroundRuin: {
			head: 'Dan de partij eromheen',
			text: [
				'Nu spelen jullie het standaardspel op en om de ruïne. De hoogte en het kader voor **één speler meer** gelden.',
			],
			ruling: [
				'Raakt een eerste steen de ruïne, dan telt dat als het raken van een steen die al op het speelbord ligt.',
			],
		},
		twoHalves: {
			head: 'Bouwen, dan verplaatsen',
			text: [
				'Voor twee spelers, op Colca, Puncu en Apachita. Eerst spelen jullie het standaardspel binnen het rode kader tot jullie allebei uitgespeeld zijn. Jullie punten zijn jullie **tussenstand**. Stenen die niet geplaatst zijn, gaan uit het spel.',
				'Dan breken jullie het bouwwerk steen voor steen af en bouwen het aan de andere kant weer op. De speler die de laatste steen heeft geplaatst, begint.',
			],
		},
		taking: {
			head: 'Een steen pakken',
			text: [
				'In je beurt pak je een van **je eigen stenen** binnen het rode kader. Dat mag alleen als er **geen andere steen op ligt**. Een steen die al verplaatst is, blijft liggen.',
				'Zolang je een steen kunt pakken, moet je dat doen.',
			],
			ruling: ['Volgens de spelregels mag het elke steen zijn. Wij lezen dat als een van je eigen stenen.'],
		},
		rebuilding: {
			head: 'Buiten het kader opbouwen',
			text: [
				'Plaats de steen **buiten het rode kader**. Je eerste steen daar moet met een blokje op de grond liggen en een steen van jou raken die nog binnen het kader ligt. Elke volgende moet je kleur raken, aan welke kant van het kader dan ook.',
			],
			ruling: ['De maximale hoogte voor twee spelers geldt ook buiten het kader.'],
		},
		aside: {
			head: 'Een steen wegleggen',
			text: [
				'Kun je de steen die je hebt gepakt buiten niet plaatsen, dan leg je hem **weg** en ben je uitgespeeld. In alle andere spelvarianten leg je nooit stenen weg.',
			],
			ruling: [
				'Je mag zo’n steen ook kiezen als je een andere wel had kunnen plaatsen. Maar een steen die je kunt plaatsen, moet je plaatsen.',
			],
		},
		nothingLeft: {
			head: 'Geen steen meer te pakken',
			text: [
				'Heb je geen steen meer te pakken, dan ben je uitgespeeld. Zijn jullie allebei uitgespeeld, dan is de partij afgelopen.',
			],
		},
		transferScore: {
			head: 'De eindstand',
			text: [
				'Neem je tussenstand, tel daar de velden **buiten het rode kader** bij op waar jouw kleur bovenop ligt, en trek je stenen eraf die nog binnen liggen of zijn weggelegd.',
				'Een voorbeeld: je tussenstand is 10. Buiten heb je 14 zichtbare velden, en één van je stenen ligt nog binnen: 10 + 14 − 1 = 23.',
			],
		},
		cube: {
			head: 'Een kubus voor één speler',
			text: [
				'In je eentje bouw je massieve kubussen: 3 × 3 × 3 uit één kleur, 4 × 4 × 4 uit twee, 5 × 5 × 5 uit vier. Bij **vrij** bouwen plaats je de stenen waar ze passen, in welke volgorde dan ook.',
				'Een stap moeilijker is **rakend**: de stenen komen van bovenaf, en elke volgende steen raakt zijn eigen kleur. De volgorde van de kleuren is vrij.',
				'**Volgens de regels** zijn de kleuren ook nog om de beurt.',
			],
			ruling: ['Volgens de regels plaats je eerste stenen zoals in het standaardspel.'],
		},
		puzzles: {
			head: 'Puzzels en een vraag',
			text: [
				'Elk speelbord kun je vullen als een puzzel, en elke dag is er een nieuwe. De spelregels vragen hoeveel manieren er zijn om de kleine kubus uit één kleur te bouwen. Hier vind je het antwoord.',
			],
		},
		squareNames: {
			head: 'Velden en lagen',
			text: [
				'Kolommen hebben letters, van links af; rijen hebben nummers, vanaf de bovenkant van het speelveld. Het eerste veld is `a1`. Lagen tel je vanaf de grond; de onderste is laag 1.',
			],
		},
		moveText: {
			head: 'Zetten',
			text: [
				'Een zet is de naam van de steen en de velden waar zijn blokjes komen; `*2` betekent twee blokjes op één veld. De laag schrijf je niet op, want de steen zakt zo ver als hij kan.',
				'`L4 b2,b3,b4,c4` ligt plat, `I3 c3*3` staat rechtop. In het verplaatsspel legt `L4 aside` een steen weg.',
			],
		},
		records: {
			head: 'Hele partijen',
			text: [
				'Je kunt een partij opslaan als bestand of kopiëren als link. Het bestand is gewone tekst: eerst het speelbord, de spelvariant en de spelers, dan de zetten, ronde voor ronde.',
			],
		},
		boxName: {
			head: 'Wat ‘Rumis’ betekent',
			text: [
				'**Rumis** betekent stenen. Het woord komt uit het Quechua, de taal van de Inca’s, die in de Andes nog steeds door miljoenen mensen wordt gesproken.',
				'Het spel is voor twee tot vier spelers, met RUMIS+ tot zes, vanaf 8 jaar. Een partij duurt 15 tot 45 minuten.',
			],
		},
		builders: {
			head: 'De bouwers',
			text: [
				'De Inca’s waren meesters in het bouwen met steen. Ze pasten blokken tot 200 ton zo precies in elkaar dat ze geen mortel nodig hadden: zelfs het lemmet van een mes past niet in de voegen.',
				'Jouw stenen zijn lichter, maar het idee is hetzelfde: geen gaten.',
			],
		},
		tips: {
			head: 'Twee tips uit de doos',
			text: [
				'Eén steen kan tot **vier punten** opleveren: leg hem plat bovenop en zorg dat niemand hem bedekt.',
				'**Draai de tafel voordat je een steen plaatst.** Aan de andere kant zie je misschien een plek die je over het hoofd zag.',
			],
		},
		buildings: {
			head: 'Twaalf bouwwerken',
			text: [
				'Elk speelbord is genoemd naar iets wat de Inca’s bouwden. De eerste zes horen bij RUMIS, de andere bij RUMIS+.',
			],
		},
	},
};
