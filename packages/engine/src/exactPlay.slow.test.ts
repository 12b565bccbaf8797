import type { Position } from '@rumis/rules';
import { expect, test } from 'vitest';
import { setupOf, startOf } from '../test/games.js';
import type { Analysis, Bot } from './index.js';
import { makeBot } from './index.js';

function botOf(spec: string, seed: number): Bot {
	const bot = makeBot(spec, seed);
	if (!bot.ok) throw new Error(bot.error.code);
	return bot.value;
}

function analysisOf(bot: Bot, position: Position): Analysis {
	const thought = bot.think(position);
	while (!thought.step());
	return thought.analysis();
}

/** Plays until an analysis is exact, and returns it. */
function playUntilExact(position: Position, bot: Bot): Analysis {
	for (;;) {
		const analysis = analysisOf(bot, position);
		if (analysis.exact) return analysis;
		position.play(bot.choose(position));
	}
}

function marginOf(scores: readonly number[], first: number): number {
	return scores[first]! - scores[1 - first]!;
}

const finalScores = (position: Position): number[] => position.scores().map(({ points }) => points);

const games = ['chullpa', 'pirka', 'tambo', 'cucho'].map((id, index) => ({ id, seed: index + 1 }));

test.each(games)('the margin that an analysis calls exact is played out: $id', ({ id, seed }) => {
	const position = startOf(setupOf(id));
	const { candidates } = playUntilExact(position, botOf('sims:60', seed));
	const mover = position.colours.indexOf(position.toPlay!);
	const exact = marginOf(candidates[0]!.scores, mover);
	const wide = position.clone();
	const bots = [botOf('sims:60', 7), botOf('sims:60', 8)];
	while (position.phase !== null) {
		position.play(bots[position.colours.indexOf(position.toPlay!)]!.choose(position));
	}
	expect(marginOf(finalScores(position), mover)).toBe(exact);

	// Against worse play it can only grow.
	bots[1 - mover] = botOf('random', 3);
	while (wide.phase !== null) wide.play(bots[wide.colours.indexOf(wide.toPlay!)]!.choose(wide));
	expect(marginOf(finalScores(wide), mover)).toBeGreaterThanOrEqual(exact);
});
