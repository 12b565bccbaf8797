/** Changes of the building. */
import { orientationOfCells, turnOrientation } from '@rumis/rules';
import type { Held } from '@rumis/table';
import {
	addStep,
	type BuildStep,
	cornerOf,
	type FrameAxis,
	isFromAbove,
	isSameItem,
	type LaidItem,
	turnFrame,
	turnInFrame,
	undoStep,
} from '@rumis/table';
import { holdOver, letGo } from '../../play/holding.js';
import type { SolitaireBuild } from '../puzzles/puzzle.js';
import { groundOf } from './ground.js';
import { canPlay, type PuzzleMessage, type PuzzleState } from './state.js';

/** The building has changed, so earlier findings no longer apply. */
const withBuild = (state: PuzzleState, build: SolitaireBuild): PuzzleState => ({
	...letGo(state),
	build,
	finding: null,
});

/** Reports colours that finished automatically. */
function endedSince(before: SolitaireBuild, after: SolitaireBuild): PuzzleMessage | null {
	const known = before.turn?.ended.length ?? 0;
	const colours = (after.turn?.ended ?? []).slice(known).map(({ colour }) => colour);
	return colours.length > 0 ? { kind: 'ended', colours } : null;
}

export function makeStep(state: PuzzleState, step: BuildStep): PuzzleState {
	const build = addStep(state.build, step);
	return { ...withBuild(state, build), message: endedSince(state.build, build) };
}

const hold = (state: PuzzleState, held: Held): PuzzleState =>
	holdOver(groundOf(state.build, state.levels), state, held);

/** Takes a stone of the building back into the hand, with its orientation kept. */
export function takeStone(state: PuzzleState, laid: LaidItem | undefined): PuzzleState {
	const { build } = state;
	if (!laid || !canPlay(state)) return state;
	if (!build.placed.some((other) => isSameItem(other, laid)))
		return { ...state, message: { kind: 'isGiven' } };
	if (isFromAbove(build) && build.placed.at(-1) !== laid) return { ...state, message: { kind: 'notLast' } };
	const { stone, colour } = laid;
	const taken = isFromAbove(build) ? undo(state) : makeStep(state, { kind: 'take', stone, colour });
	return holdAsItLay(taken, laid);
}

function holdAsItLay(state: PuzzleState, { colour, cells }: LaidItem): PuzzleState {
	const corner = cornerOf(cells);
	const orientation = orientationOfCells(cells);
	if (!orientation) return state;
	const column = orientation.columns[0]!;
	const cursor = { x: corner.x + column.x, y: corner.y + column.y, z: corner.z + column.base };
	const level = isFromAbove(state.build) ? null : corner.z;
	return hold({ ...state, cursor, trayOwner: colour }, { owner: colour, orientation, anchor: 0, level });
}

export const canUndo = (state: PuzzleState): boolean => state.build.steps.length > 0 && canPlay(state);

export const undo = (state: PuzzleState): PuzzleState =>
	canUndo(state) ? withBuild(state, undoStep(state.build)) : state;

/** Returns all stones to the hand; can be undone. */
export function clear(state: PuzzleState): PuzzleState {
	const { build } = state;
	if (!canPlay(state) || build.steps.at(-1)?.kind === 'clear' || build.steps.length === 0) return state;
	return { ...makeStep(state, { kind: 'clear' }), message: { kind: 'cleared' } };
}

/** By the rules: the colour to move places no more stones. */
export function endColour(state: PuzzleState): PuzzleState {
	const { turn, puzzle } = state.build;
	if (!turn?.colour || puzzle.colours < 2 || !canPlay(state)) return state;
	return makeStep(state, { kind: 'end', colour: turn.colour });
}

/** Tips the frame onto another side, with the held stone. Not possible when built from above. */
export function tipFrame(state: PuzzleState, axis: FrameAxis): PuzzleState {
	const { build, held, cursor } = state;
	if (isFromAbove(build)) return state;
	const shown = state.shown && {
		...state.shown,
		stones: state.shown.stones.map((laid) => ({
			...laid,
			cells: laid.cells.map((cell) => turnInFrame(build.size, axis, cell)),
		})),
	};
	const turned: PuzzleState = {
		...state,
		shown,
		build: turnFrame(build, axis),
		cursor: turnInFrame(build.size, axis, cursor),
		levels: null,
		message: null,
		isAimed: false,
	};
	if (!held) return turned;
	return hold(turned, {
		...held,
		orientation: turnOrientation(held.orientation, axis),
		anchor: 0,
		level: null,
	});
}
