import type { Book } from '../en/texts.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('de');

/** The rule book. In texts, `**…**` is emphasised and `` `…` `` is a move or a square. */
export const rulesBook: Book['rulesBook'] = {
	title: 'Regeln',
	contents: 'Kapitel',
	wholeChapter: (chapter) => `Ganzes Kapitel lesen: ${chapter}`,
	previous: (chapter) => `Zurück: ${chapter}`,
	next: (chapter) => `Weiter: ${chapter}`,
	backToGame: 'Zurück zur Partie',
	backToLesson: 'Zurück zur Einführung',
	ourRuling: 'Unsere Auslegung',
	tryIt: 'Probier es aus',
	count: 'Zählen',
	letter: (letter, name) => `${letter}: ${name}`,
	allowed: 'Erlaubt.',
	refused: 'Nicht erlaubt.',
	counted: (colour, visible, unplaced, points) => `${colour}: ${visible}, ${unplaced}. ${points}.`,
	noneLeft: 'keine Steine übrig',
	orientations: (count) => plural(count, { one: '# Lage', other: '# Lagen' }),
	cubes: (count) => plural(count, { one: '# Würfel', other: '# Würfel' }),
	boardColumn: 'Spielplan',
	heightColumn: (players) => `${players} Spieler`,
	redLine: 'rote Linie',
	blueLine: 'blaue Linie',
	heightInside: (height, line) => `${height}, ${line}`,
	apart: 'Auseinanderziehen',
	together: 'Zusammensetzen',
	cubeLabel: 'Ein Würfel mit Kantenlänge drei, gebaut aus sieben Steinen einer Farbe.',
	toLesson: 'Schritt für Schritt lernen',
	toSolitaire: 'Solitärspiel spielen',
	toWays: 'Wie viele Möglichkeiten?',
	reconstructed: 'rekonstruiert',
	numbering:
		'Die Nummern S01 bis S11 sind von uns. In den Schachteln sind die Ersatzteile genauso nummeriert, aber welche Nummer zu welchem Stein gehört, wissen wir nicht.',

	chapters: {
		minute: 'Das Spiel in einer Minute',
		stones: 'Die Steine',
		boards: 'Spielpläne und Höhen',
		placing: 'Einen Stein legen',
		contact: 'Steine berühren sich',
		out: 'Ausscheiden',
		scoring: 'Wertung',
		five: 'Fünf und sechs Spieler',
		inverse: 'Invers',
		duo: 'Duo: zwei Spieler, vier Farben',
		ruinas: 'Ruinas',
		transfer: 'Das Umbau-Spiel',
		solitaire: 'Solitärspiel',
		notation: 'Wie man Züge aufschreibt',
		box: 'Die Schachtel und die Baumeister',
	},

	paragraphs: {
		idea: {
			head: 'Worum es geht',
			text: [
				'Gemeinsam errichtet ihr **ein Bauwerk** aus farbigen Steinen. Jeder hat eine Farbe, und jede Farbe hat die gleichen elf Steine.',
				'Wenn niemand mehr einen Stein legen kann, schaut ihr genau von oben auf das Bauwerk. Jedes Feld, auf dem deine Farbe oben liegt, ist **ein Punkt für dich**. Jeder Stein, den du nicht legen konntest, kostet dich einen Punkt.',
			],
		},
		yourTurn: {
			head: 'Du bist dran',
			text: [
				'Wähle einen deiner Steine, dreh ihn, wie du willst, und leg ihn. Er darf **keine Lücke unter sich lassen**, **nicht höher als die maximale Höhe** reichen und muss **deine eigene Farbe berühren**. Dann ist der nächste Spieler dran.',
				'Kannst du einen Stein legen, dann musst du es tun. Kannst du es nicht, scheidest du aus. Das ist alles; im Rest dieses Buches stehen die Einzelheiten.',
			],
		},
		eleven: {
			head: 'Elf Steine je Farbe',
			text: [
				'Ein Satz enthält jede Form, die man aus zwei, drei oder vier Würfeln bilden kann: elf Steine, vierzig Würfel. Jede Farbe hat jeden Stein **einmal**.',
				'Es gibt sechs Farben: Gelb, Rot, Grün und Blau, bei RUMIS+ auch Violett und Orange.',
			],
		},
		used: {
			head: 'Jeder Stein nur einmal',
			text: ['Du legst einen Stein aus deinem Vorrat. Liegt er auf dem Spielplan, bleibt er dort.'],
		},
		turning: {
			head: 'Drehen, aber nie spiegeln',
			text: [
				'Du darfst einen Stein drehen und kippen, wie du willst. Verbiegen oder spiegeln darfst du ihn nicht: Linksschraube und Rechtsschraube sind immer zwei verschiedene Steine.',
				'Ein Zug muss die Form seines Steins haben. Das T-Stück zum Beispiel kann flach als T liegen oder hochkant stehen, aber es ist nie eine gerade Linie.',
			],
		},
		plan: {
			head: 'Die Grundfläche',
			text: [
				'Jeder Spielplan zeigt eine **Grundfläche** aus Feldern. Jeder Würfel steht über einem dieser Felder. Außerhalb der Grundfläche und in Löchern wie diesem Hof wird nie gebaut.',
			],
		},
		numbers: {
			head: 'Zwei maximale Höhen',
			text: [
				'Die Zahl auf einem Feld sagt, wie viele Würfel dort übereinanderliegen dürfen. Außerdem gibt es eine **maximale Höhe für eure Spielerzahl**, die für das ganze Bauwerk gilt. Die niedrigere von beiden zählt.',
			],
		},
		lines: {
			head: 'Farbige Linien',
			text: [
				'Manche Spielpläne haben eine rote oder eine blaue Linie. Gilt für eure Spielerzahl eine Linie, baut ihr **nur innerhalb dieser Linie**. Die blaue Linie umschließt die rote: Alles innerhalb der roten liegt auch innerhalb der blauen.',
			],
		},
		allBoards: {
			head: 'Alle Spielpläne',
			text: [
				'Die maximale Höhe für jede Spielerzahl und die Linie, falls es eine gibt. Die ersten sechs Spielpläne gehören zu RUMIS, die letzten sechs zu RUMIS+.',
			],
		},
		honest: {
			head: 'Gedruckt und rekonstruiert',
			text: [
				'Von den gedruckten Spielplänen gibt es keine öffentlichen Zeichnungen. Vieles wissen wir aus den Spielregeln und aus Rezensionen; den Rest haben wir rekonstruiert, so gut es ging. **Alle mitgelieferten Spielpläne außer Chullpa sind zum Teil rekonstruiert.** In der Liste steht, welcher Teil.',
				'Wenn du das Spiel besitzt und einer unserer Spielpläne falsch ist, kannst du bei einer neuen Partie den richtigen als Datei hinzufügen.',
			],
		},
		support: {
			head: 'Keine Lücken',
			text: [
				'Direkt unter jedem Würfel muss der Boden sein, ein anderer Stein oder ein anderer Würfel desselben Steins. Ein Stein **überspannt nie einen Hohlraum**.',
				'Ein Schacht, der nach oben offen bleibt, ist erlaubt. Du kannst ihn ja noch von oben füllen.',
			],
		},
		free: {
			head: 'Der Platz muss frei sein',
			text: [
				'Zwei Würfel sind nie an derselben Stelle. Am echten Tisch geht das gar nicht anders: Du senkst den Stein von oben ab, bis er auf dem liegt, was schon da ist.',
			],
		},
		height: {
			head: 'Nicht zu hoch',
			text: [
				'Kein Würfel darf über der maximalen Höhe seines Feldes liegen, und keiner über der maximalen Höhe für eure Spielerzahl. Auf Pisac, der Treppe, sind umso mehr Würfel erlaubt, je weiter oben die Reihe liegt.',
			],
		},
		touching: {
			head: 'Was Berühren heißt',
			text: [
				'Zwei Steine **berühren** sich, wenn ein Würfel des einen und ein Würfel des anderen eine ganze Fläche gemeinsam haben. Dabei ist es egal, ob sie nebeneinander oder übereinander liegen.',
				'Treffen sie sich nur an einer Kante oder Ecke, zählt das nicht als Berühren.',
			],
		},
		firstStones: {
			head: 'Erste Steine',
			text: [
				'Der allererste Stein der Partie darf überall liegen, solange mindestens einer seiner Würfel auf dem Boden ist.',
				'Der erste Stein jeder **anderen** Farbe muss mit mindestens einem Würfel **auf dem Boden** liegen und **irgendeinen Stein** auf dem Spielplan berühren.',
			],
		},
		laterStones: {
			head: 'Alle weiteren Steine',
			text: [
				'Ab deinem zweiten Stein gilt: Jeder Stein muss mindestens einen Stein **deiner eigenen Farbe** berühren, neben ihm oder auf ihm. Andere Farben darf er auch berühren und überbauen.',
			],
		},
		mustPlace: {
			head: 'Kein Passen',
			text: [
				'Kannst du einen Stein legen, dann musst du es tun. Kannst du es nicht, wenn du dran bist, ist das Spiel für dich zu Ende: Du bist **ausgeschieden**, auch wenn später ein Platz frei wird. Die anderen spielen weiter.',
			],
			ruling: [
				'Ob eine Farbe ausscheidet, entscheidet sich erst, wenn sie dran ist. Es wird immer angesagt; niemand wird stillschweigend übergangen.',
			],
		},
		walledIn: {
			head: 'Eingemauert',
			text: [
				'So passiert es meistens: Du hast noch Steine, aber keiner passt mehr an deine Farbe. Dem Gegner den letzten Ausweg zu versperren ist ein guter Zug.',
			],
		},
		noFirst: {
			head: 'Kein Platz für den ersten Stein',
			text: [
				'Es ist selten, aber auf kleinen Spielplänen kann es passieren: Gibt es keinen Platz für deinen ersten Stein, wenn du dran bist, scheidest du auch aus. Dann sind alle elf Steine übrig.',
			],
		},
		allPlaced: {
			head: 'Alle Steine gelegt',
			text: [
				'Hast du alle elf Steine gelegt, scheidest du auch aus, und zwar auf die beste Art: Dir wird nichts abgezogen.',
			],
		},
		gameEnd: {
			head: 'Ende der Partie',
			text: ['Die Partie ist zu Ende, wenn alle Farben ausgeschieden sind. Jetzt zählt ihr die Punkte.'],
		},
		fromAbove: {
			head: 'Von oben sichtbar',
			text: [
				'Schau genau von oben auf das Bauwerk. Zähl die Felder, auf denen deine Farbe oben liegt; wie hoch sie liegt, ist egal. Zieh für jeden **Stein, den du nicht legen konntest**, einen Punkt ab.',
				'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.',
			],
		},
		examples: {
			head: 'Drei Partien zum Nachzählen',
			text: [
				'In den Spielregeln stehen die Punkte von drei fertigen Partien. Zähl die Felder jeder Farbe von oben, zieh übrige Steine ab und prüf dein Ergebnis.',
				'Die Punkte sind abgedruckt; die Bauwerke dazu sind von uns.',
			],
		},
		edges: {
			head: 'Erste Steine berühren sich an Kanten',
			text: [
				'Bei fünf oder sechs Spielern gibt es eine neue Regel, damit der Startspieler nicht gleich eingemauert wird. Der erste Stein jeder anderen Farbe muss mit einem Würfel auf dem Boden liegen, einen Stein **an einer Kante** berühren und darf **keinen Stein mit einer Fläche** berühren.',
				'Zwei Würfel berühren sich an einer Kante, wenn sie sich entlang einer Linie treffen, ohne dass Fläche an Fläche liegt.',
				'Alles andere bleibt gleich. Ab dem zweiten Stein baust du wie immer an deine eigene Farbe an.',
			],
		},
		keepAway: {
			head: 'Nie an die eigene Farbe',
			text: [
				'Erste Steine legst du wie im Standardspiel. Danach ist es umgekehrt: Kein weiterer Stein darf **deine eigene Farbe** mit einer Fläche **berühren**. Er muss überhaupt nichts berühren.',
			],
			ruling: [
				'In der Spielregel gibt es diesen Modus nur für fünf und sechs Spieler. Hier könnt ihr ihn zu zweit bis zu sechst spielen, auf jedem Spielplan.',
			],
		},
		fourColours: {
			head: 'Zwei Spieler, vier Farben',
			text: [
				'Jeder Spieler hat zwei Farben, und ihr spielt abwechselnd mit allen vier. Wenn ihr nichts anderes wählt, hat Spieler 1 Gelb und Grün, Spieler 2 Rot und Blau. Es gelten die Höhen und Linien für vier Spieler.',
				'Für jede Farbe gelten die Regeln so, als gehörte sie einem eigenen Spieler: Jeder weitere Stein muss einen Stein **derselben Farbe** berühren. Deine andere Farbe genügt nicht.',
			],
			ruling: ['Der erste Stein einer Farbe darf auch deine andere Farbe berühren.'],
		},
		duoWin: {
			head: 'Die beste Farbe gewinnt',
			text: [
				'Wem die Farbe mit den meisten Punkten gehört, der gewinnt. Die Punkte deiner beiden Farben werden nicht zusammengezählt.',
			],
			ruling: ['Haben beide Spieler eine Farbe mit der höchsten Punktzahl, endet die Partie unentschieden.'],
		},
		ruin: {
			head: 'Zuerst die Ruine',
			text: [
				'Für zwei oder drei Spieler. Vor der Partie baut ihr gemeinsam eine **Ruine** aus den elf Steinen einer Farbe, mit der niemand spielt. Für sie gelten die Regeln fürs Legen, aber ihre Steine müssen sich nicht berühren. Sie bringt niemandem Punkte: Sie versperrt Felder, verdeckt sie und trägt andere Steine.',
			],
			ruling: [
				'Ihr baut sie abwechselnd, jeder einen Stein. Oder ihr lasst sie per Zufall bauen, wählt eine aus unserer Sammlung oder ladet sie aus einer Datei.',
				'Die Ruine muss für jeden Spieler **zwei Felder am Boden frei** lassen. Zufällige Ruinen und die aus unserer Sammlung haben immer alle elf Steine. Baut ihr sie selbst und nichts passt mehr, ist sie fertig.',
			],
		},
		aroundRuin: {
			head: 'Dann das Spiel um sie herum',
			text: [
				'Jetzt spielt ihr das Standardspiel auf der Ruine und um sie herum. Es gelten Höhe und Linie für **einen Spieler mehr**.',
			],
			ruling: [
				'Berührt ein erster Stein die Ruine, zählt das so, als berührte er einen anderen Stein auf dem Spielplan.',
			],
		},
		twoHalves: {
			head: 'Bauen, dann umbauen',
			text: [
				'Für zwei Spieler, auf Colca, Puncu und Apachita. Zuerst spielt ihr das Standardspiel innerhalb der roten Linie, bis ihr beide ausgeschieden seid. Eure Punkte sind euer **Zwischenstand**. Nicht gelegte Steine kommen aus dem Spiel.',
				'Dann baut ihr das Bauwerk Stein für Stein ab und auf der anderen Seite wieder auf. Es beginnt, wer den letzten Stein gelegt hat.',
			],
		},
		taking: {
			head: 'Einen Stein nehmen',
			text: [
				'Wenn du dran bist, nimmst du einen **deiner eigenen Steine** innerhalb der roten Linie. Du darfst ihn nur nehmen, wenn **kein anderer Stein auf ihm liegt**. Ein schon umgebauter Stein bleibt liegen.',
				'Solange du einen Stein nehmen kannst, musst du.',
			],
			ruling: [
				'Laut Spielregel nimmst du einen beliebigen Stein. Wir verstehen darunter einen deiner eigenen.',
			],
		},
		rebuilding: {
			head: 'Außerhalb wieder aufbauen',
			text: [
				'Leg den Stein **außerhalb der roten Linie** wieder hin. Dein erster Stein dort muss mit einem Würfel auf dem Boden liegen und einen deiner Steine berühren, die noch innerhalb der Linie liegen. Jeder weitere muss deine Farbe berühren, egal auf welcher Seite der Linie.',
			],
			ruling: ['Die maximale Höhe für zwei Spieler gilt auch außerhalb der Linie.'],
		},
		aside: {
			head: 'Einen Stein weglegen',
			text: [
				'Lässt sich der Stein außerhalb nicht legen, legst du ihn **weg** und scheidest aus. In allen anderen Modi legst du nie Steine weg.',
			],
			ruling: [
				'Du darfst so einen Stein auch wählen, wenn sich ein anderer legen ließe. Aber ein Stein, der sich legen lässt, muss gelegt werden.',
			],
		},
		nothingLeft: {
			head: 'Kein Stein mehr zu nehmen',
			text: [
				'Kannst du keinen Stein mehr nehmen, scheidest du aus. Seid ihr beide ausgeschieden, ist die Partie zu Ende.',
			],
		},
		transferScore: {
			head: 'Die Schlusswertung',
			text: [
				'Nimm deinen Zwischenstand, zähl die Felder **außerhalb der roten Linie** dazu, auf denen deine Farbe oben liegt, und zieh deine Steine ab, die noch innerhalb liegen oder weggelegt sind.',
				'Ein Beispiel: Dein Zwischenstand ist 10. Außerhalb hast du 14 sichtbare Felder, und einer deiner Steine liegt noch innerhalb: 10 + 14 − 1 = 23.',
			],
		},
		cube: {
			head: 'Ein Würfel für dich allein',
			text: [
				'Allein baust du massive Würfel: 3 × 3 × 3 aus einer Farbe, 4 × 4 × 4 aus zwei, 5 × 5 × 5 aus vier. Beim **freien** Bauen legst du die Steine, wo sie passen, in beliebiger Reihenfolge.',
				'Eine Stufe schwerer ist **berührend**: Die Steine kommen von oben, und jeder weitere Stein berührt seine eigene Farbe. Die Reihenfolge der Farben ist frei.',
				'**Nach den Regeln** wechseln sich außerdem die Farben ab.',
			],
			ruling: ['Nach den Regeln gilt für erste Steine dasselbe wie im Standardspiel.'],
		},
		puzzles: {
			head: 'Rätsel und eine Frage',
			text: [
				'Jeden Spielplan kannst du als Rätsel füllen, und jeden Tag gibt es ein neues. Die Spielregeln fragen, wie viele Möglichkeiten es gibt, den kleinen Würfel aus einer Farbe zu bauen. Hier findest du die Antwort.',
			],
		},
		squareNames: {
			head: 'Felder und Ebenen',
			text: [
				'Die Spalten haben Buchstaben, von links gezählt; die Reihen haben Zahlen, vom oberen Rand der Grundfläche gezählt. Das erste Feld ist `a1`. Die Ebenen zählt man vom Boden aus; ganz unten ist Ebene 1.',
			],
		},
		moveText: {
			head: 'Züge',
			text: [
				'Ein Zug besteht aus dem Stein und den Feldern, auf die seine Würfel kommen; `*2` heißt zwei Würfel auf einem Feld. Die Ebene schreibst du nicht dazu, denn der Stein fällt, so weit er kann.',
				'`L4 b2,b3,b4,c4` liegt flach, `I3 c3*3` steht aufrecht. Im Umbau-Spiel legt `L4 aside` einen Stein weg.',
			],
		},
		records: {
			head: 'Ganze Partien',
			text: [
				'Du kannst eine Partie als Datei speichern oder als Link kopieren. Die Datei ist einfacher Text: erst Spielplan, Modus und Spieler, dann die Züge, Runde für Runde.',
			],
		},
		boxName: {
			head: 'Was „Rumis“ bedeutet',
			text: [
				'**Rumis** heißt Steine. Das Wort kommt aus dem Quechua, der Sprache der Inka, die in den Anden noch heute Millionen Menschen sprechen.',
				'Das Spiel ist für zwei bis vier Spieler, mit RUMIS+ für bis zu sechs, ab 8 Jahren. Eine Partie dauert 15 bis 45 Minuten.',
			],
		},
		builders: {
			head: 'Die Baumeister',
			text: [
				'Die Inka waren Meister im Bauen mit Stein. Sie fügten Blöcke von bis zu 200 Tonnen so genau aneinander, dass sie keinen Mörtel brauchten: Nicht einmal eine Messerklinge passt in die Fugen.',
				'Deine Steine sind leichter, aber es gilt dasselbe: keine Lücken.',
			],
		},
		tips: {
			head: 'Zwei Tipps aus der Schachtel',
			text: [
				'Ein einziger Stein kann bis zu **vier Punkte** bringen: Leg ihn flach ganz nach oben und pass auf, dass ihn niemand verdeckt.',
				'**Dreh den Tisch, bevor du legst.** Von der anderen Seite siehst du vielleicht einen Platz, den du übersehen hast.',
			],
		},
		buildings: {
			head: 'Zwölf Bauwerke',
			text: [
				'Jeder Spielplan trägt den Namen von etwas, das die Inka gebaut haben. Die ersten sechs gehören zu RUMIS, die anderen zu RUMIS+.',
			],
		},
	},
};
