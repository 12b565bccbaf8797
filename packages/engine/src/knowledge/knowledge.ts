import type { SearchBoard } from '../board/searchBoard.js';
import { type MoveWeights, makeMoveWeights } from './features.js';
import { FIRST_MOVE_WEIGHTS } from './firstMoveWeights.js';
import { boardKeyOf, groupOf, type KeptWeights, type LearntWeights } from './groups.js';
import { readNetwork } from './networkCode.js';
import { mixKnots, type ValueWeights } from './value.js';
import { BOARD_WEIGHTS, WEIGHTS } from './weights.js';

/** The learned weights that a search uses. */
export interface Knowledge {
	/** Move weights when building and in the transfer phase. */
	readonly build: MoveWeights;
	readonly transfer: MoveWeights;
	/**
	 * Ruin stones have no learned weights, so their scores are random: drawn each time, or fixed per move. A tree
	 * with lazy expansion needs fixed scores.
	 */
	readonly ruin: 'drawn' | 'fixed';
	/** Whether transfer playouts choose a stone first and then a place for it, which is cheap. */
	readonly picksStoneFirst: boolean;
	/** The static evaluation; null for none. */
	readonly value: ValueWeights | null;
}

/** The knowledge of the first engine. */
export const FIRST_KNOWLEDGE: Knowledge = {
	build: FIRST_MOVE_WEIGHTS,
	transfer: FIRST_MOVE_WEIGHTS,
	ruin: 'drawn',
	picksStoneFirst: false,
	value: null,
};

const KNOWN = new Map<string, Knowledge>();

/** The best weights for a game. Always the same object, since callers cache by identity. */
export function learntKnowledge(board: SearchBoard): Knowledge {
	const group = groupOf(board);
	const boardKey = boardKeyOf(board);
	const special = Object.hasOwn(BOARD_WEIGHTS, boardKey) ? BOARD_WEIGHTS[boardKey]! : null;
	const key = special ? boardKey : `${group} ${board.colours}`;
	const known = KNOWN.get(key) ?? makeKnowledge(unpacked(special ?? WEIGHTS[group]), board.colours);
	KNOWN.set(key, known);
	return known;
}

function unpacked({ moves: [full, empty], value, crossing }: KeptWeights): LearntWeights {
	const divided = (weights: readonly number[]): number[] => weights.map((weight) => weight / 1000);
	const network = { ...readNetwork(value), crossing: crossing?.map(divided) };
	return { moves: [divided(full), divided(empty)], value: network };
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
