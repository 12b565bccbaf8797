import type { Texts } from '../texts.js';

/** The boards of the rulebook, by the paragraph that they stand beside. */
export const rulesSamples: Texts['rulesSamples'] = {
	idea: {
		label:
			'Pisac, die Treppe, mitten in einem Spiel zu dritt: Gelb, Rot und Grün haben kreuz und quer gebaut.',
		choices: [],
	},
	turning: {
		label: 'Chullpa, noch leer. Gelb hält das T-Stück.',
		choices: [
			{ name: 'flach', why: 'Das T-Stück liegt auf vier Feldern.' },
			{
				name: 'hochkant',
				why: 'Gekippt: zwei Würfel auf dem mittleren Feld, auf jeder Seite einer daneben.',
			},
			{ name: 'als Stab', why: 'Wie man es auch dreht, aus dem T-Stück wird keine gerade Linie.' },
		],
	},
	plan: {
		label: 'Tambo, das Rasthaus: ein Ring von Feldern um einen offenen Hof. Gelb eröffnet.',
		choices: [
			{ name: 'auf dem Haus', why: 'Alle drei Würfel liegen auf Feldern des Grundrisses.' },
			{ name: 'in den Hof', why: 'Zwei Würfel lägen dort, wo der Grundriss kein Feld hat.' },
		],
	},
	lines: {
		label: 'Coricancha, die Pyramide, für zwei Spieler: Der äußere Ring liegt außerhalb der roten Linie.',
		choices: [
			{ name: 'innerhalb der roten Linie', why: 'Genau diese Felder benutzen zwei Spieler.' },
			{
				name: 'über die Linie',
				why: 'Ein Würfel läge außerhalb. Bei drei oder vier Spielern dürfte er das.',
			},
		],
	},
	support: {
		label:
			'Chullpa. Eine Mauer von Gelb und eine von Rot stehen zu beiden Seiten einer niedrigen Gasse. Gelb ist am Zug.',
		choices: [
			{ name: 'oben entlang', why: 'Jeder Würfel liegt auf einem Stein.' },
			{ name: 'über die Gasse', why: 'Unter dem mittleren Würfel bliebe ein Hohlraum.' },
			{
				name: 'unten in der Gasse',
				why: 'Er steht auf dem Boden und füllt die Gasse. Der Rest bleibt nach oben offen.',
			},
		],
	},
	height: {
		label: 'Pisac für zwei Spieler: Die Reihen erlauben 4, 4, 4, 4, 4, 3, 2 und 1 Würfel. Gelb ist am Zug.',
		choices: [
			{ name: 'Reihe 6', why: 'Drei Würfel sind hier gerade noch erlaubt.' },
			{ name: 'Reihe 7', why: 'Nur zwei sind hier erlaubt; der dritte ist zu viel.' },
			{
				name: 'auf der Mauer in Reihe 6',
				why: 'Dort liegt schon ein Würfel, also käme dieser Stein bis Ebene 4.',
			},
		],
	},
	firstStones: {
		label: 'Chullpa mit einem gelben Stein in der Mitte. Rot legt seinen ersten Stein.',
		choices: [
			{ name: 'neben Gelb', why: 'Auf dem Boden und Fläche an Fläche mit Gelb.' },
			{ name: 'in der Ecke', why: 'Er berührt nichts.' },
			{ name: 'auf Gelb', why: 'Er berührt Gelb, aber keiner seiner Würfel steht auf dem Boden.' },
		],
	},
	touching: {
		label: 'Chullpa mit einem gelben und einem roten Stein. Gelb hält den Zweierstab.',
		choices: [
			{ name: 'Fläche an Fläche', why: 'Seite an Seite mit Gelb: Sie berühren sich.' },
			{ name: 'Ecke an Ecke', why: 'Er trifft Gelb nur an einer Kante.' },
		],
	},
	laterStones: {
		label: 'Chullpa mit einem gelben und einem roten Stein, ineinander verhakt. Gelb ist am Zug.',
		choices: [
			{ name: 'neben Gelb', why: 'Er berührt den gelben Stein von der Seite.' },
			{ name: 'über beide', why: 'Er liegt auf Gelb und deckt zugleich Rot zu.' },
			{ name: 'neben Rot', why: 'Er berührt nur Rot, und das zählt nicht.' },
		],
	},
	walledIn: {
		label: 'Ein Übungsplan, einen Würfel hoch. Rot sitzt in der Ecke und hat einen Ausweg. Gelb ist am Zug.',
		choices: [
			{ name: 'in den Weg', why: 'Nun hat Rot für keinen Stein mehr Platz: Rot scheidet aus.' },
			{ name: 'daneben', why: 'Rot kommt noch durch Reihe 3 hinaus und spielt weiter.' },
		],
	},
	fromAbove: {
		label: 'Ein beendetes Spiel zu zweit auf Chullpa, von oben.',
		choices: [],
	},
	edges: {
		label: 'Colca für fünf Spieler mit einem gelben Stein. Rot legt seinen ersten Stein.',
		choices: [
			{ name: 'an der Ecke', why: 'Die beiden Steine treffen sich an einer Kante.' },
			{ name: 'Fläche an Fläche', why: 'Später wäre das in Ordnung, aber nicht bei einem ersten Stein.' },
			{ name: 'weit weg', why: 'Er trifft nichts, nicht einmal an einer Kante.' },
		],
	},
	keepAway: {
		label: 'Invers auf Chullpa mit einem gelben und einem roten Stein. Gelb legt seinen zweiten Stein.',
		choices: [
			{ name: 'weit weg von Gelb', why: 'Er darf Rot berühren oder auch gar nichts.' },
			{ name: 'neben Gelb', why: 'Ein Würfel liegt an einem gelben.' },
			{ name: 'auf Rot', why: 'Auf anderen zu liegen ist in Ordnung, solange kein Gelb daneben ist.' },
		],
	},
	fourColours: {
		label: 'Duo auf Chullpa: Jede der vier Farben hat einen Stein. Gelb ist am Zug.',
		choices: [
			{ name: 'neben Gelb', why: 'Gelb berührt Gelb.' },
			{ name: 'neben Grün', why: 'Grün gehört demselben Spieler, ist aber eine andere Farbe.' },
		],
	},
	ruin: {
		label: 'Die Ruine auf Chullpa bedeckt zwölf von zwanzig Feldern. Zwei Spieler bauen sie weiter.',
		choices: [
			{ name: 'obenauf', why: 'Die acht freien Felder bleiben frei.' },
			{ name: 'auf den Boden', why: 'Nur fünf Felder blieben übrig. Zwei Spieler brauchen acht.' },
		],
	},
	aroundRuin: {
		label: 'Eine fertige Ruine auf Tambo und ein gelber Stein. Rot legt seinen ersten Stein.',
		choices: [
			{ name: 'neben der Ruine', why: 'Er berührt keine Farbe, aber er berührt die Ruine.' },
			{ name: 'abseits', why: 'Er berührt nichts.' },
		],
	},
	taking: {
		label: 'Colca nach dem Bauen. Rot nimmt einen Stein von innerhalb der roten Linie.',
		choices: [
			{ name: 'der Viererstab', why: 'Nichts liegt auf ihm, also lässt er sich umsetzen.' },
			{ name: 'der Haken', why: 'Die markierten Würfel ruhen auf ihm.' },
		],
	},
	rebuilding: {
		label: 'Colca nach dem Bauen. Rot hat den Viererstab genommen und sucht außen einen Platz.',
		choices: [
			{
				name: 'an der Linie',
				why: 'Er steht auf dem Boden und berührt Rot auf der anderen Seite der Linie.',
			},
			{ name: 'wieder nach innen', why: 'Was abgebaut ist, kommt nie wieder auf rote Felder.' },
			{ name: 'am anderen Ende', why: 'Er berührt die eigene Farbe nicht.' },
		],
	},
	aside: {
		label: 'Colca nach dem Bauen. Rot überlegt, einen Stein wegzulegen.',
		choices: [
			{
				name: 'der Zweierstab',
				why: 'Außen ist kein Platz für ihn. Er wird weggelegt, und Rot scheidet aus.',
			},
			{ name: 'der Dreierstab', why: 'Für ihn gibt es einen Platz, zum Beispiel den gezeigten.' },
		],
	},
	moveText: {
		label: 'Chullpa mit einem gelben und einem roten Stein. Gelb ist am Zug.',
		choices: [
			{ name: 'I3 b2,c2,d2', why: 'Drei Felder, je ein Würfel: Der Stab liegt.' },
			{ name: 'I3 a3*3', why: 'Drei Würfel auf einem Feld: Der Stab steht.' },
			{ name: 'I3 b3,b4*2', why: 'Kein Stab hat diese Form.' },
		],
	},
};
