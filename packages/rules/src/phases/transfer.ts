import { fillOf } from '../board/board.js';
import { countFits, type Demand, listFits, listPlacements } from '../board/fit.js';
import { cellFromNumber } from '../board/grid.js';
import type { Illegal } from '../board/illegal.js';
import type { Move } from '../board/move.js';
import { STONES_BY_NAME, stoneAt, stoneIndex } from '../board/stone.js';
import { checkCells, resolvePlace, somePlace } from '../state/resolve.js';
import type { ResolvedMove, State } from '../state/state.js';
import { err, ok, type Result } from '../util/result.js';
import type { PhaseRules } from './phase.js';

/**
 * The second half of the transfer game: the player removes one of their stones and rebuilds it outside the
 * red line.
 */
export const transfer: PhaseRules = {
	legalMoves: (state, colour) => takeable(state, colour).flatMap((stone) => movesOf(state, colour, stone)),
	placements(state, colour, stone) {
		const index = stoneIndex(stone);
		if (whyNotTakeable(state, colour, index)) return [];
		return lifted(state, colour, index, (demand) => listPlacements(state.board, demand, stone));
	},
	countMoves: (state, colour) =>
		takeable(state, colour).reduce((sum, stone) => sum + countOf(state, colour, stone), 0),
	moveAt: (state, colour, index) => transfer.legalMoves(state, colour)[index] ?? null,
	canMove: (state, colour) => takeable(state, colour).length > 0,
	resolve(state, colour, move) {
		const stone = stoneIndex(move.stone);
		const refusal = whyNotTakeable(state, colour, stone);
		if (refusal) return err(refusal);
		const from = state.stoneCells(colour, stone);
		const to = lifted(state, colour, stone, (demand) =>
			move.kind === 'aside' ? resolveAside(state, demand) : resolveCells(state, demand, move),
		);
		return to.ok ? ok({ owner: colour, stone, from, to: to.value }) : to;
	},
	checkCells(state, colour, stone, cells) {
		const index = stoneIndex(stone);
		const refusal = whyNotTakeable(state, colour, index);
		if (refusal) return refusal;
		return lifted(state, colour, index, (demand) => checkCells(state, demand, stone, cells));
	},
	whyOut: () => 'nothingToTake',
};

/** The colour's stones that can be removed now, in the byte order of their names. */
function takeable(state: State, colour: number): number[] {
	return STONES_BY_NAME.map(stoneIndex).filter((stone) => whyNotTakeable(state, colour, stone) === null);
}

function whyNotTakeable(state: State, colour: number, stone: number): Illegal | null {
	if (!(state.built[colour]! & (1 << stone))) return { code: 'stoneNotInside', cells: [] };
	const { cells, grid } = state.board;
	const above = state.stoneCells(colour, stone).map((cell) => cell + grid.levelStep);
	const resting = above.filter((cell) => cells[cell] !== 0 && cells[cell] !== fillOf(colour, stone));
	if (resting.length === 0) return null;
	return { code: 'stoneCovered', cells: resting.map((cell) => cellFromNumber(grid, cell)) };
}

/** Runs a query with the stone removed, then puts it back. */
function lifted<Answer>(
	state: State,
	colour: number,
	stone: number,
	ask: (demand: Demand) => Answer,
): Answer {
	const cells = state.stoneCells(colour, stone);
	state.board.take(cells);
	const answer = ask(demandOf(state, colour, stone));
	state.board.put(cells, colour, stone);
	return answer;
}

function demandOf(state: State, colour: number, stone: number): Demand {
	if (!state.outside) throw new Error('this game has no transfer');
	return {
		plan: state.outside,
		owner: colour,
		stones: 1 << stone,
		// Before a colour's first transfer all its stones are inside, so 'own' is exactly the rule.
		ground: state.moved[colour] === 0,
		contact: 'own',
		spareGround: Number.POSITIVE_INFINITY,
	};
}

function movesOf(state: State, colour: number, stone: number): Move[] {
	const moves: Move[] = lifted(state, colour, stone, (demand) => listFits(state.board, demand));
	return moves.length > 0 ? moves : [{ kind: 'aside', stone: stoneAt(stone) }];
}

/** A stone without a place still has one move: it is put aside. */
const countOf = (state: State, colour: number, stone: number): number =>
	Math.max(
		1,
		lifted(state, colour, stone, (demand) => countFits(state.board, demand)),
	);

function resolveAside(state: State, demand: Demand): Result<null, Illegal> {
	const cells = somePlace(state, demand);
	return cells ? err({ code: 'asideFits', cells }) : ok(null);
}

function resolveCells(state: State, demand: Demand, move: Move): Result<ResolvedMove['to'], Illegal> {
	const resolved = resolvePlace(state, demand, move);
	return resolved.ok ? ok(resolved.value.to) : resolved;
}
