/** The cube's view for the 3D board. */
import type { PlacedStone } from '@rumis/rules';
import { type BoardView, bareView, type PlanView } from '../../board/view.js';
import { SIDE } from '../data/sets.js';
import { CELLS } from '../data/solutionText.js';

const PLAN: PlanView = {
	width: SIDE,
	depth: SIDE,
	squares: CELLS.filter(({ z }) => z === 0).map(({ x, y }) => ({ x, y, limit: SIDE, zone: null })),
};

const EMPTY: BoardView = { ...bareView(PLAN), frame: { width: SIDE, depth: SIDE, height: SIDE } };

/** The list of stones must keep its identity while only the spread changes, to avoid rebuilding. */
export const cubeView = (stones: readonly PlacedStone[], spread: number): BoardView => ({
	...EMPTY,
	stones,
	spread,
});
