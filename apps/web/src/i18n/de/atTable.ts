import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const atTable: Book['atTable'] = {
	messages: 'Was am Tisch passiert',
	ready: (seconds) => `Gleich geht’s los: ${seconds}`,
	takenBack: 'Ein Zug wurde zurückgenommen.',
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
