import type { Book } from '../en/texts.js';

/** The example boards of the rule book, by the paragraph they illustrate. */
export const rulesSamples: Book['rulesSamples'] = {
	idea: {
		label: 'Pisac, die Treppe, mitten in einer Partie zu dritt: Steine in Gelb, Rot und Grün.',
		choices: [],
	},
	turning: {
		label: 'Chullpa, noch leer. Gelb hält das T-Stück.',
		choices: [
			{ name: 'flach', why: 'Das T-Stück liegt auf vier Feldern.' },
			{
				name: 'hochkant',
				why: 'Gekippt: zwei Würfel auf dem mittleren Feld, links und rechts davon je einer.',
			},
			{ name: 'als gerader Stab', why: 'Wie du das T-Stück auch drehst, es wird keine gerade Linie.' },
		],
	},
	plan: {
		label: 'Tambo, das Rasthaus: ein Ring aus Feldern um einen offenen Hof. Gelb beginnt.',
		choices: [
			{ name: 'auf der Grundfläche', why: 'Alle drei Würfel liegen auf Feldern der Grundfläche.' },
			{ name: 'in den Hof', why: 'Zwei Würfel lägen dort, wo die Grundfläche keine Felder hat.' },
		],
	},
	lines: {
		label: 'Coricancha, die Pyramide, für zwei Spieler: Der äußere Ring liegt außerhalb der roten Linie.',
		choices: [
			{ name: 'innerhalb der roten Linie', why: 'Genau auf diesen Feldern bauen zwei Spieler.' },
			{
				name: 'über die Linie',
				why: 'Ein Würfel läge außerhalb. Bei drei oder vier Spielern wäre das erlaubt.',
			},
		],
	},
	support: {
		label:
			'Chullpa. Eine gelbe und eine rote Mauer stehen links und rechts einer niedrigen Gasse. Gelb ist dran.',
		choices: [
			{ name: 'oben entlang', why: 'Jeder Würfel liegt auf einem Stein.' },
			{ name: 'über die Gasse', why: 'Unter dem mittleren Würfel bliebe ein Hohlraum.' },
			{
				name: 'unten in der Gasse',
				why: 'Er steht auf dem Boden und füllt die Gasse. Darüber bleibt es offen.',
			},
		],
	},
	height: {
		label: 'Pisac für zwei Spieler: Die Reihen erlauben 4, 4, 4, 4, 4, 3, 2 und 1 Würfel. Gelb ist dran.',
		choices: [
			{ name: 'Reihe 6', why: 'Drei Würfel: Das ist hier genau die maximale Höhe.' },
			{ name: 'Reihe 7', why: 'Die maximale Höhe ist hier zwei; der dritte Würfel ist zu viel.' },
			{
				name: 'auf der Mauer in Reihe 6',
				why: 'Dort liegt schon ein Würfel, also würde dieser Stein bis Ebene 4 reichen.',
			},
		],
	},
	firstStones: {
		label: 'Chullpa mit einem gelben Stein in der Mitte. Rot legt seinen ersten Stein.',
		choices: [
			{ name: 'neben Gelb', why: 'Auf dem Boden und Fläche an Fläche mit Gelb.' },
			{ name: 'in der Ecke', why: 'Er berührt nichts.' },
			{ name: 'auf Gelb', why: 'Er berührt Gelb, aber keiner seiner Würfel liegt auf dem Boden.' },
		],
	},
	touching: {
		label: 'Chullpa mit einem gelben und einem roten Stein. Gelb hält den Zweierstab.',
		choices: [
			{ name: 'Fläche an Fläche', why: 'Er liegt Seite an Seite mit Gelb: Die Steine berühren sich.' },
			{ name: 'Ecke an Ecke', why: 'Er trifft Gelb nur an einer Kante.' },
		],
	},
	laterStones: {
		label: 'Chullpa mit einem gelben und einem roten Stein, ineinander verhakt. Gelb ist dran.',
		choices: [
			{ name: 'neben Gelb', why: 'Er berührt den gelben Stein von der Seite.' },
			{ name: 'über beide', why: 'Er liegt auf Gelb und verdeckt zugleich Rot.' },
			{ name: 'neben Rot', why: 'Er berührt nur Rot, und das zählt nicht.' },
		],
	},
	walledIn: {
		label:
			'Ein Übungsplan, nur einen Würfel hoch. Rot sitzt in der Ecke und hat nur einen Ausweg. Gelb ist dran.',
		choices: [
			{ name: 'in den Weg', why: 'Jetzt kann Rot keinen Stein mehr legen: Rot scheidet aus.' },
			{ name: 'daneben', why: 'Rot kommt noch durch Reihe 3 heraus und spielt weiter.' },
		],
	},
	fromAbove: {
		label: 'Eine beendete Partie zu zweit auf Chullpa, von oben gesehen.',
		choices: [],
	},
	edges: {
		label: 'Colca für fünf Spieler mit einem gelben Stein. Rot legt seinen ersten Stein.',
		choices: [
			{ name: 'an der Ecke', why: 'Die beiden Steine berühren sich an einer Kante.' },
			{
				name: 'Fläche an Fläche',
				why: 'Für weitere Steine ist das in Ordnung, aber nicht für einen ersten.',
			},
			{ name: 'weit weg', why: 'Er berührt nichts, nicht einmal an einer Kante.' },
		],
	},
	keepAway: {
		label: 'Invers auf Chullpa mit einem gelben und einem roten Stein. Gelb legt seinen zweiten Stein.',
		choices: [
			{ name: 'weit weg von Gelb', why: 'Er darf Rot berühren oder auch gar nichts.' },
			{ name: 'neben Gelb', why: 'Einer seiner Würfel berührt einen gelben Würfel.' },
			{ name: 'auf Rot', why: 'Auf anderen Farben zu bauen ist erlaubt, solange er Gelb nicht berührt.' },
		],
	},
	fourColours: {
		label: 'Duo auf Chullpa: Jede der vier Farben hat einen Stein. Gelb ist dran.',
		choices: [
			{ name: 'neben Gelb', why: 'Gelb berührt Gelb.' },
			{ name: 'neben Grün', why: 'Grün gehört demselben Spieler, ist aber eine andere Farbe.' },
		],
	},
	ruin: {
		label: 'Die Ruine auf Chullpa bedeckt sechzehn von zwanzig Feldern. Zwei Spieler bauen noch an ihr.',
		choices: [
			{ name: 'obendrauf', why: 'Die vier freien Felder bleiben frei.' },
			{ name: 'auf den Boden', why: 'Nur ein Feld bliebe übrig. Zwei Spieler brauchen vier.' },
		],
	},
	aroundRuin: {
		label: 'Eine fertige Ruine auf Tambo und ein gelber Stein. Rot legt seinen ersten Stein.',
		choices: [
			{ name: 'neben der Ruine', why: 'Er berührt keine Farbe eines Spielers, aber er berührt die Ruine.' },
			{ name: 'abseits', why: 'Er berührt nichts.' },
		],
	},
	taking: {
		label: 'Colca nach der Bauphase. Rot nimmt einen Stein innerhalb der roten Linie.',
		choices: [
			{ name: 'der Viererstab', why: 'Auf ihm liegt nichts, also lässt er sich umbauen.' },
			{ name: 'der Haken', why: 'Die markierten Würfel liegen auf ihm.' },
		],
	},
	rebuilding: {
		label: 'Colca nach der Bauphase. Rot hat den Viererstab genommen und sucht außerhalb einen Platz.',
		choices: [
			{
				name: 'an der Linie',
				why: 'Er steht auf dem Boden und berührt Rot auf der anderen Seite der Linie.',
			},
			{
				name: 'wieder nach innen',
				why: 'Ein genommener Stein kommt nie wieder auf Felder innerhalb der roten Linie.',
			},
			{ name: 'am anderen Ende', why: 'Er berührt die eigene Farbe nicht.' },
		],
	},
	aside: {
		label: 'Colca nach der Bauphase. Rot überlegt, einen Stein wegzulegen.',
		choices: [
			{
				name: 'der Zweierstab',
				why: 'Außerhalb lässt er sich nicht legen. Er wird weggelegt, und Rot scheidet aus.',
			},
			{ name: 'der Dreierstab', why: 'Er lässt sich legen, zum Beispiel an der gezeigten Stelle.' },
		],
	},
	moveText: {
		label: 'Chullpa mit einem gelben und einem roten Stein. Gelb ist dran.',
		choices: [
			{ name: 'I3 b2,c2,d2', why: 'Drei Felder mit je einem Würfel: Der Stab liegt flach.' },
			{ name: 'I3 a3*3', why: 'Drei Würfel auf einem Feld: Der Stab steht aufrecht.' },
			{ name: 'I3 b3,b4*2', why: 'Der Stab hat diese Form nicht.' },
		],
	},
};

export const counting: Book['counting'] = {
	games: {
		tie: {
			title: 'Vier Farben',
			left: 'Alle haben ihre elf Steine gelegt.',
			result: 'Rot und Grün teilen sich den Sieg.',
		},
		winner: {
			title: 'Ein Stein ist übrig',
			left: 'Gelb konnte einen Stein nicht legen.',
			result: 'Rot gewinnt.',
		},
		draw: {
			title: 'Violett gegen Orange',
			left: 'Beide haben ihre elf Steine gelegt.',
			result: 'Die Partie endet unentschieden.',
		},
	},
	check: 'Prüfen',
	show: 'Punkte zeigen',
	right: 'Richtig!',
	again: (colours) => `Zähl noch einmal: ${colours}.`,
};
