import type { Position } from './position.js';

/**
 * The number of legal move sequences of `depth` plies from here; shorter lines do not count. Two programs
 * that agree on it for many positions agree on the rules.
 */
export function perft(position: Position, depth: number): number {
	if (depth === 0) return 1;
	if (depth === 1) return position.countLegalMoves();
	let count = 0;
	for (const move of position.legalMoves()) {
		position.play(move);
		count += perft(position, depth - 1);
		position.undo();
	}
	return count;
}
