import type { Texts } from '../en/texts.js';

export const coach: Texts['coach'] = {
	label: 'Hinweis',
	pick: 'Wähle einen Stein. Such ihm einen Platz, dreh ihn, wenn du magst, und leg ihn.',
	touch: 'Ab jetzt muss jeder deiner Steine einen eigenen berühren, Fläche an Fläche.',
	above: 'Es zählt nur, was von oben sichtbar ist: jedes Feld ein Punkt, jeder übrige Stein einer weniger.',
	gotIt: 'Verstanden',
	off: 'Keine Hinweise mehr',
};
