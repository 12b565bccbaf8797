/** Changes of a building: every step returns a new build, and undo replays all steps but the last. */
import { type Cell, COLOURS, cellKey } from '@rumis/rules';
import { frameSize } from '../hand/ground.js';
import {
	type Build,
	type BuildStep,
	type BuildTurn,
	type EndedColour,
	type FramePuzzle,
	isFilled,
	isSameItem,
	itemsInHand,
	type LaidItem,
} from './build.js';
import { axesOf, type FrameAxis, type FramePose, poseAfter, turnFrameSize, turnInFrame } from './frame.js';
import { placesInFrame } from './places.js';

const filledBy = (stones: readonly LaidItem[]): Map<string, LaidItem> =>
	new Map(stones.flatMap((laid) => laid.cells.map((cell) => [cellKey(cell), laid] as const)));

export function startBuild<Puzzle extends FramePuzzle>(puzzle: Puzzle): Build<Puzzle> {
	const { cells, given } = puzzle;
	const bare: Build<Puzzle> = {
		...{ puzzle, cells, given },
		pose: '',
		size: frameSize(cells),
		steps: [],
		placed: [],
		turn: null,
		shape: new Set(cells.map(cellKey)),
		filled: filledBy(given),
	};
	return puzzle.mode === 'rules' ? { ...bare, turn: FIRST_TURN } : bare;
}

/** Applies a legal step. */
export function addStep<Puzzle extends FramePuzzle>(build: Build<Puzzle>, step: BuildStep): Build<Puzzle> {
	const placed = placedAfter(build.placed, step);
	const next: Build<Puzzle> = {
		...build,
		steps: [...build.steps, step],
		placed,
		filled: placed === build.placed ? build.filled : filledBy([...build.given, ...placed]),
	};
	if (!build.turn) return next;
	return { ...next, turn: step.kind === 'clear' ? FIRST_TURN : turnAfter(next, build.turn, step) };
}

function placedAfter(placed: readonly LaidItem[], step: BuildStep): readonly LaidItem[] {
	switch (step.kind) {
		case 'place': {
			const { stone, colour, cells } = step;
			return [...placed, { stone, colour, cells }];
		}
		case 'take':
			return placed.filter((laid) => !isSameItem(laid, step));
		case 'clear':
			return [];
		case 'end':
			return placed;
	}
}

function withSteps<Puzzle extends FramePuzzle>(
	build: Build<Puzzle>,
	steps: readonly BuildStep[],
): Build<Puzzle> {
	const { steps: _steps, ...lying } = build;
	const bare: Build<Puzzle> = { ...lying, steps: [], placed: [], filled: filledBy(build.given), turn: null };
	const started = build.turn ? { ...bare, turn: FIRST_TURN } : bare;
	return steps.reduce<Build<Puzzle>>(addStep, started);
}

export const undoStep = <Puzzle extends FramePuzzle>(build: Build<Puzzle>): Build<Puzzle> =>
	withSteps(build, build.steps.slice(0, -1));

/** Turns the frame with its contents onto another side; earlier steps can still be undone. */
export function turnFrame<Puzzle extends FramePuzzle>(build: Build<Puzzle>, axis: FrameAxis): Build<Puzzle> {
	const turn = (cells: readonly Cell[]) => cells.map((cell) => turnInFrame(build.size, axis, cell));
	const lay = <L extends LaidItem>(laid: L): L => ({ ...laid, cells: turn(laid.cells) });
	const cells = turn(build.cells);
	const given = build.given.map(lay);
	const placed = build.placed.map(lay);
	return {
		...build,
		pose: poseAfter(build.pose, axis),
		size: turnFrameSize(build.size, axis),
		cells,
		given,
		steps: build.steps.map((step) => (step.kind === 'place' ? lay(step) : step)),
		placed,
		shape: new Set(cells.map(cellKey)),
		filled: filledBy([...given, ...placed]),
	};
}

export const setFramePose = <Puzzle extends FramePuzzle>(
	build: Build<Puzzle>,
	pose: FramePose,
): Build<Puzzle> => axesOf(pose).reduce<Build<Puzzle>>(turnFrame, build);

/** Building by the rules: the turn passes from colour to colour, skipping those that cannot place a stone. */
const FIRST_TURN: BuildTurn = { colour: COLOURS[0], ended: [] };

/** The turn after a step; `build` includes the step, but not yet the new turn. */
function turnAfter(build: Build, before: BuildTurn, step: BuildStep): BuildTurn {
	const chosen: readonly EndedColour[] =
		step.kind === 'end' ? [{ colour: step.colour, reason: 'chosen' }] : [];
	const ended = [...before.ended, ...chosen];
	const seat = before.colour ? COLOURS.indexOf(before.colour) : 0;
	return isFilled(build) ? { colour: null, ended } : passTo(build, ended, seat + 1);
}

/** The next colour from this seat on that can place a stone; those skipped are out. */
function passTo(build: Build, before: readonly EndedColour[], seat: number): BuildTurn {
	const { colours } = build.puzzle;
	let ended = before;
	for (let step = 0; step < colours; step++) {
		const colour = COLOURS[(seat + step) % colours]!;
		if (ended.some((entry) => entry.colour === colour)) continue;
		const hand = itemsInHand(build).filter((item) => item.colour === colour);
		if (hand.some((item) => placesInFrame({ ...build, turn: { colour, ended } }, item).length > 0))
			return { colour, ended };
		ended = [...ended, { colour, reason: hand.length === 0 ? 'allPlaced' : 'noPlace' }];
	}
	return { colour: null, ended };
}
