import { seatOf } from './colour.js';
import type { Mode, Winner } from './modes/mode.js';
import type { Score } from './score.js';

export type Outcome =
	| { readonly kind: 'running' }
	| { readonly kind: 'win'; readonly winner: Winner }
	/** Equal points share the win. */
	| { readonly kind: 'draw'; readonly winners: readonly Winner[] };

/** The outcome of a finished game: whoever owns the colour with the most points. */
export function outcomeOf(mode: Mode, scores: readonly Score[]): Outcome {
	const most = Math.max(...scores.map(({ points }) => points));
	const best = scores.filter(({ points }) => points === most);
	const seats = new Set(best.map(({ colour }) => mode.seatOfColour(seatOf(colour))));
	const winners = [...seats].sort((a, b) => a - b).map((seat) => mode.winnerName(seat));
	const [winner, ...others] = winners;
	if (winner !== undefined && others.length === 0) return { kind: 'win', winner };
	return { kind: 'draw', winners };
}
