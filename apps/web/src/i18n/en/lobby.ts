import { plural } from './format.js';

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
