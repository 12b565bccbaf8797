/**
 * What has been built so far. Never changed, only replaced: every step gives another build, and undoing a step is
 * going through all steps but the last.
 */
import type { Cell, Colour } from '@rumis/rules';
import type { Frame } from '../board/view.js';
import { axesOf, type FrameAxis, keyOf, type Lie, lieAfter, sizeOf, turnCell, turnSize } from './frame.js';
import { type Item, isSameItem, type Laid, type SolitairePuzzle } from './puzzle.js';
import { FIRST_TURN, type Turn, turnAfter } from './turn.js';

export type Step =
	| ({ readonly kind: 'place' } & Laid)
	/** Free building: a stone goes back into the hand. */
	| ({ readonly kind: 'take' } & Item)
	/** By the rules: this colour places nothing more, and the others finish without it. */
	| { readonly kind: 'end'; readonly colour: Colour }
	/** All stones go back into the hand. */
	| { readonly kind: 'clear' };

export interface Build {
	readonly puzzle: SolitairePuzzle;
	/** How the frame lies; cells and stones below are as it lies now. */
	readonly lie: Lie;
	readonly size: Frame;
	readonly cells: readonly Cell[];
	readonly given: readonly Laid[];
	readonly steps: readonly Step[];
	/** The stones placed by the player, in the order in which they were placed. */
	readonly placed: readonly Laid[];
	/** By the rules: whose turn it is. */
	readonly turn: Turn | null;
	/** The cells of the shape, by key. */
	readonly shape: ReadonlySet<string>;
	/** What lies in each cell that is filled. */
	readonly filled: ReadonlyMap<string, Laid>;
}

const filledBy = (stones: readonly Laid[]): Map<string, Laid> =>
	new Map(stones.flatMap((laid) => laid.cells.map((cell) => [keyOf(cell), laid] as const)));

export function startBuild(puzzle: SolitairePuzzle): Build {
	const { cells, given } = puzzle;
	const bare: Build = {
		...{ puzzle, cells, given },
		lie: '',
		size: sizeOf(cells),
		steps: [],
		placed: [],
		turn: null,
		shape: new Set(cells.map(keyOf)),
		filled: filledBy(given),
	};
	return puzzle.mode === 'rules' ? { ...bare, turn: FIRST_TURN } : bare;
}

/** Carries out a step that the referee has allowed. */
export function addStep(build: Build, step: Step): Build {
	const placed = placedAfter(build.placed, step);
	const next: Build = {
		...build,
		steps: [...build.steps, step],
		placed,
		filled: placed === build.placed ? build.filled : filledBy([...build.given, ...placed]),
	};
	if (!build.turn) return next;
	return { ...next, turn: step.kind === 'clear' ? FIRST_TURN : turnAfter(next, build.turn, step) };
}

function placedAfter(placed: readonly Laid[], step: Step): readonly Laid[] {
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

const withSteps = (build: Build, steps: readonly Step[]): Build => {
	const { steps: _steps, ...lying } = build;
	const bare: Build = { ...lying, steps: [], placed: [], filled: filledBy(build.given), turn: null };
	const started = build.turn ? { ...bare, turn: FIRST_TURN } : bare;
	return steps.reduce(addStep, started);
};

export const undoStep = (build: Build): Build => withSteps(build, build.steps.slice(0, -1));

/** Lays the frame with all that is in it on another side; what was done before can still be undone. */
export function turnFrame(build: Build, axis: FrameAxis): Build {
	const turn = (cells: readonly Cell[]) => cells.map((cell) => turnCell(build.size, axis, cell));
	const lay = <L extends Laid>(laid: L): L => ({ ...laid, cells: turn(laid.cells) });
	const cells = turn(build.cells);
	const given = build.given.map(lay);
	const placed = build.placed.map(lay);
	return {
		...build,
		lie: lieAfter(build.lie, axis),
		size: turnSize(build.size, axis),
		cells,
		given,
		steps: build.steps.map((step) => (step.kind === 'place' ? lay(step) : step)),
		placed,
		shape: new Set(cells.map(keyOf)),
		filled: filledBy([...given, ...placed]),
	};
}

export const layFrame = (build: Build, lie: Lie): Build => axesOf(lie).reduce(turnFrame, build);
