import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('de');

/** The page about the small cube. “Würfel” is the whole one, “Würfelchen” are its 27 parts. */
export const ways: Texts['ways'] = {
	title: 'Wie viele Arten?',
	question: 'Auf wie viele Arten lässt sich der 3 × 3 × 3-Würfel aus einer Farbe bauen?',
	asked: 'Die Spielregeln stellen diese Frage und lassen sie offen. Hier ist die Antwort.',
	all: 'Arten, die Steine zu legen, jede einzelne gezählt',
	rotations: 'wenn ein nur gedrehter Würfel als derselbe gilt',
	reflections: 'wenn auch ein Spiegelbild als dasselbe gilt',
	allWhy: 'Ein Würfel lässt sich auf 24 Arten hinstellen, also wurde jede Packung 24-mal gezählt.',
	rotationsWhy: 'Jede Packung hat ein Spiegelbild, und nie sieht sie genauso aus.',
	browse: 'Alle ansehen',
	whyNone: 'Warum ein Satz keine hat',

	setsTitle: 'Die 14 Sätze',
	setsWhy:
		'Der Würfel hat 27 Würfelchen. Dafür braucht es einen Dreierstein und sechs Vierersteine: Nur so kommt ' +
		'27 heraus. Der Viererstab passt nicht hinein. Also wählst du einen von zwei Dreiersteinen und lässt ' +
		'einen von sieben Vierersteinen weg: 2 × 7 = 14 Sätze.',
	set: 'Satz',
	columns: { all: 'Alle', rotations: 'Ohne gedrehte', reflections: 'Ohne gespiegelte' },
	three: (stone, code) => `Mit ${stone} (${code})`,
	without: (stone, code) => `ohne ${stone} (${code})`,
	setName: (three, without) => `mit ${three}, ohne ${without}`,
	setShort: (three, without) => `${three}, ohne ${without}`,
	soma: 'bekannt als Soma-Würfel',
	noneLink: 'keine: sieh, warum',
	together: 'Alle Sätze',
	noMirror: '–',
	noMirrorSpoken: 'nicht gezählt: die Spiegelbilder gehören zu einem anderen Satz',
	mirrorNote:
		'– : Links- und Rechtsschraube sind Spiegelbilder voneinander. Ist nur eine im Satz, braucht das ' +
		'Spiegelbild die andere und gehört zum anderen Satz. In der letzten Zeile zählt so ein Paar einmal.',
	counting: 'wird gezählt …',
	broken: 'Die Packungen ließen sich hier nicht zählen. Vielleicht hilft es, die Seite neu zu laden.',

	browserTitle: 'Jede Packung',
	browserHint: 'Zieh am Würfel, um ihn zu drehen. Zieh die Steine auseinander, um hineinzusehen.',
	chooseSet: 'Satz',
	listing: 'Die Packungen werden aufgelistet …',
	packing: (number, count) => `Packung ${number} von ${count}`,
	overall: (number, count) => `Nummer ${number} von allen ${count}`,
	previous: 'Vorige Packung',
	next: 'Nächste Packung',
	random: 'Zufällig',
	number: 'Nummer',
	copyLink: 'Link kopieren',
	copied: 'Der Link ist kopiert.',
	notCopied: 'Der Link ließ sich nicht kopieren. Er steht in der Adresse dieser Seite.',
	linkErrors: {
		packingText: 'Dieser Link nennt keine Packung. Hier ist die erste.',
		packingSet: 'So einen Satz Steine gibt es nicht. Hier ist die erste Packung.',
		packingNone: 'Dieser Satz hat keine Packung. Weiter unten siehst du, warum.',
		packingNumber: 'Der Satz hat weniger Packungen. Hier ist seine letzte.',
	},
	cube: (set, number, stones) =>
		`Würfel, ${set}, Packung ${number}: ${plural(stones, { one: '# Stein', other: '# Steine' })} zu sehen`,
	view: 'Ansicht',
	turnLeft: 'Nach links drehen',
	turnRight: 'Nach rechts drehen',
	higher: 'Von weiter oben sehen',
	lower: 'Von weiter unten sehen',
	homeView: 'Grundansicht',
	tipOver: 'Kippen',
	spread: 'Auseinanderziehen',
	spreadValue: (percent) => `${percent} %`,
	build: 'Aufbauen',
	buildValue: (built, all, stone) =>
		built === 0 ? `0 von ${all} Steinen` : `${built} von ${all} Steinen, zuletzt: ${stone}`,
	oneColour: 'Alles in einer Farbe',
	oneColourHint: 'Wie im Spiel. Sonst hat jeder Stein eine eigene Farbe, damit man sie unterscheidet.',
	legend: 'Die Steine, in einer Reihenfolge zum Bauen',
	legendHint: 'Immer von oben und ohne Lücke darunter, wie die Regeln es wollen.',
	layers: 'Schicht für Schicht',
	layersHint: 'Von oben gesehen. Jeder Buchstabe ist ein Würfelchen des Steins, der so beginnt.',
	layerNames: { 0: 'Untere Schicht', 1: 'Mittlere Schicht', 2: 'Obere Schicht' },

	proofTitle: 'Warum ein Satz keine hat',
	proofStep: (step, steps) => `Schritt ${step} von ${steps}`,
	proofPrevious: 'Zurück',
	proofNext: 'Nächster Schritt',
	proofAgain: 'Von vorn',
	proof: {
		stones: {
			title: 'Sieben Steine, die nicht wollen',
			text:
				'Zusammen haben diese Steine 3 + 6 × 4 = 27 Würfelchen, genau so viele wie der 3 × 3 × 3-Würfel. Und ' +
				'doch kann ihn niemand daraus bauen. Du könntest es jahrelang versuchen. Oder du findest heraus, ' +
				'warum: mit einem Schachbrett und indem du Ecken zählst.',
		},
		chess: {
			title: 'Färbe den Würfel wie ein Schachbrett',
			text:
				'Dunkel und hell wechseln in jeder Richtung ab, und die Ecken sind dunkel. Nun zähle: Die 8 Ecken und ' +
				'die 6 Flächenmitten sind dunkel, das macht 14. Die 12 Kantenmitten und die Mitte ganz innen sind ' +
				'hell, das macht 13. Es gibt also ein dunkles Würfelchen mehr als helle.',
		},
		fair: {
			title: 'Fünf Steine sind gerecht',
			text:
				'Durch jeden dieser Steine kannst du von Würfelchen zu Würfelchen gehen, und jeder Schritt wechselt den ' +
				'Ton: dunkel, hell, dunkel, hell. Wo so ein Stein auch liegt, er bedeckt zwei dunkle und zwei helle ' +
				'Würfelchen und kann nie den Unterschied von eins machen. Probier es aus!',
		},
		uneven: {
			title: 'Zwei Steine sind ungerecht',
			text:
				'Das Dreibein bedeckt drei vom einen Ton und eins vom anderen. Der Stab bedeckt zwei vom einen und eins ' +
				'vom anderen. Diese beiden allein müssen also das eine dunkle Würfelchen zu viel bringen. Sie können ' +
				'auf vier Arten liegen, und nur eine geht auf: das Dreibein 2 mehr dunkel, der Stab 1 mehr hell.',
		},
		bar: {
			title: 'Also bedeckt der Stab keine Ecke',
			text:
				'Der Stab bedeckt hell, dunkel, hell. Ecken sind dunkel, also sind seine beiden Enden keine Ecken. Seine ' +
				'Mitte ist auch keine, denn ein Stab kann nicht auf beiden Seiten über eine Ecke hinausragen. Es gibt ' +
				'12 solche Plätze, jeder quer über die Mitte einer Fläche. Bedeckte Ecken: keine.',
		},
		tripod: {
			title: 'Das Dreibein bedeckt höchstens eine Ecke',
			text:
				'Das Dreibein bedeckt mit seinen Füßen drei dunkle Würfelchen, also ist das in seiner Mitte hell. Liegt ' +
				'die Mitte auf einer Kante, ist ein Fuß eine Ecke, und die anderen zwei sind Flächenmitten. Liegt sie ' +
				'ganz innen im Würfel, sind alle drei Füße Flächenmitten. Bedeckte Ecken: höchstens eine.',
		},
		corners: {
			title: 'Und die anderen fünf?',
			text:
				'Von einer Ecke zur nächsten sind es drei Würfelchen in gerader Linie. Um zwei Ecken zu bedecken, ' +
				'braucht ein Stein so eine Linie. Nur der Haken hat eine: Er bedeckt höchstens zwei Ecken. Stufe, ' +
				'Platte und die zwei Schrauben haben keine: höchstens je eine Ecke.',
		},
		sum: {
			title: 'Sieben ist nicht acht',
			text:
				'Zähl zusammen, was alle Steine höchstens bedecken: 2 + 1 + 1 + 1 + 1 + 1 + 0 = 7 Ecken. Aber der Würfel ' +
				'hat 8. Eine Ecke bleibt immer leer, wie du die Steine auch legst. Darum hat dieser Satz keine Packung. ' +
				'Tausch irgendeinen gegen das T-Stück, das auch eine Dreierlinie hat, und es geht.',
		},
	},
	dark: 'dunkel',
	light: 'hell',
	shades: (dark, light) => `${dark} dunkel, ${light} hell`,
	cornersCovered: (count) =>
		count === 0 ? 'keine Ecke' : plural(count, { one: '# Ecke', other: '# Ecken' }),
	cornerKey: 'Ringe sind Ecken; ein voller Punkt ist eine Ecke, die der Stein bedeckt.',
	chessCube: 'Der Würfel, gefärbt wie ein Schachbrett',
	chessLayers: 'Die drei Schichten des Würfels von oben, gefärbt wie ein Schachbrett',
	kinds: { corner: 'Ecken', edge: 'Kantenmitten', face: 'Flächenmitten', centre: 'Mitte' },
	kindCount: (count, kind, shade) => `${count} ${kind}: ${shade}`,
	tryStone: 'Stein',
	place: (place, places) => `Platz ${place} von ${places}`,
	placePrevious: 'Voriger Platz',
	placeNext: 'Nächster Platz',
	placePicture: (stone, shades, corners) => `${stone} im Würfel: ${shades}, ${corners}`,
	more: (balance) => (balance > 0 ? `${balance} mehr dunkel` : `${-balance} mehr hell`),
	pairsCaption: 'Die vier Arten, wie Dreibein und Stab liegen können',
	pairSum: 'Zusammen',
	wanted: 'was der Würfel braucht',
	notWanted: 'nicht, was der Würfel braucht',
	mostCorners: 'Ecken höchstens',
	sumOfCorners: 'Alle sieben Steine',
	cubeHas: 'Der Würfel hat',
	sumPicture: (covered, corners) =>
		`${corners} Ecken: Die Steine bedecken ${covered} davon, ${corners - covered} bleibt leer`,
};
