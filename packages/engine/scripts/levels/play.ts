/** Plays the games of a match that are still missing. */
import type { Setup } from '@rumis/rules';
import { SearchBoard } from '../../src/board/searchBoard.js';
import { openingOf, playGame } from '../learn/match.js';
import { makePlayer } from './player.js';
import type { Match, Results } from './results.js';

/** Every pair of games has seeds of its own, so that it does not matter where an earlier run stopped. */
const seedOf = (seed: number, pair: number): number => seed + 7919 * pair;

/** Processor time of this process, so that a busy machine does not mean fewer games. */
const secondsUsed = (): number => process.cpuUsage().user / 1e6;

/** Plays until there are so many games, or the time is over; the seats are swapped in every second game. */
export function playMissing(
	results: Results,
	match: Match,
	setup: Setup,
	{ games, seed, seconds }: { readonly games: number; readonly seed: number; readonly seconds: number },
): void {
	const players = [makePlayer(match.upper, seed), makePlayer(match.lower, seed)];
	const end = secondsUsed() + seconds;
	for (let pair = results.pairsOf(match).length; 2 * pair < games && secondsUsed() < end; pair++) {
		const scores = [0, 1].map((swap) => {
			const from = seedOf(seed, pair);
			for (const [i, player] of players.entries()) player.newGame(from + 1000 * (2 * swap + i + 1));
			return playGame(openingOf(setup, from, match.openings), players, swap);
		});
		results.add(match, pair, scores);
	}
}

export const coloursOf = (setup: Setup): number => new SearchBoard(setup).colours;
