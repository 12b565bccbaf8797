import type { Colour } from '@rumis/rules';
import { comparePoints, firstShare, groupsOf, metTimes, shareOf } from './comparisons.js';
import { type EloEstimate, Samples } from './elo.js';
import type { Clock, GameResult } from './game.js';
import { type MatchPlan, seatCount } from './plan.js';
import { difference, rate } from './ratings.js';
import { type SprtBounds, type SprtState, sprt } from './sprt.js';
import { type BotStats, statsOf } from './stats.js';

/** The full result of a match, as printed by `--json`. Bots are identified by name. */
export interface MatchReport {
	readonly scenario: string;
	readonly players: number;
	readonly mode: string;
	/** If they are not the default ones. */
	readonly colours?: readonly Colour[];
	/** If the bots do not build it: `random`, or the name of a ruin from the collection. */
	readonly ruin?: string;
	readonly seed: number;
	/** The number of random moves at the start of every game. */
	readonly openings: number;
	readonly seconds: number;
	readonly bots: readonly (BotStats & { readonly name: string })[];
	/** Two bots only: how much stronger the first is, and how often a pair of games gave it 0, ½, …, 2. */
	readonly difference: EloEstimate | null;
	readonly pentanomial: readonly number[] | null;
	/** More than two bots: the Elo of all, on average 0. */
	readonly ratings: readonly (EloEstimate & { readonly name: string })[] | null;
	readonly pairs: readonly PairReport[];
	readonly sprt: SprtState | null;
	readonly games: readonly GameReport[];
}

/** The first bot's share of the points between two. */
export interface PairReport {
	readonly bots: readonly [string, string];
	readonly comparisons: number;
	readonly score: number;
}

export interface GameReport {
	readonly game: number;
	readonly opening: number;
	readonly seats: readonly string[];
	readonly scores: GameResult['scores'];
	readonly points: readonly number[];
	readonly ranks: readonly number[];
	readonly forfeit: { readonly bot: string; readonly seat: number; readonly reason: string } | null;
	readonly plies: number;
	readonly clocks: readonly Clock[];
	readonly link: string;
}

export function makeReport(
	plan: MatchPlan,
	games: readonly GameResult[],
	seconds: number,
	bounds: SprtBounds | null,
): MatchReport {
	const { setup, seed, openings } = plan;
	const names = plan.bots.map(({ name }) => name);
	const count = names.length;
	const named = <Value extends object>(value: Value, bot: number) => ({ name: names[bot]!, ...value });
	return {
		scenario: setup.scenario.id,
		players: setup.players,
		mode: setup.mode,
		...(setup.colours && { colours: setup.colours }),
		...(plan.ruin !== null && { ruin: plan.ruin }),
		seed,
		openings,
		seconds,
		bots: statsOf(games, count).map(named),
		difference: count === 2 ? difference(games) : null,
		pentanomial: count === 2 && seatCount(setup) === 2 ? pentanomial(games) : null,
		ratings: count > 2 ? rate(games, count).map(named) : null,
		pairs: pairsOf(games, names),
		sprt: bounds && sprt(bounds, new Samples(groupsOf(games).map(firstShare))),
		games: games.map((game) => gameReport(game, names)),
	};
}

function pentanomial(games: readonly GameResult[]): number[] {
	const counts = [0, 0, 0, 0, 0];
	for (const group of groupsOf(games)) counts[firstShare(group) * 4]!++;
	return counts;
}

function pairsOf(games: readonly GameResult[], names: readonly string[]): PairReport[] {
	const points = comparePoints(games, names.length);
	return names.flatMap((name, bot) =>
		names.slice(bot + 1).flatMap((rival, step): PairReport[] => {
			const other = bot + 1 + step;
			const score = shareOf(points, bot, other);
			if (score === null) return [];
			return [{ bots: [name, rival], comparisons: metTimes(points, bot, other), score }];
		}),
	);
}

function gameReport(result: GameResult, names: readonly string[]): GameReport {
	const { game, opening, scores, points, ranks, forfeit, plies, clocks, link } = result;
	const seats = result.seats.map((bot) => names[bot]!);
	const who = forfeit && { bot: seats[forfeit.seat]!, seat: forfeit.seat + 1, reason: forfeit.reason };
	return {
		game: game + 1,
		opening: opening + 1,
		seats,
		scores,
		points,
		ranks,
		forfeit: who,
		plies,
		clocks,
		link,
	};
}
