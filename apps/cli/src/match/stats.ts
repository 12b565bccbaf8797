import { comparePoints, groupsOf, metTimes } from './comparisons.js';
import { Z95 } from './elo.js';
import type { GameResult } from './game.js';
import { greatest, mean, sum } from './numbers.js';

/** The results of a bot in a match. Means are null if there was nothing to count. */
export interface BotStats {
	readonly games: number;
	/** The number of its seats over all games: more than the games if it had several seats. */
	readonly seats: number;
	/** Seats that won alone, that shared the win, and that did not win. */
	readonly wins: number;
	readonly draws: number;
	readonly losses: number;
	/** Wins, with shared ones divided. */
	readonly winShare: number;
	/** Its share of the points in all comparisons with other bots. */
	readonly score: number | null;
	readonly meanRank: number | null;
	/** The half-width of the 95 % interval of the mean rank; groups of games are its samples. */
	readonly meanRankError: number | null;
	/** Forfeited games have no points and no margin over the best other seat. */
	readonly meanPoints: number | null;
	readonly meanMargin: number | null;
	readonly msPerMove: number | null;
	readonly longestMs: number;
	readonly forfeits: number;
}

/** A bot in one seat of one game. */
interface Appearance {
	readonly game: GameResult;
	readonly seat: number;
}

export function statsOf(games: readonly GameResult[], bots: number): BotStats[] {
	const points = comparePoints(games, bots);
	return Array.from({ length: bots }, (_, bot) => {
		const met = sum(points.map((_, rival) => metTimes(points, bot, rival)));
		return botStats(games, bot, met === 0 ? null : sum(points[bot]!) / met);
	});
}

function botStats(games: readonly GameResult[], bot: number, score: number | null): BotStats {
	const seats = games.flatMap((game) => appearances(game, bot));
	const shares = seats.map(winShare);
	const finished = seats.filter(({ game }) => game.forfeit === null);
	const clocks = seats.map(({ game, seat }) => game.clocks[seat]!);
	const moves = sum(clocks.map((clock) => clock.moves));
	return {
		games: new Set(seats.map(({ game }) => game.game)).size,
		seats: seats.length,
		wins: shares.filter((share) => share === 1).length,
		draws: shares.filter((share) => share > 0 && share < 1).length,
		losses: shares.filter((share) => share === 0).length,
		winShare: sum(shares),
		score,
		meanRank: mean(seats.map(({ game, seat }) => game.ranks[seat]!)),
		meanRankError: rankError(games, bot),
		meanPoints: mean(finished.map(({ game, seat }) => game.points[seat]!)),
		meanMargin: mean(finished.map(margin)),
		msPerMove: moves === 0 ? null : sum(clocks.map((clock) => clock.ms)) / moves,
		longestMs: greatest(clocks.map((clock) => clock.longestMs)),
		forfeits: games.filter(({ forfeit, seats }) => forfeit && seats[forfeit.seat] === bot).length,
	};
}

const appearances = (game: GameResult, bot: number): Appearance[] =>
	game.seats.flatMap((other, seat) => (other === bot ? [{ game, seat }] : []));

/** 1 for a win, a fraction if it is shared. */
export function winShare({ game: { ranks }, seat }: Appearance): number {
	const best = Math.min(...ranks);
	return ranks[seat] === best ? 1 / ranks.filter((rank) => rank === best).length : 0;
}

function margin({ game: { points }, seat }: Appearance): number {
	return points[seat]! - Math.max(...points.filter((_, other) => other !== seat));
}

function rankError(games: readonly GameResult[], bot: number): number | null {
	const means = groupsOf(games).flatMap((group) => {
		const ranks = group.flatMap((game) => appearances(game, bot).map(({ seat }) => game.ranks[seat]!));
		return mean(ranks) ?? [];
	});
	if (means.length < 2) return null;
	const centre = mean(means)!;
	const variance = sum(means.map((value) => (value - centre) ** 2)) / (means.length - 1);
	return Z95 * Math.sqrt(variance / means.length);
}
