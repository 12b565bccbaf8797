import type { GameResult } from './game.js';

/** Points that bots took from each other: row by column, a draw is half a point for both. */
export type Points = readonly (readonly number[])[];

export const emptyPoints = (bots: number): number[][] =>
	Array.from({ length: bots }, () => new Array<number>(bots).fill(0));

/** In every game each seat is compared with every seat of another bot, by rank. */
export function comparePoints(games: readonly GameResult[], bots: number): number[][] {
	const points = emptyPoints(bots);
	for (const { seats, ranks } of games) {
		for (const [seat, bot] of seats.entries()) {
			for (const [other, rival] of seats.entries()) {
				if (bot !== rival) points[bot]![rival]! += pointFor(ranks[seat]!, ranks[other]!);
			}
		}
	}
	return points;
}

const pointFor = (rank: number, other: number): number => (rank < other ? 1 : rank === other ? 0.5 : 0);

/** The games of each group, in order. */
export function groupsOf(games: readonly GameResult[]): GameResult[][] {
	const groups = new Map<number, GameResult[]>();
	for (const game of games) groups.set(game.group, [...(groups.get(game.group) ?? []), game]);
	return [...groups.values()];
}

/** The share of all points between two bots that the first took; null if they never met. */
export function shareOf(points: Points, bot: number, rival: number): number | null {
	const met = points[bot]![rival]! + points[rival]![bot]!;
	return met === 0 ? null : points[bot]![rival]! / met;
}

/** The mean share of the first of two bots in a group of games. */
export const firstShare = (group: readonly GameResult[]): number =>
	shareOf(comparePoints(group, 2), 0, 1) ?? 0.5;

/** The number of comparisons of two bots. */
export const metTimes = (points: Points, bot: number, rival: number): number =>
	points[bot]![rival]! + points[rival]![bot]!;
