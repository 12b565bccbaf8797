import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('de');

/** The rules of the game, as a book. In texts, `**…**` is stressed and `` `…` `` is a move or a square. */
export const rulesBook: Texts['rulesBook'] = {
	title: 'Regeln',
	contents: 'Kapitel',
	why: 'Warum?',
	wholeChapter: (chapter) => `Das ganze Kapitel lesen: ${chapter}`,
	previous: (chapter) => `Zurück: ${chapter}`,
	next: (chapter) => `Weiter: ${chapter}`,
	backToGame: 'Zurück zum Spiel',
	backToLesson: 'Zurück zur Lektion',
	ourRuling: 'Unsere Auslegung',
	tryIt: 'Probier es aus',
	count: 'Zähl',
	letter: (letter, name) => `${letter}: ${name}`,
	allowed: 'Erlaubt.',
	refused: 'Nicht erlaubt.',
	counted: (colour, visible, unplaced, points) => `${colour}: ${visible}, ${unplaced}. ${points}.`,
	noneLeft: 'kein Stein übrig',
	waysToLie: (count) => plural(count, { one: '# Lage', other: '# Lagen' }),
	cubes: (count) => plural(count, { one: '# Würfel', other: '# Würfel' }),
	boardColumn: 'Spielplan',
	heightColumn: (players) => `${players} Spieler`,
	redLine: 'rote Linie',
	blueLine: 'blaue Linie',
	heightInside: (height, line) => `${height}, ${line}`,
	apart: 'Auseinandernehmen',
	together: 'Zusammensetzen',
	cubeLabel: 'Ein Würfel der Kantenlänge drei, gebaut aus sieben Steinen einer Farbe.',
	toLesson: 'Schritt für Schritt lernen',
	toSolitaire: 'Solitär spielen',
	toWays: 'Wie viele Arten?',

	chapters: {
		minute: 'Das Spiel in einer Minute',
		stones: 'Die Steine',
		boards: 'Spielpläne und Höhen',
		placing: 'Einen Stein legen',
		contact: 'Berühren',
		out: 'Ausscheiden und Spielende',
		scoring: 'Wertung',
		five: 'Fünf und sechs Spieler',
		inverse: 'Invers',
		duo: 'Duo',
		ruinas: 'Ruinas',
		transfer: 'Das Transferspiel',
		solitaire: 'Solitär',
		notation: 'Züge aufschreiben',
	},

	paragraphs: {
		idea: {
			head: 'Worum es geht',
			text: [
				'Gemeinsam errichtet ihr **ein Bauwerk** aus farbigen Steinen. Jeder von euch hat eine Farbe, und jede Farbe hat die gleichen elf Steine.',
				'Kann niemand mehr einen Stein anbauen, seht ihr das Bauwerk genau von oben an. Jedes Feld, auf dem deine Farbe obenauf liegt, ist **ein Punkt für dich**. Jeder Stein, den du nicht legen konntest, kostet einen Punkt.',
			],
		},
		yourTurn: {
			head: 'Du bist dran',
			text: [
				'Nimm einen deiner Steine, dreh ihn, wie du willst, und leg ihn. Er muss **ohne Lücke liegen**, **unter der Höhengrenze** bleiben und **deine eigene Farbe berühren**. Dann ist der Nächste dran.',
				'Kannst du einen Stein legen, dann musst du. Kannst du nicht, scheidest du aus. Das ist alles; der Rest dieses Buches macht es nur genau.',
			],
		},
		eleven: {
			head: 'Elf Steine je Farbe',
			text: [
				'Ein Satz enthält jede Form, die sich aus zwei, drei oder vier Würfeln bilden lässt: elf Steine, vierzig Würfel. Jeden Stein gibt es in jeder Farbe **einmal**.',
				'Die Farben sitzen in dieser Reihenfolge: Gelb, Rot, Grün, Blau, und mit RUMIS+ noch Violett und Orange.',
			],
		},
		used: {
			head: 'Jeder Stein nur einmal',
			text: [
				'Du legst einen Stein aus deinem Vorrat. Liegt er auf dem Spielplan, ist er verbraucht und bleibt dort.',
			],
		},
		turning: {
			head: 'Drehen, aber nie spiegeln',
			text: [
				'Du darfst einen Stein drehen und kippen, wie du willst. Verbiegen oder spiegeln darfst du ihn nicht: Linksschraube und Rechtsschraube bleiben zwei verschiedene Steine.',
				'Ein Zug muss also die Form seines Steins haben. Das T-Stück zum Beispiel bedeckt vier Felder in Form eines T oder steht hochkant, aber es ist nie eine gerade Linie.',
			],
		},
		plan: {
			head: 'Der Grundriss',
			text: [
				'Ein Spielplan, auch **Szenario** genannt, ist ein Grundriss aus Feldern. Jeder Würfel steht über einem Feld des Grundrisses. Jenseits des Randes und in Löchern wie diesem Hof wird nie gebaut.',
			],
		},
		numbers: {
			head: 'Zwei Höhen',
			text: [
				'Die Zahl auf einem Feld sagt, wie viele Würfel dort übereinander liegen dürfen. Außerdem gibt es eine **Höhe für eure Spielerzahl**, die kein Teil des Bauwerks überschreitet. Die niedrigere von beiden gilt.',
			],
		},
		lines: {
			head: 'Farbige Linien',
			text: [
				'Manche Spielpläne haben eine rote oder eine blaue Linie. Ist die Linie für eure Spielerzahl genannt, baut ihr **nur innerhalb davon**. Die blaue Linie läuft um die rote herum; was innerhalb der roten liegt, liegt also auch innerhalb der blauen.',
			],
		},
		allBoards: {
			head: 'Alle Spielpläne',
			text: [
				'Die größte Höhe für jede Spielerzahl, und die Linie, falls es eine gibt. Die ersten sechs Spielpläne gehören zu RUMIS, die letzten sechs zu RUMIS+.',
			],
		},
		honest: {
			head: 'Gedruckt und nachgebaut',
			text: [
				'Die Zeichnungen der gedruckten Spielpläne sind nicht öffentlich. Vieles ist aus den Spielregeln und aus Besprechungen bekannt; den Rest mussten wir nachbauen, so gut es ging. **Jeder mitgelieferte Spielplan ist zum Teil rekonstruiert**, und die Tabelle sagt, welcher Teil.',
				'Wenn du das Spiel besitzt und hier ein Spielplan falsch ist, kannst du beim Aufbau eines neuen Spiels den richtigen als Datei hinzufügen.',
			],
		},
		support: {
			head: 'Keine Lücken',
			text: [
				'Direkt unter jedem Würfel muss der Boden sein, ein anderer Stein oder ein anderer Würfel desselben Steins. Ein Stein **hängt nie über einem Hohlraum**.',
				'Ein Schacht, der nach oben offen bleibt, ist in Ordnung. Er lässt sich ja noch von oben füllen.',
			],
		},
		free: {
			head: 'Der Platz muss frei sein',
			text: [
				'Zwei Würfel sind nie am selben Platz. Weil Steine von oben kommen, regelt sich das am Tisch von selbst: Der Stein liegt einfach auf dem, was schon da ist.',
			],
		},
		height: {
			head: 'Nicht zu hoch',
			text: [
				'Kein Würfel darf über der Höhe seines Feldes liegen, und keiner über der Höhe für eure Spielerzahl. Auf Pisac, der Treppe, erlaubt jede Reihe einen Würfel mehr als die Reihe vor ihr.',
			],
		},
		touching: {
			head: 'Was Berühren heißt',
			text: [
				'Zwei Steine **berühren** sich, wenn ein Würfel des einen und ein Würfel des anderen eine ganze Fläche gemeinsam haben. Ob sie nebeneinander oder aufeinander liegen, ist gleich.',
				'Treffen sie sich nur an einer Kante oder Ecke, berühren sie sich nicht.',
			],
		},
		firstStones: {
			head: 'Erste Steine',
			text: [
				'Der allererste Stein des Spiels kommt irgendwohin auf den Boden.',
				'Der erste Stein jeder **anderen** Farbe braucht zweierlei: mindestens einen Würfel **auf dem Boden** und Berührung mit **irgendeinem Stein**, der schon liegt.',
			],
		},
		laterStones: {
			head: 'Alle weiteren Steine',
			text: [
				'Ab deinem zweiten Stein baust du an dich selbst an: Der Stein muss mindestens einen Stein **deiner eigenen Farbe** berühren, daneben oder darauf. Andere Farben darf er auch berühren und zudecken.',
			],
		},
		mustPlace: {
			head: 'Kein Passen',
			text: [
				'Wer einen Stein legen kann, muss einen legen. Wer nicht kann, wenn er dran ist, ist **endgültig ausgeschieden**, auch wenn später ein Platz frei wird. Die anderen spielen weiter.',
			],
			ruling: [
				'Ob eine Farbe ausscheidet, entscheidet sich, wenn sie dran ist, nicht vorher. Es wird immer angesagt; niemand wird stillschweigend übergangen.',
			],
		},
		walledIn: {
			head: 'Eingemauert',
			text: [
				'So scheidet man meistens aus: Es sind noch Steine da, aber für keinen gibt es einen Platz, an dem er die eigene Farbe berührt. Einem Gegner den letzten Weg zu versperren ist ein guter Zug.',
			],
		},
		noFirst: {
			head: 'Kein Platz für einen ersten Stein',
			text: [
				'Es ist selten, aber auf einem kleinen Spielplan kommt es vor: Gibt es keinen Platz für deinen ersten Stein, wenn du dran bist, scheidest du auch aus, mit allen elf Steinen.',
			],
		},
		allPlaced: {
			head: 'Alle Steine gelegt',
			text: [
				'Wer alle elf Steine gelegt hat, scheidet ebenfalls aus, und zwar auf die beste Art: Es wird nichts abgezogen.',
			],
		},
		gameEnd: {
			head: 'Das Ende des Spiels',
			text: [
				'Das Spiel ist zu Ende, wenn alle Farben ausgeschieden sind. Nichts lässt sich mehr legen; jetzt wird gezählt.',
			],
		},
		fromAbove: {
			head: 'Von oben gesehen',
			text: [
				'Sieh das Bauwerk genau von oben an. Zähl die Felder, auf denen deine Farbe obenauf liegt; wie hoch, ist gleich. Zieh die **Steine ab, die du nicht gelegt hast**.',
				'Die meisten Punkte gewinnen. Bei gleich vielen Punkten wird der Sieg geteilt.',
			],
		},
		examples: {
			head: 'Zwei Beispiele',
			text: [
				'Chullpa, vier Spieler. Sie zeigen 4, 6, 6 und 4 Felder, und kein Stein ist übrig: Rot und Grün teilen sich den Sieg.',
				'Chullpa, vier Spieler. Rot zeigt 7, Blau 5, Grün 4. Gelb zeigt auch 4, hat aber einen Stein übrig, das macht 3. Rot gewinnt.',
			],
		},
		edges: {
			head: 'Erste Steine treffen sich an Kanten',
			text: [
				'Bei fünf oder sechs Spielern ist eine Regel neu, damit nicht gleich eingemauert wird, wer beginnt. Der erste Stein jeder Farbe außer der eröffnenden braucht einen Würfel auf dem Boden, muss einen Stein **an einer Kante** berühren und darf **keinen Stein mit einer Fläche** berühren.',
				'Zwei Würfel berühren sich an einer Kante, wenn sie sich entlang einer Linie treffen und keine Fläche an einer Fläche liegt.',
				'Alles andere bleibt. Ab dem zweiten Stein baust du wie immer an deine eigene Farbe an.',
			],
		},
		keepAway: {
			head: 'Halt dich von dir fern',
			text: [
				'Erste Steine werden wie im Standardspiel gelegt. Danach ist alles umgekehrt: Ein weiterer Stein darf **deine eigene Farbe nicht** mit einer Fläche **berühren**. Er muss überhaupt nichts berühren.',
				'Invers ist für zwei bis sechs Spieler, auf jedem Spielplan.',
			],
		},
		fourColours: {
			head: 'Zwei Spieler, vier Farben',
			text: [
				'Spieler 1 hat Gelb und Grün, Spieler 2 hat Rot und Blau; so wechseln sich die Spieler ab, und jede Farbe kommt reihum dran. Es gelten Höhen und Linien für vier Spieler.',
				'Jede Farbe spielt, als wäre sie allein. Ihr erster Stein darf die Schwesterfarbe berühren, aber jeder weitere Stein muss die **wirklich eigene** Farbe berühren.',
			],
		},
		duoWin: {
			head: 'Die beste Farbe gewinnt',
			text: [
				'Wem die Farbe mit den meisten Punkten gehört, der gewinnt. Die Punkte zweier Schwesterfarben werden nicht zusammengezählt.',
			],
			ruling: ['Haben beide Spieler eine Farbe mit der höchsten Punktzahl, endet das Spiel unentschieden.'],
		},
		ruin: {
			head: 'Erst die Ruine',
			text: [
				'Zwei oder drei Spieler. Vor dem Spiel baut ihr alle zusammen eine **Ruine** aus den elf Steinen einer Farbe, mit der niemand spielt. Für sie gelten die Regeln für das Legen, berühren muss sie nichts. Sie bringt niemandem Punkte: Sie versperrt, sie trägt, sie deckt zu.',
			],
			ruling: [
				'Ihr baut sie reihum, jeder einen Stein; oder der Zufall legt sie; oder sie kommt aus einer Datei.',
				'Die Ruine muss für jeden Spieler **vier Felder am Boden frei** lassen. Passt nichts mehr von ihr, ist sie fertig.',
			],
		},
		aroundRuin: {
			head: 'Dann das Spiel um sie herum',
			text: [
				'Nun wird auf der Ruine und um sie herum das Standardspiel gespielt, mit Höhe und Linie für **einen Spieler mehr**.',
			],
			ruling: [
				'Berührt ein erster Stein die Ruine, zählt das als Berührung mit einem Stein, der schon liegt.',
			],
		},
		twoHalves: {
			head: 'Bauen, dann umsetzen',
			text: [
				'Für zwei Spieler, auf Colca, Puncu und Apachita. Zuerst spielt ihr das Standardspiel innerhalb der roten Linie, bis beide ausgeschieden sind. Eure Punkte werden als **Zwischenstand** notiert; nicht gelegte Steine kommen aus dem Spiel.',
				'Dann baut ihr das Bauwerk Stein für Stein wieder ab und auf der anderen Seite neu auf. Wer den letzten Stein gelegt hat, beginnt.',
			],
		},
		taking: {
			head: 'Einen Stein abbauen',
			text: [
				'Wenn du dran bist, nimmst du einen **deiner eigenen Steine** von innerhalb der roten Linie. Du darfst ihn nur nehmen, wenn **kein Teil eines anderen Steins auf ihm ruht**. Ein Stein, der schon umgesetzt ist, bleibt liegen.',
				'Solange du einen Stein nehmen kannst, musst du.',
			],
		},
		rebuilding: {
			head: 'Außen neu aufbauen',
			text: [
				'Der Stein kommt nach **außerhalb der roten Linie**; auch dort gilt die Höhe für zwei Spieler. Dein erster braucht einen Würfel auf dem Boden und muss einen deiner Steine berühren, der noch innen liegt. Jeder weitere muss deine Farbe berühren, auf welcher Seite der Linie auch immer.',
			],
		},
		aside: {
			head: 'Einen Stein weglegen',
			text: [
				'Gibt es außen keinen Platz für den genommenen Stein, legst du ihn **weg** und scheidest aus. Du darfst so einen Stein auch dann wählen, wenn es für einen anderen von dir einen Platz gäbe. Aber ein Stein, für den es einen Platz gibt, muss gelegt werden, und in allen anderen Spielarten wird gar nichts weggelegt.',
			],
		},
		nothingLeft: {
			head: 'Nichts mehr zu nehmen',
			text: [
				'Wer keinen Stein mehr nehmen kann, scheidet aus. Sind beide ausgeschieden, ist das Spiel zu Ende.',
			],
		},
		transferScore: {
			head: 'Die Schlusswertung',
			text: [
				'Dein Zwischenstand, dazu die Felder **außerhalb der roten Linie**, auf denen du obenauf liegst, weniger deine Steine, die noch innen sind, weniger weggelegte Steine.',
				'Ein Beispiel: Das Bauen brachte 10. Außen zeigst du 14 Felder, und ein Stein ist noch innen: 14 − 1 + 10 = 23.',
			],
		},
		cube: {
			head: 'Ein großer Würfel für einen allein',
			text: [
				'Allein baust du massive Würfel: Kantenlänge 3 aus einer Farbe, Kantenlänge 4 aus zweien, Kantenlänge 5 aus vieren. Beim **freien** Bauen kommen die Steine überallhin, wo sie passen, in beliebiger Reihenfolge.',
				'**Nach den Regeln** kommen Steine von oben, weitere Steine einer Farbe berühren diese Farbe, und die Farben wechseln sich ab.',
			],
			ruling: ['Nach den Regeln gilt für erste Steine dasselbe wie im Standardspiel.'],
		},
		puzzles: {
			head: 'Rätsel und eine Frage',
			text: [
				'Jeder Spielplan lässt sich wie ein Puzzle füllen, und jeden Tag gibt es ein neues Rätsel. Die Spielregeln fragen, auf wie viele Arten sich der kleine Würfel aus einer Farbe bauen lässt. Hier findest du die Antwort.',
			],
		},
		squareNames: {
			head: 'Felder und Ebenen',
			text: [
				'Spalten haben Buchstaben, von links an, Reihen haben Zahlen, vom oberen Rand des Grundrisses an: Das erste Feld ist `a1`. Ebenen zählen vom Boden an, er ist Ebene 1.',
			],
		},
		moveText: {
			head: 'Züge',
			text: [
				'Ein Zug besteht aus dem Stein und den Feldern, auf die seine Würfel kommen; `*2` heißt zwei Würfel auf einem Feld. Ebenen schreibt man nicht dazu, denn der Stein fällt, so weit er kann.',
				'`L4 b2,b3,b4,c4` liegt flach, `I3 c3*3` steht aufrecht. Im Transferspiel legt `L4 aside` einen Stein weg.',
			],
		},
		records: {
			head: 'Ganze Spiele',
			text: [
				'Ein Spiel lässt sich als Datei speichern oder als Link kopieren. Die Datei ist einfacher Text: erst, was vereinbart wurde, dann die Züge, Runde für Runde.',
			],
		},
	},
};
