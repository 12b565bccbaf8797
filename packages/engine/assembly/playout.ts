// Playouts: src/policy.ts for the build phase, with the same random numbers.
import { getContact, goOut, play } from './board';
import { find, guess, pick } from './finder';
import { scoreMove, weightsFor } from './moveScore';
import { EDGE, getColour, getPhase, guessFrom, handOf, OVER } from './layout';
import { computeSquareFeatures } from './squareFeatures';
import { below } from './random';

/** The moves of the playout, mover << 16 | move; a game has at most 66. */
export const moves: usize = memory.data(4 * 128, 16);

/** Plays to the end of the game; returns the number of moves. */
export function finishGame(compared: i32): i32 {
	let count = 0;
	while (getPhase() != OVER) {
		const move = compared <= 1 ? randomMove() : choose(compared);
		if (move < 0) {
			goOut();
			continue;
		}
		store<u32>(moves + (count << 2), (getColour() << 16) | move);
		count++;
		play(move);
	}
	return count;
}

function randomMove(): i32 {
	const contact = getContact();
	if (contact != EDGE && popcnt(handOf(getColour())) >= guessFrom) {
		const move = guess(contact);
		if (move >= 0) return move;
	}
	const count = find(contact);
	return count == 0 ? -1 : pick(below(count));
}

function choose(compared: i32): i32 {
	const contact = getContact();
	const colour = getColour();
	const stones = popcnt(handOf(colour));
	if (contact == EDGE || stones < guessFrom) return chooseFound(compared, contact);
	const weights = weightsFor(stones);
	let best = -1;
	let bestScore: f64 = -Infinity;
	for (let i = 0; i < compared; i++) {
		const move = guess(contact);
		if (move < 0) return chooseFound(compared, contact);
		if (i == 0) computeSquareFeatures(colour);
		const score = scoreMove(move, colour, weights);
		if (score > bestScore) {
			bestScore = score;
			best = move;
		}
	}
	return best;
}

/** For positions with few legal moves: generates all of them and compares a sample. */
function chooseFound(compared: i32, contact: i32): i32 {
	const count = find(contact);
	if (count <= 1) return count == 0 ? -1 : pick(0);
	const colour = getColour();
	computeSquareFeatures(colour);
	const weights = weightsFor(popcnt(handOf(colour)));
	const times = min(count, compared);
	let best = -1;
	let bestScore: f64 = -Infinity;
	for (let i = 0; i < times; i++) {
		const move = pick(times == count ? i : below(count));
		const score = scoreMove(move, colour, weights);
		if (score > bestScore) {
			bestScore = score;
			best = move;
		}
	}
	return best;
}

/** Passes the turn until a colour can move or the game is over; returns how many colours went out. */
export function settle(): i32 {
	let count = 0;
	for (; getPhase() != OVER && find(getContact()) == 0; count++) goOut();
	return count;
}
