import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const atTable: Book['atTable'] = {
	messages: 'Wat er aan tafel gebeurt',
	ready: (seconds) => `Maak je klaar: ${seconds}`,
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

export const lobby: Book['lobby'] = {
	find: 'Een tegenstander zoeken',
	hint: 'Je speelt tegen iemand die hetzelfde soort partij zoekt, het liefst met een vergelijkbare rating.',
	waiting: (count) =>
		plural(count, { one: 'Nu is # speler aan het zoeken.', other: 'Nu zijn # spelers aan het zoeken.' }),
	board: 'Speelbord',
	anyBoard: 'Maakt niet uit',
	speed: 'Tempo',
	speeds: { fast: 'Snel', slow: 'Rustig', days: 'Meerdere dagen' },
	start: 'Tegenstander zoeken',
	searching: 'Op zoek naar een tegenstander…',
	lost: 'De server is niet te bereiken. Opnieuw proberen…',
	stop: 'Stoppen met zoeken',
	botMeanwhile: 'Intussen tegen een bot spelen',
	botHint: 'Zodra er iemand is, gaat je onlinepartij vanzelf open. De partij tegen de bot wordt bewaard.',
	found: 'Tegenstander gevonden',
	foundText: 'Je partij begint zo.',
	playBot: 'Tegen een bot spelen',
	playBotHint: 'Begint meteen op dit apparaat.',
	noneOpen: 'Er zijn nu geen open tafels. Zoek hierboven een tegenstander of maak zelf een tafel.',
	today: 'Vandaag afgelopen',
	lately: 'Afgelopen partijen',
};
