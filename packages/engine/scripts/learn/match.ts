/** Small matches between two styles of search, seats swapped from the same opening. */
import { modeOf, Position, type Setup, sideOfColour, sidePoints } from '@rumis/rules';
import { boardFrom, moveOf } from '../../src/board/convert.js';
import { MoveMasks } from '../../src/board/moveMasks.js';
import { randomMove } from '../../src/board/playout.js';
import { FastRandom } from '../../src/board/random.js';
import { SearchBoard } from '../../src/board/searchBoard.js';
import type { Bot, Budget } from '../../src/bot.js';
import { SearchBot, type SearchStyle } from '../../src/searchBot.js';

/** What the first style took of the points of every game: 1 for ending ahead, one half for a tie. */
export function playMatch(
	[first, second]: readonly [SearchStyle, SearchStyle],
	setup: Setup,
	pairs: number,
	budget: Budget | readonly [Budget, Budget],
	seed: number,
): number[] {
	const budgets = 'kind' in budget ? [budget, budget] : budget;
	const bots = [first, second].map((style, i) => new SearchBot('', style, () => budgets[i]!, seed));
	return Array.from({ length: 2 * pairs }, (_, game) => {
		const position = openingOf(setup, seed + (game >> 1), new SearchBoard(setup).colours);
		for (const [i, bot] of bots.entries()) bot.newGame(seed + 1000 * game + i);
		return playGame(position, bots, game % 2);
	});
}

/** A game that begins with some random stones; one of every colour makes games differ. */
export function openingOf(setup: Setup, seed: number, stones: number): Position {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(started.error.code);
	const position = started.value;
	const random = new FastRandom(seed);
	const masks = new MoveMasks(boardFrom(position));
	for (let ply = 0; ply < stones && position.phase !== null; ply++) {
		const now = boardFrom(position);
		position.play(moveOf(now, randomMove(now, random, masks)));
	}
	return position;
}

/** Sides take turns at being played by the first bot: 0, 2, 4 … or 1, 3, 5 …. */
export function playGame(position: Position, bots: readonly Bot[], swap: number): number {
	const mode = modeOf(position.setup.mode);
	while (position.phase !== null) {
		const side = sideOfColour(mode, position.colours.indexOf(position.toPlay!));
		position.play(bots[(side + swap) % 2]!.choose(position));
	}
	const points = sidePoints(mode, position.scores());
	let [won, met] = [0, 0];
	points.forEach((own, i) => {
		points.forEach((other, j) => {
			if ((i + swap) % 2 !== 0 || (j + swap) % 2 !== 1) return;
			met++;
			won += own > other ? 1 : own === other ? 0.5 : 0;
		});
	});
	return won / met;
}

/** Mean, and one standard error of it. */
export function scoreOf(results: readonly number[]): { readonly mean: number; readonly error: number } {
	const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
	const squares = results.reduce((sum, result) => sum + (result - mean) ** 2, 0);
	return { mean, error: Math.sqrt(squares / results.length / Math.max(1, results.length - 1)) };
}
