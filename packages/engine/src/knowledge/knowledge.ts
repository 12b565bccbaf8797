import type { SearchBoard } from '../board/searchBoard.js';
import { type MoveWeights, makeMoveWeights } from './features.js';
import { FIRST_MOVE_WEIGHTS } from './firstMoveWeights.js';
import { boardKeyOf, groupOf, type KeptWeights, type LearntWeights } from './groups.js';
import { readNetwork } from './networkCode.js';
import { mixKnots, type ValueWeights } from './value.js';
import { BOARD_WEIGHTS, WEIGHTS } from './weights.js';

/** All that a search knows of a game before it begins to think. */
export interface Knowledge {
	/** How moves look when building and when carrying over. */
	readonly build: MoveWeights;
	readonly transfer: MoveWeights;
	/**
	 * Nothing is known of ruin stones, so chance decides how they look: drawn anew every time, or the same
	 * whenever a position is seen again, as a tree must have it whose nodes get their children bit by bit.
	 */
	readonly ruin: 'drawn' | 'fixed';
	/** Whether playouts of the transfer phase choose a stone first and then a place for it, which is cheap. */
	readonly picksStoneFirst: boolean;
	/** How positions are judged; null for not at all. */
	readonly value: ValueWeights | null;
}

/** What the first engine knew. */
export const FIRST_KNOWLEDGE: Knowledge = {
	build: FIRST_MOVE_WEIGHTS,
	transfer: FIRST_MOVE_WEIGHTS,
	ruin: 'drawn',
	picksStoneFirst: false,
	value: null,
};

const KNOWN = new Map<string, Knowledge>();

/** The best there is for a game. Always the same object, since others remember it. */
export function learntKnowledge(board: SearchBoard): Knowledge {
	const group = groupOf(board);
	const boardKey = boardKeyOf(board);
	const special = Object.hasOwn(BOARD_WEIGHTS, boardKey) ? BOARD_WEIGHTS[boardKey]! : null;
	const key = special ? boardKey : `${group} ${board.colours}`;
	const known = KNOWN.get(key) ?? makeKnowledge(unpacked(special ?? WEIGHTS[group]), board.colours);
	KNOWN.set(key, known);
	return known;
}

function unpacked({ moves: [full, empty], value }: KeptWeights): LearntWeights {
	const divided = (weights: readonly number[]): number[] => weights.map((weight) => weight / 1000);
	return { moves: [divided(full), divided(empty)], value: readNetwork(value) };
}

export function makeKnowledge({ moves, value }: LearntWeights, colours: number): Knowledge {
	const build = makeMoveWeights(...moves);
	return {
		build,
		ruin: 'fixed',
		transfer: FIRST_MOVE_WEIGHTS,
		picksStoneFirst: true,
		value: mixKnots(value, colours),
	};
}
