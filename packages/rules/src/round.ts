import type { Position } from './position.js';

/** The round of a move, and whether it is the round's first. */
export interface Round {
	readonly number: number;
	readonly isFirst: boolean;
	/** The mover's place in the playing order, from the starting colour. */
	readonly order: number;
}

/**
 * The round of the next move. The ruin is round 0. After that a round ends when the turn reaches or passes a
 * colour that has already moved in it.
 */
export function nextRound(position: Position, last: Round | null): Round {
	const colour = position.toPlay;
	if (colour === null) throw new Error('the game is over');
	if (position.phase === 'ruin') return { number: 0, isFirst: last === null, order: position.colours.length };
	const { colours } = position;
	const { length } = colours;
	const order = (colours.indexOf(colour) - colours.indexOf(position.setup.start) + length) % length;
	const isFirst = last === null || last.number === 0 || order <= last.order;
	return { number: (last?.number ?? 0) + (isFirst ? 1 : 0), isFirst, order };
}
