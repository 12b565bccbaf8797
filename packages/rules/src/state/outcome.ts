import { type Mode, sideOfColour, type Winner } from '../modes/mode.js';
import type { Score } from './score.js';

export type Outcome =
	| { readonly kind: 'running' }
	| { readonly kind: 'win'; readonly winner: Winner }
	/** Equal points share the win. */
	| { readonly kind: 'draw'; readonly winners: readonly Winner[] };

/** The points of each side: those of its best colour. The scores are those of all colours. */
export function sidePoints(mode: Mode, scores: readonly Score[]): readonly number[] {
	const points: number[] = [];
	for (const [index, score] of scores.entries()) {
		const side = sideOfColour(mode, index);
		points[side] = Math.max(points[side] ?? Number.NEGATIVE_INFINITY, score.points);
	}
	return points;
}

/** The outcome of a finished game: the side with the best colour wins. */
export function outcomeOf(mode: Mode, scores: readonly Score[]): Outcome {
	const points = sidePoints(mode, scores);
	const most = Math.max(...points);
	const colours = scores.map(({ colour }) => colour);
	const winners = points.flatMap((own, side) => (own === most ? [mode.winnerName(side, colours)] : []));
	const [winner, ...others] = winners;
	if (winner !== undefined && others.length === 0) return { kind: 'win', winner };
	return { kind: 'draw', winners };
}
