import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const atTable: Book['atTable'] = {
	messages: 'Was am Tisch passiert',
	ready: (seconds) => `Gleich geht’s los: ${seconds}`,
	agreed: (name) => `${name} ist einverstanden.`,
	back: (name) => `${name} ist wieder da.`,
	paused: 'Der Server war kurz nicht erreichbar. Diese Zeit zählt nicht.',
	botPlays: (bot) => `${bot} spielt`,
	plan: {
		open: 'Antworten planen',
		openCount: (count) => `Antworten planen (${count})`,
		title: 'Geplante Antworten',
		how: 'Spiel einen Zug für die Gegenseite, dann deine Antwort darauf. Nimm Züge zurück, um für andere Fälle zu planen.',
		count: (count) => plural(count, { one: '# Antwort geplant.', other: '# Antworten geplant.' }),
		none: 'Noch nichts geplant.',
		secret: 'Nur du siehst deinen Plan. Wird ein Zug zurückgenommen, verfällt der Plan.',
		save: 'Plan speichern',
		remove: (line) => `${line} entfernen`,
		played: 'Deine geplante Antwort wurde gespielt.',
		premove: (move) => `Dein nächster Zug: ${move}`,
		premoveCancel: 'Verwerfen',
	},
	nobodyWins: 'Niemand gewinnt: Alle haben die Partie verlassen.',
	ratingNow: (name, rating, change) => `${name}: ${rating} (${change})`,
};

export const lobby: Book['lobby'] = {
	find: 'Gegnersuche',
	hint: 'Du spielst gegen jemanden, der das Gleiche sucht, möglichst mit ähnlicher Wertung.',
	waiting: (count) => plural(count, { one: 'Gerade sucht # Spieler.', other: 'Gerade suchen # Spieler.' }),
	board: 'Spielplan',
	anyBoard: 'Beliebig',
	speed: 'Tempo',
	speeds: { fast: 'Schnell', slow: 'In Ruhe', days: 'Über mehrere Tage' },
	start: 'Gegner suchen',
	searching: 'Gegner wird gesucht …',
	lost: 'Der Server ist nicht erreichbar. Neuer Versuch …',
	stop: 'Suche beenden',
	botMeanwhile: 'Solange gegen einen Bot spielen',
	botHint:
		'Sobald jemand gefunden ist, öffnet sich deine Online-Partie von selbst. Die Partie gegen den Bot ist gespeichert.',
	found: 'Gegner gefunden',
	foundText: 'Deine Partie beginnt gleich.',
	playBot: 'Gegen einen Bot spielen',
	playBotHint: 'Geht auf diesem Gerät sofort los.',
	noneOpen: 'Gerade ist kein Tisch offen. Such oben einen Gegner oder eröffne selbst einen Tisch.',
	today: 'Heute beendet',
	lately: 'Beendete Partien',
};
