import type { Book } from '../en/texts.js';
import { percentFor } from '../format/percent.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('de');
const percent = percentFor('de');

/** The page about the small cube. “Würfel” is the whole one, “Würfelchen” are its 27 parts. */
export const solutions: Book['solutions'] = {
	title: 'Wie viele Möglichkeiten?',
	question: 'Wie viele Möglichkeiten gibt es, den 3 × 3 × 3-Würfel aus einer Farbe zu bauen?',
	asked: 'Die Spielregeln stellen diese Frage, aber verraten die Antwort nicht. Hier ist sie.',
	all: 'Lösungen, wenn du jede einzelne zählst',
	rotations: 'wenn du einen gedrehten Würfel nur einmal zählst',
	reflections: 'wenn du auch Spiegelbilder nur einmal zählst',
	allWhy: 'Es gibt 24 Möglichkeiten, einen Würfel hinzustellen, also wurde jede Lösung 24-mal gezählt.',
	rotationsWhy: 'Keine Lösung ist ihr eigenes Spiegelbild, also treten sie paarweise auf.',
	browse: 'Alle ansehen',
	whyNone: 'Warum ein Satz keine Lösung hat',

	setsTitle: 'Die 14 Sätze',
	setsWhy:
		'Der Würfel besteht aus 27 Würfelchen. Dafür brauchst du einen Dreierstein und sechs Vierersteine: Nur so kommt 27 heraus. Der Viererstab passt nicht hinein. Also wählst du einen von zwei Dreiersteinen und lässt einen von sieben Vierersteinen weg: 2 × 7 = 14 Sätze.',
	set: 'Satz',
	columns: { all: 'Alle', rotations: 'Gedrehte nur einmal', reflections: 'Gespiegelte nur einmal' },
	three: (stone, code) => `Mit ${stone} (${code})`,
	without: (stone, code) => `ohne ${stone} (${code})`,
	setName: (three, without) => `mit ${three}, ohne ${without}`,
	setShort: (three, without) => `${three}, ohne ${without}`,
	soma: 'bekannt als Soma-Würfel',
	noneLink: 'keine: warum?',
	together: 'Alle Sätze',
	noMirror: '–',
	noMirrorSpoken: 'nicht gezählt: die Spiegelbilder gehören zu einem anderen Satz',
	mirrorNote:
		'– : Links- und Rechtsschraube sind Spiegelbilder voneinander. Ist nur eine im Satz, braucht das ' +
		'Spiegelbild die andere und gehört zum anderen Satz. In der letzten Zeile zählt so ein Paar einmal.',
	counting: 'wird gezählt …',
	broken: 'Die Lösungen konnten hier nicht gezählt werden. Vielleicht hilft es, die Seite neu zu laden.',

	browserTitle: 'Alle Lösungen',
	browserHint: 'Zieh am Würfel, um ihn zu drehen. Zieh die Steine auseinander, um hineinzusehen.',
	chooseSet: 'Satz',
	listing: 'Die Lösungen werden aufgelistet …',
	solution: (number, count) => `Lösung ${number} von ${count}`,
	overall: (number, count) => `Nummer ${number} von allen ${count}`,
	previous: 'Vorige Lösung',
	next: 'Nächste Lösung',
	random: 'Zufällige Lösung',
	number: 'Nummer',
	copyLink: 'Link kopieren',
	copied: 'Link kopiert.',
	notCopied: 'Der Link konnte nicht kopiert werden. Kopiere ihn aus der Adresszeile.',
	linkErrors: {
		solutionText: 'Dieser Link führt zu keiner Lösung. Hier ist die erste.',
		solutionSet: 'Diesen Satz Steine gibt es nicht. Hier ist die erste Lösung.',
		solutionNone: 'Dieser Satz hat keine Lösung. Weiter unten siehst du, warum.',
		solutionNumber: 'Dieser Satz hat weniger Lösungen. Hier ist seine letzte.',
	},
	cube: (set, number, stones) =>
		`Würfel, ${set}, Lösung ${number}: ${plural(stones, { one: '# Stein', other: '# Steine' })} zu sehen`,
	view: 'Ansicht',
	turnLeft: 'Nach links drehen',
	turnRight: 'Nach rechts drehen',
	higher: 'Blick von weiter oben',
	lower: 'Blick von weiter unten',
	homeView: 'Ansicht zurücksetzen',
	tipOver: 'Kippen',
	spread: 'Auseinanderziehen',
	spreadValue: percent,
	build: 'Bauschritte',
	buildValue: (built, all, stone) =>
		built === 0 ? `0 von ${all} Steinen` : `${built} von ${all} Steinen, zuletzt: ${stone}`,
	oneColour: 'Alle Steine in einer Farbe',
	oneColourHint: 'Wie im Spiel. Sonst hat jeder Stein eine eigene Farbe, damit du sie unterscheiden kannst.',
	legend: 'Die Steine in der Reihenfolge, in der du sie legen kannst',
	legendHint: 'Immer von oben und ohne Lücken, wie es die Regeln verlangen.',
	layers: 'Schicht für Schicht',
	layersHint: 'Von oben gesehen. Jeder Buchstabe ist ein Würfelchen des Steins mit diesem Buchstaben.',
	layerNames: { 0: 'Untere Schicht', 1: 'Mittlere Schicht', 2: 'Obere Schicht' },

	proofTitle: 'Warum ein Satz keine Lösung hat',
	proofStep: (step, steps) => `Schritt ${step} von ${steps}`,
	proofPrevious: 'Zurück',
	proofNext: 'Nächster Schritt',
	proofAgain: 'Von vorn',
	proof: {
		stones: {
			title: 'Sieben Steine, mit denen es nicht geht',
			text: 'Zusammen haben diese Steine 3 + 6 × 4 = 27 Würfelchen, genauso viele wie der 3 × 3 × 3-Würfel. Und trotzdem kann ihn niemand daraus bauen. Du könntest es jahrelang versuchen. Oder du findest heraus, warum: mit einem Schachbrett und indem du Ecken zählst.',
		},
		chess: {
			title: 'Färbe den Würfel wie ein Schachbrett',
			text: 'Dunkel und hell wechseln sich in jeder Richtung ab, und die Ecken sind dunkel. Jetzt zähl: Die 8 Ecken und die 6 Flächenmitten sind dunkel, das macht 14. Die 12 Kantenmitten und die Mitte des Würfels sind hell, das macht 13. Es gibt also ein dunkles Würfelchen mehr als helle.',
		},
		fair: {
			title: 'Fünf Steine sind ausgeglichen',
			text: 'Durch jeden dieser Steine kannst du von Würfelchen zu Würfelchen gehen, und bei jedem Schritt wechselt der Farbton: dunkel, hell, dunkel, hell. Wo so ein Stein auch liegt, er bedeckt zwei dunkle und zwei helle Würfelchen. Den Unterschied von eins kann er nicht ausmachen. Probier es aus!',
		},
		uneven: {
			title: 'Zwei Steine sind unausgeglichen',
			text: 'Das Dreibein bedeckt drei Würfelchen des einen Farbtons und eins des anderen. Der Stab bedeckt zwei des einen und eins des anderen. Diese beiden Steine müssen also allein das eine zusätzliche dunkle Würfelchen bedecken. Es gibt vier Kombinationen, und nur eine geht auf: Das Dreibein bedeckt 2 dunkle mehr als helle, der Stab 1 helles mehr.',
		},
		bar: {
			title: 'Also bedeckt der Stab keine Ecke',
			text: 'Der Stab bedeckt hell, dunkel, hell. Ecken sind dunkel, also liegt keins seiner Enden in einer Ecke. Seine Mitte auch nicht, denn sonst würde er aus dem Würfel herausragen. Es bleiben 12 Plätze, jeder quer über die Mitte einer Fläche. Bedeckte Ecken: keine.',
		},
		tripod: {
			title: 'Das Dreibein bedeckt höchstens eine Ecke',
			text: 'Das Dreibein bedeckt mit seinen Füßen drei dunkle Würfelchen, also ist das Würfelchen in seiner Mitte hell. Liegt es in einer Kantenmitte, liegt ein Fuß in einer Ecke und die anderen zwei in Flächenmitten. Liegt es in der Mitte des Würfels, liegen alle drei Füße in Flächenmitten. Bedeckte Ecken: höchstens eine.',
		},
		corners: {
			title: 'Und die anderen fünf?',
			text: 'Von einer Ecke zur nächsten sind es drei Würfelchen in gerader Linie. Um zwei Ecken zu bedecken, braucht ein Stein so eine Linie. Nur der Haken hat eine, also bedeckt er höchstens zwei Ecken. Die Stufe, die Platte und die zwei Schrauben haben keine, also bedecken sie höchstens je eine.',
		},
		sum: {
			title: 'Sieben ist nicht acht',
			text: 'Zähl zusammen, was alle Steine höchstens bedecken: 2 + 1 + 1 + 1 + 1 + 1 + 0 = 7 Ecken. Aber der Würfel hat 8. Eine Ecke bleibt immer leer, wie du die Steine auch legst. Darum hat dieser Satz keine Lösung. Tausch einen der Vierersteine gegen das T-Stück, das auch eine Dreierlinie hat, und es geht.',
		},
	},
	dark: 'dunkel',
	light: 'hell',
	shades: (dark, light) => `${dark} dunkel, ${light} hell`,
	cornersCovered: (count) =>
		count === 0 ? 'keine Ecke' : plural(count, { one: '# Ecke', other: '# Ecken' }),
	cornerKey: 'Ringe sind Ecken; ein ausgefüllter Punkt ist eine Ecke, die der Stein bedeckt.',
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
	pairsCaption: 'Die vier Kombinationen von Dreibein und Stab',
	pairSum: 'Zusammen',
	wanted: 'was der Würfel braucht',
	notWanted: 'nicht, was der Würfel braucht',
	mostCorners: 'Höchstens so viele Ecken',
	sumOfCorners: 'Alle sieben Steine',
	cubeHas: 'Der Würfel hat',
	sumPicture: (covered, corners) =>
		`${corners} Ecken: Die Steine bedecken ${covered} davon, ${corners - covered} bleibt leer`,
};
