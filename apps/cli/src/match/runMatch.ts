import { Failure } from '../shared/failure.js';
import { makeProgress, type Progress } from '../text/progress.js';
import { firstShare } from './comparisons.js';
import { deal } from './deal.js';
import { Samples } from './elo.js';
import type { GameResult } from './game.js';
import { type MatchPlan, seatCount } from './plan.js';
import type { MakeBot } from './player.js';
import { localRunner, type Runner, threadRunner } from './runner.js';
import { makeSchedule } from './schedule.js';
import { type SprtBounds, sprt } from './sprt.js';
import { winShare } from './stats.js';

export interface MatchOptions {
	readonly threads: number;
	readonly makeBot: MakeBot;
	readonly sprt: SprtBounds | null;
	/** Called with every game, in order. */
	readonly onGame: (result: GameResult) => void;
}

/** Plays a match, and returns the games that count: all of them, or those up to the verdict of the test. */
export async function runMatch(plan: MatchPlan, options: MatchOptions): Promise<GameResult[]> {
	const { bots, games, seed } = plan;
	const schedule = makeSchedule({ bots: bots.length, seats: seatCount(plan.setup), games, seed });
	const runners = makeRunners(plan, options.makeBot, Math.min(options.threads, schedule.length));
	const results: GameResult[] = [];
	const bar = runningScore(bots.length, schedule.length);
	const isUndecided = watch(options.sprt, Math.min(bots.length, seatCount(plan.setup)));
	try {
		await deal(schedule, runners, (result) => {
			results.push(result);
			bar.update(result);
			options.onGame(result);
			return isUndecided(results);
		});
	} catch (error) {
		if (error instanceof Failure) throw error;
		throw new Failure(`a game could not be played: ${error instanceof Error ? error.message : error}`);
	} finally {
		bar.end();
		await Promise.all(runners.map((runner) => runner.close()));
	}
	return results;
}

/** With one thread, games are played in this one. */
const makeRunners = (plan: MatchPlan, makeBot: MakeBot, threads: number): Runner[] =>
	threads === 1 ? [localRunner(plan, makeBot)] : Array.from({ length: threads }, () => threadRunner(plan));

/**
 * Whether a match goes on; checked when a group is complete, so the number of threads makes no difference.
 */
function watch(bounds: SprtBounds | null, groupSize: number): (results: readonly GameResult[]) => boolean {
	const samples = new Samples();
	return (results) => {
		if (!bounds || results.length % groupSize !== 0) return true;
		samples.add(firstShare(results.slice(-groupSize)));
		return sprt(bounds, samples).verdict === null;
	};
}

/** With more bots the score would not fit on the line of the bar. */
const SHOWN_BOTS = 6;

/** The bar with the wins so far. The label of a bar is fixed, so every score needs a new bar. */
function runningScore(bots: number, games: number) {
	const wins = new Array<number>(bots).fill(0);
	let bar: Progress = makeProgress('match');
	bar.update(0);
	return {
		update(game: GameResult): void {
			for (const [seat, bot] of game.seats.entries()) wins[bot]! += winShare({ game, seat });
			const score = bots > SHOWN_BOTS ? '' : ` ${wins.map((value) => value.toFixed(1)).join(' : ')}`;
			bar = makeProgress(`match${score}`);
			bar.update((game.game + 1) / games);
		},
		end: () => bar.end(),
	};
}
