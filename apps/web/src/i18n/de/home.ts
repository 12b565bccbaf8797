import type { Texts } from '../en/texts.js';

/** The start page. */
export const home: Texts['home'] = {
	sentence:
		'Errichtet gemeinsam ein Bauwerk der Inka, Stein für Stein – und sorg dafür, dass deine Farbe oben liegt.',
	play: 'Jetzt spielen',
	playHint: 'Du gegen Paqu, einen leichten Bot, auf einem kleinen Turm. Regeln musst du vorher nicht lesen.',
	continue: 'Weiterspielen',
	saved: (title, turn, when) => `${title} · Zug ${turn} · ${when}`,
	newGame: 'Neue Partie …',
	open: 'Partie öffnen …',
	nextOpponent: 'Dein nächster Gegner',
	botRating: (rating) => `Deine Wertung gegen Bots: ${rating}`,
	more: 'Mehr',
	sections: {
		lesson: { title: 'Einführung', text: 'Lern Rumis beim Spielen, in fünf Minuten.' },
		bots: { title: 'Bots', text: 'Neun Tiere, neun Stufen: Wie weit kommst du?' },
		solitaire: {
			title: 'Solitärspiel',
			text: 'Fülle Würfel und Bauwerke mit Steinen: 280 Rätsel und jeden Tag ein neues.',
		},
		analysis: {
			title: 'Analyse',
			text: 'Finde heraus, wo eine Partie gewonnen oder verloren wurde: Probiere Züge aus, frag die Engine, sammle Varianten.',
		},
		puzzles: {
			title: 'Rätsel aus Partien',
			text: 'Ein Zug ist klar der beste. Finde ihn, sammle Wertungspunkte oder spiel gegen die Uhr.',
		},
		solutions: {
			title: 'Wie viele Möglichkeiten?',
			text: 'Es gibt 3.372 Möglichkeiten, den kleinen Würfel aus einer Farbe zu bauen. Sieh sie dir alle an.',
		},
		rules: { title: 'Regeln', text: 'Alle Spielmodi, mit Spielplänen zum Ausprobieren.' },
		workshop: {
			title: 'Werkstatt',
			text: 'Zeichne eigene Spielpläne und korrigiere unsere. Spiel darauf, teile und drucke sie.',
		},
	},
	about:
		'Ein Brettspiel von Stefan Kögl, erschienen als RUMIS und als Blokus 3D. Diese unabhängige Version haben Leute gemacht, die das Spiel lieben; mit den Verlagen hat sie nichts zu tun.',
	box: '„Rumis“ ist Quechua und heißt „Steine“. Ab 8 Jahren, für 2 bis 6 Spieler, 15 bis 45 Minuten.',
};
