import type { Cell } from '../board/cell.js';
import { type Demand, firstFit, meetsDemand, restLevel } from '../board/fit.js';
import { cellNumber } from '../board/grid.js';
import type { Illegal } from '../board/illegal.js';
import type { Move, PlaceMove } from '../board/move.js';
import { makeMove } from '../board/moveText.js';
import { placementAt } from '../board/placementTable.js';
import { type Stone, stoneIndex } from '../board/stone.js';
import { err, ok, type Result } from '../util/result.js';
import { explainCells, explainDemand, likelyCells } from './explain.js';
import type { ResolvedMove, State } from './state.js';

/** The cells that a move fills under the demand, or why it is refused. */
export function resolvePlace(state: State, demand: Demand, move: Move): Result<ResolvedMove, Illegal> {
	if (move.kind === 'aside') return err({ code: 'asideNotNow', cells: [] });
	const stone = stoneIndex(move.stone);
	if (!(demand.stones & (1 << stone))) return err({ code: 'stoneUsed', cells: [] });
	const fit = findFit(state, demand, move);
	if (!fit) return err(explainMisfit(state, demand, move));
	const { placement, level } = fit;
	if (!meetsDemand(state.board, demand, placement, level)) {
		return err(explainDemand(state.board, demand, cellsOf(demand, placement, level)));
	}
	const { grid } = state.board;
	const to = cellsOf(demand, placement, level).map((cell) => cellNumber(grid, cell));
	return ok({ owner: demand.owner, stone, from: null, to });
}

/** Why a stone may not be placed on exactly these cells, which may float or overlap; null if it may. */
export function checkCells(
	state: State,
	demand: Demand,
	stone: Stone,
	cells: readonly Cell[],
): Illegal | null {
	if (!(demand.stones & (1 << stoneIndex(stone)))) return { code: 'stoneUsed', cells: [] };
	const unsound = explainCells(state, demand, stone, cells);
	if (unsound) return unsound;
	const drops = cells.map(({ x, y }) => ({ x, y, count: 1 }));
	const resolved = resolvePlace(state, demand, { kind: 'place', stone, drops });
	return resolved.ok ? null : resolved.error;
}

/** The cells of one legal placement, as an example; null if there is none. */
export function somePlace({ board }: State, demand: Demand): readonly Cell[] | null {
	const { placements, limit } = demand.plan;
	const placement = firstFit(board, demand);
	if (placement < 0) return null;
	return cellsOf(demand, placement, restLevel(placements, board.heights, limit, placement));
}

interface Fit {
	readonly placement: number;
	readonly level: number;
}

function findFit({ board }: State, { plan }: Demand, move: PlaceMove): Fit | null {
	for (const placement of plan.placements.placementsOf(move)) {
		const level = restLevel(plan.placements, board.heights, plan.limit, placement);
		if (level >= 0) return { placement, level };
	}
	return null;
}

function cellsOf({ plan }: Demand, placement: number, level: number) {
	const { orientation, x, y } = placementAt(plan.placements, placement);
	return orientation.cells.map((cell) => ({ x: x + cell.x, y: y + cell.y, z: level + cell.z }));
}

function explainMisfit(state: State, demand: Demand, move: PlaceMove): Illegal {
	const cells = likelyCells(state.board, move);
	const illegal = explainCells(state, demand, move.stone, cells);
	if (!illegal) throw new Error(`${makeMove(move)} neither fits nor breaks a rule`);
	return illegal;
}
