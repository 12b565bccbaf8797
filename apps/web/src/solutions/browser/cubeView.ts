/** What the 3D board shows of the cube. */
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

/** Keep the list of stones the same object while only the spread changes: then nothing is made anew. */
export const cubeView = (stones: readonly PlacedStone[], spread: number): BoardView => ({
	...EMPTY,
	stones,
	spread,
});
