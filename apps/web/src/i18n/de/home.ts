import type { Texts } from '../texts.js';

/** The start page. */
export const home: Texts['home'] = {
	sentence:
		'Stein für Stein entsteht ein Bauwerk der Inka – zeig von oben gesehen am meisten von deiner Farbe.',
	play: 'Gleich spielen',
	playHint: 'Du gegen einen leichten Bot, auf einem kleinen Turm. Ohne erst Regeln zu lesen.',
	continue: 'Weiterspielen',
	saved: (title, turn, when) => `${title} · Zug ${turn} · ${when}`,
	newGame: 'Neues Spiel…',
	open: 'Spiel öffnen…',
	more: 'Was es noch gibt',
	sections: {
		lesson: { title: 'Lektion', text: 'Lerne das Spiel mit eigenen Händen, in fünf Minuten.' },
		solitaire: { title: 'Solitär', text: 'Fülle Würfel und Bauwerke: 200 Rätsel und jeden Tag eines.' },
		ways: {
			title: 'Wie viele Arten?',
			text: '3.372 Arten, den kleinen Würfel aus einer Farbe zu bauen. Sieh sie dir alle an.',
		},
		rules: { title: 'Regeln', text: 'Alle Spielarten, mit Spielplänen zum Ausprobieren.' },
	},
	about:
		'Ein Brettspiel von Stefan Kögl, bekannt als RUMIS und Blokus 3D. Dies ist eine unabhängige Umsetzung ' +
		'von Leuten, die es mögen; mit den Verlagen hat sie nichts zu tun.',
};
