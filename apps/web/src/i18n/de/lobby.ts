import type { Book } from '../en/texts.js';
import { plural } from './format.js';

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
