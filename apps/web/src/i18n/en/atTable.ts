import { plural } from './format.js';

/** At an online table: what happens around the game, and how it ends. */
export const atTable = {
	messages: 'What happens at the table',
	ready: (seconds: number) => `Get ready: ${seconds}`,
	agreed: (name: string) => `${name} agrees.`,
	back: (name: string) => `${name} is back.`,
	paused: 'The server was unavailable for a moment. Nobody’s clock was running.',
	botPlays: (bot: string) => `${bot} plays`,
	plan: {
		open: 'Plan replies',
		openCount: (count: number) => `Plan replies (${count})`,
		title: 'Planned replies',
		how: 'Play a move for your opponent, then your reply. Take moves back to prepare for another move.',
		count: (count: number) => plural(count, { one: '# reply planned.', other: '# replies planned.' }),
		none: 'Nothing planned yet.',
		secret: 'Nobody else sees your plan. If a move is taken back, it is dropped.',
		save: 'Save plan',
		remove: (line: string) => `Remove ${line}`,
		played: 'Your planned reply was played.',
		premove: (move: string) => `Your next move: ${move}`,
		premoveCancel: 'Cancel',
	},
	nobodyWins: 'Nobody wins: everyone left the game.',
	ratingNow: (name: string, rating: number, change: string) => `${name}: ${rating} (${change})`,
} as const;

/** The lobby, and the search for an opponent. */
export const lobby = {
	find: 'Find an opponent',
	hint: 'You’ll play someone who wants the same kind of game, if possible with a rating close to yours.',
	waiting: (count: number) =>
		plural(count, { one: '# player is looking right now.', other: '# players are looking right now.' }),
	board: 'Board',
	anyBoard: 'Any board',
	speed: 'Speed',
	speeds: { fast: 'Fast', slow: 'Relaxed', days: 'Over several days' },
	start: 'Find opponent',
	searching: 'Looking for an opponent…',
	lost: 'Can’t reach the server. Trying again…',
	stop: 'Stop looking',
	botMeanwhile: 'Play a bot while you wait',
	botHint: 'When someone is found, your online game opens by itself. The game against the bot is saved.',
	found: 'Opponent found',
	foundText: 'Your game is about to begin.',
	playBot: 'Play a bot',
	playBotHint: 'Starts right away on this device.',
	noneOpen: 'No open tables right now. Find an opponent above, or create a table that others can join.',
	today: 'Finished today',
	lately: 'Finished games',
} as const;
