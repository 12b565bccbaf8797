/** The view of a puzzle: maps its state to plain data for the board. */
import { type Cell, cellKey, type PlacedStone } from '@rumis/rules';
import { isFullBox, type LaidItem } from '@rumis/table';
import {
	type BoardView,
	bareView,
	type Frame,
	type GhostView,
	type Mark,
	type PlanView,
} from '../../board/view.js';
import { ghostViewOf } from '../../play/ghostView.js';
import { remember } from '../../play/remember.js';
import type { SolitaireBuild } from '../puzzles/puzzle.js';
import { groundOf } from './ground.js';
import { canPlay, type PuzzleState } from './state.js';

const NOTHING: readonly never[] = [];

/** The squares under the shape, each with the shape's height there. */
const planOf = remember((cells: readonly Cell[], { width, depth }: Frame): PlanView => {
	const tops = new Map<string, number>();
	for (const { x, y, z } of cells) {
		const key = `${x},${y}`;
		tops.set(key, Math.max(tops.get(key) ?? 0, z + 1));
	}
	const squares = [...tops].map(([key, limit]) => {
		const [x = 0, y = 0] = key.split(',').map(Number);
		return { x, y, limit, zone: null };
	});
	return { width, depth, squares };
});

/** A box is drawn as a frame, and so is a tipped board, because the plan does not show its heights. */
const frameOf = remember((cells: readonly Cell[], size: Frame, isTipped: boolean): Frame | null =>
	isTipped || isFullBox(cells, size) ? size : null,
);

const placedStone = ({ stone, colour, cells }: LaidItem): PlacedStone => ({ stone, owner: colour, cells });

const stonesOf = remember((given: readonly LaidItem[], placed: readonly LaidItem[]): readonly PlacedStone[] =>
	[...given, ...placed].map(placedStone),
);

/** On a tipped board the plan does not show the cells, so the cursor's level is marked. */
const levelMarks = remember((build: SolitaireBuild, level: number | null): readonly Mark[] =>
	level === null
		? NOTHING
		: build.cells
				.filter((cell) => cell.z === level && !build.filled.has(cellKey(cell)))
				.map((cell) => ({ ...cell, kind: 'build', owner: 'ruin' })),
);

const shownStones = remember((given: readonly LaidItem[], stones: readonly LaidItem[], count: number) =>
	[...given, ...stones.slice(0, count)].map(placedStone),
);

const makeView = remember(
	(
		plan: PlanView,
		shape: readonly Cell[],
		frame: Frame | null,
		fixed: number,
		stones: readonly PlacedStone[],
		ghost: GhostView | null,
		marks: readonly Mark[],
		last: readonly Cell[],
		levels: number | null,
		xray: boolean,
		spread: number,
	): BoardView => ({
		...bareView(plan),
		shape,
		frame,
		fixed,
		stones,
		ghost,
		marks,
		last,
		levels,
		xray,
		spread,
	}),
);

export function boardViewOf(state: PuzzleState): BoardView {
	const { build, shown, cursor, levels, xray, spread } = state;
	const { cells, size, pose } = build;
	const frame = frameOf(cells, size, pose !== '');
	const isHollow = frame !== null && !isFullBox(cells, size);
	const isPlaying = canPlay(state);
	return makeView(
		planOf(cells, size),
		cells,
		frame,
		build.given.length,
		shown ? shownStones(build.given, shown.stones, shown.count) : stonesOf(build.given, build.placed),
		isPlaying && state.held ? ghostViewOf(groundOf(build, levels), state.held, cursor, state.message) : null,
		levelMarks(build, isHollow && isPlaying ? cursor.z : null),
		lastCells(state),
		levels,
		xray,
		spread,
	);
}

function lastCells({ build, shown }: PuzzleState): readonly Cell[] {
	if (shown) return shown.count > 0 ? shown.stones[shown.count - 1]!.cells : NOTHING;
	return build.placed.at(-1)?.cells ?? NOTHING;
}
