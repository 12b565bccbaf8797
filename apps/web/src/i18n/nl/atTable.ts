import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const atTable: Book['atTable'] = {
	messages: 'Wat er aan tafel gebeurt',
	ready: (seconds) => `Maak je klaar: ${seconds}`,
	takenBack: 'Er is een zet teruggenomen.',
	agreed: (name) => `${name} gaat akkoord.`,
	back: (name) => `${name} is terug.`,
	paused: 'De server was even niet te bereiken. Die tijd telt niet mee.',
	botPlays: (bot) => `${bot} speelt`,
	plan: {
		open: 'Antwoorden plannen',
		openCount: (count) => `Antwoorden plannen (${count})`,
		title: 'Geplande antwoorden',
		how: 'Doe een zet voor de tegenstander en dan je antwoord. Neem zetten terug om iets anders te plannen.',
		count: (count) => plural(count, { one: '# antwoord gepland.', other: '# antwoorden gepland.' }),
		none: 'Nog niets gepland.',
		secret: 'Alleen jij ziet je plan. Het vervalt als er een zet wordt teruggenomen.',
		save: 'Plan opslaan',
		remove: (line) => `${line} verwijderen`,
		played: 'Je geplande antwoord is gespeeld.',
		premove: (move) => `Je volgende zet: ${move}`,
		premoveCancel: 'Annuleren',
	},
	nobodyWins: 'Niemand wint: iedereen heeft de partij verlaten.',
	ratingNow: (name, rating, change) => `${name}: ${rating} (${change})`,
};
