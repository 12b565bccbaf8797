/** What changes the building. */
import { type Cell, orientationOfCells, turnOrientation } from '@rumis/rules';
import { addStep, type Build, type Step, turnFrame, undoStep } from './build.js';
import { cornerOf, type FrameAxis, keyOf, turnCell } from './frame.js';
import { ghostOf } from './ghost.js';
import { hold, letGo } from './holding.js';
import { isSameItem, type Laid } from './puzzle.js';
import { aimOf, canPlay, type PlayState, type Saying } from './state.js';

/** The building has changed, so what was found about the old one says nothing any more. */
const withBuild = (state: PlayState, build: Build): PlayState => ({ ...letGo(state), build, finding: null });

/** Colours that ended by themselves are told. */
function endedSince(before: Build, after: Build): Saying | null {
	const known = before.turn?.ended.length ?? 0;
	const colours = (after.turn?.ended ?? []).slice(known).map(({ colour }) => colour);
	return colours.length > 0 ? { kind: 'ended', colours } : null;
}

export function makeStep(state: PlayState, step: Step): PlayState {
	const build = addStep(state.build, step);
	return { ...withBuild(state, build), saying: endedSince(state.build, build) };
}

/** Places the held stone where it is, or says why it may not lie there. */
export function placeHeld(state: PlayState): PlayState {
	const { build, held } = state;
	if (!held || !canPlay(state)) return state;
	const { cells, refusal } = ghostOf(build, held, aimOf(state));
	if (refusal) return { ...state, isAimed: false, saying: { kind: 'refused', refusal } };
	return makeStep(state, { kind: 'place', ...held.item, cells });
}

/** The stone in a cell, if any. */
export const laidIn = ({ build }: PlayState, cell: Cell): Laid | undefined => build.filled.get(keyOf(cell));

/** Takes a stone of the building back into the hand, held as it lay. */
export function takeStone(state: PlayState, laid: Laid | undefined): PlayState {
	const { build } = state;
	if (!laid || !canPlay(state)) return state;
	if (!build.placed.some((other) => isSameItem(other, laid)))
		return { ...state, saying: { kind: 'isGiven' } };
	if (build.turn && build.placed.at(-1) !== laid) return { ...state, saying: { kind: 'notLast' } };
	const { stone, colour } = laid;
	const taken = build.turn ? undo(state) : makeStep(state, { kind: 'take', stone, colour });
	return holdAsItLay(taken, laid);
}

function holdAsItLay(state: PlayState, { stone, colour, cells }: Laid): PlayState {
	const corner = cornerOf(cells);
	const orientation = orientationOfCells(cells);
	if (!orientation) return state;
	const column = orientation.columns[0]!;
	const cursor = { x: corner.x + column.x, y: corner.y + column.y, z: corner.z + column.base };
	const level = state.build.turn ? null : corner.z;
	return hold(
		{ ...state, cursor, trayColour: colour },
		{ item: { stone, colour }, orientation, anchor: 0, level },
	);
}

export const canUndo = (state: PlayState): boolean => state.build.steps.length > 0 && canPlay(state);

export function undo(state: PlayState): PlayState {
	return canUndo(state) ? withBuild(state, undoStep(state.build)) : state;
}

/** All stones back into the hand; this too can be undone. */
export function clear(state: PlayState): PlayState {
	const { build } = state;
	if (!canPlay(state) || build.steps.at(-1)?.kind === 'clear' || build.steps.length === 0) return state;
	return { ...makeStep(state, { kind: 'clear' }), saying: { kind: 'cleared' } };
}

/** By the rules: the colour in turn places nothing more. */
export function endColour(state: PlayState): PlayState {
	const { turn, puzzle } = state.build;
	if (!turn?.colour || puzzle.colours < 2 || !canPlay(state)) return state;
	return makeStep(state, { kind: 'end', colour: turn.colour });
}

/** Lays the frame on another side, with the stone in the hand. By the rules it stands as it stands. */
export function tipFrame(state: PlayState, axis: FrameAxis): PlayState {
	const { build, held, cursor } = state;
	if (build.turn) return state;
	const shown = state.shown && {
		...state.shown,
		stones: state.shown.stones.map((laid) => ({
			...laid,
			cells: laid.cells.map((cell) => turnCell(build.size, axis, cell)),
		})),
	};
	const turned: PlayState = {
		...state,
		shown,
		build: turnFrame(build, axis),
		cursor: turnCell(build.size, axis, cursor),
		levels: null,
		saying: null,
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
