import type { Illegal } from './illegal.js';
import type { Move } from './move.js';
import type { Position } from './position.js';
import { seededRandom } from './random.js';
import { err, ok, type Result } from './result.js';

/** Lays what is left of the ruin by chance: any legal ruin move, each equally likely, until none is left. */
export function layRandomRuin(position: Position, seed: number): void {
	const random = seededRandom(seed);
	while (position.phase === 'ruin') {
		const moves = position.legalMoves();
		position.play(moves[random.below(moves.length)]!);
	}
}

export interface RuinError {
	/** Which of the moves, counted from 1. */
	readonly number: number;
	readonly illegal: Illegal;
}

/** Lays a ruin that was saved before. All of it is laid, or nothing is. */
export function layRuin(position: Position, moves: readonly Move[]): Result<null, RuinError> {
	for (const [index, move] of moves.entries()) {
		const played = position.phase === 'ruin' ? position.play(move) : err<Illegal>(NO_RUIN);
		if (played.ok) continue;
		for (let back = 0; back < index; back++) position.undo();
		return err({ number: index + 1, illegal: played.error });
	}
	return ok(null);
}

/** Moves beyond the end of the ruin: all its stones are used, or none fits any more. */
const NO_RUIN: Illegal = { code: 'stoneUsed', cells: [] };
