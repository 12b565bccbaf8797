/** New weights are taken over only if they win against those in the engine, on every board of a sample together. */
import { BEST_STYLE } from '../../src/makeBot.js';
import { learningGames } from './games.js';
import { playMatch, scoreOf } from './match.js';
import { type AllWeights, type Plan, styleOf } from './plan.js';

/** Boards, players and modes of every group; boards that get weights of their own are played too. */
const SAMPLE = [
	...['chullpa-2-standard', 'pirka-2-standard', 'colca-2-standard', 'pisac-3-standard', 'chullpa-4-standard'],
	...['tambo-2-inverse', 'colca-3-inverse', 'cucho-2-duo', 'pirka-2-ruinas', 'apachita-5-standard'],
	'colca-2-transfer',
];
const PAIRS = 10;

export function passesGate(weights: AllWeights, plan: Plan): boolean {
	const results: number[] = [];
	for (const game of learningGames()) {
		const isSampled = SAMPLE.includes(game.name) || plan.boards.includes(game.name);
		const isLearnt = Object.hasOwn(weights, game.name) || Object.hasOwn(weights, game.group);
		if (!isSampled || !isLearnt) continue;
		const budget = { kind: 'sims', sims: plan.sims } as const;
		const played = playMatch([styleOf(weights), BEST_STYLE], game.setup, PAIRS, budget, plan.seed);
		const { mean, error } = scoreOf(played);
		console.log(`gate: ${game.name} ${(100 * mean).toFixed(1)} % ± ${(100 * error).toFixed(1)}`);
		results.push(...played);
	}
	const { mean, error } = scoreOf(results);
	console.log(
		`gate: all ${(100 * mean).toFixed(1)} % ± ${(100 * error).toFixed(1)} of ${results.length} games`,
	);
	return mean - error > 0.5;
}
