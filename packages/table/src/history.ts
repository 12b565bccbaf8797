import { makeMove, type Played, type ReadonlyPosition } from '@rumis/rules';

/** A move that was played, for a list of moves. */
export interface Entry extends Played {
	/** From 1: the position after this many moves is the one it led to. */
	readonly number: number;
	readonly text: string;
}

/** All moves so far. */
export const historyOf = (position: ReadonlyPosition): readonly Entry[] =>
	position.history.map((played, index) => ({
		...played,
		number: index + 1,
		text: makeMove(played.move),
	}));
