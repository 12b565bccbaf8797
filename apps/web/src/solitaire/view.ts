/** What is to be seen of a puzzle: from its state to plain data for the board. */
import type { Cell, PlacedStone } from '@rumis/rules';
import {
	type BoardView,
	bareView,
	type Frame,
	type GhostView,
	type Mark,
	type PlanView,
} from '../board/view.js';
import type { Build } from './build.js';
import { isBox, keyOf } from './frame.js';
import { ghostOf, type Held } from './ghost.js';
import type { Laid } from './puzzle.js';
import { aimOf, canPlay, type PlayState, type Saying } from './state.js';

/** Remembers the last answer, because most changes leave most of the view alone. */
function remember<Args extends readonly unknown[], Answer>(work: (...args: Args) => Answer) {
	let last: { readonly args: Args; readonly answer: Answer } | null = null;
	return (...args: Args): Answer => {
		if (!last || !args.every((arg, index) => arg === last?.args[index]))
			last = { args, answer: work(...args) };
		return last.answer;
	};
}

const NOTHING: readonly never[] = [];

/** The squares under the shape; each with the greatest height that the shape has there. */
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

/** A box is drawn as a frame, and so is a board that lies on its side, because its heights are not on the ground. */
const frameOf = remember((cells: readonly Cell[], size: Frame, isTipped: boolean): Frame | null =>
	isTipped || isBox(cells, size) ? size : null,
);

const placedStone = ({ stone, colour, cells }: Laid): PlacedStone => ({ stone, owner: colour, cells });

const stonesOf = remember((given: readonly Laid[], placed: readonly Laid[]): readonly PlacedStone[] =>
	[...given, ...placed].map(placedStone),
);

const ghostView = remember(
	(build: Build, held: Held | null, cursor: Cell, cut: number, saying: Saying | null): GhostView | null => {
		if (!held) return null;
		const { cells, refusal } = ghostOf(build, held, { cursor, cut });
		const bad = saying?.kind === 'refused' ? saying.refusal.cells : (refusal?.cells ?? NOTHING);
		return { owner: held.item.colour, cells, fits: refusal === null, bad };
	},
);

/** On a board that lies on its side the ground does not show where cells are, so the cursor's level does. */
const levelMarks = remember((build: Build, level: number | null): readonly Mark[] =>
	level === null
		? NOTHING
		: build.cells
				.filter((cell) => cell.z === level && !build.filled.has(keyOf(cell)))
				.map((cell) => ({ ...cell, kind: 'build', owner: 'ruin' })),
);

const shownStones = remember((given: readonly Laid[], stones: readonly Laid[], count: number) =>
	[...given, ...stones.slice(0, count)].map(placedStone),
);

const makeView = remember(
	(
		plan: PlanView,
		frame: Frame | null,
		stones: readonly PlacedStone[],
		ghost: GhostView | null,
		marks: readonly Mark[],
		last: readonly Cell[],
		levels: number | null,
		xray: boolean,
		spread: number,
	): BoardView => ({ ...bareView(plan), frame, stones, ghost, marks, last, levels, xray, spread }),
);

export function boardViewOf(state: PlayState): BoardView {
	const { build, shown, cursor, levels, xray, spread } = state;
	const { cells, size, lie } = build;
	const frame = frameOf(cells, size, lie !== '');
	const isHollow = frame !== null && !isBox(cells, size);
	const isPlaying = canPlay(state);
	return makeView(
		planOf(cells, size),
		frame,
		shown ? shownStones(build.given, shown.stones, shown.count) : stonesOf(build.given, build.placed),
		ghostView(build, isPlaying ? state.held : null, cursor, aimOf(state).cut, state.saying),
		levelMarks(build, isHollow && isPlaying ? cursor.z : null),
		lastCells(state),
		levels,
		xray,
		spread,
	);
}

function lastCells({ build, shown }: PlayState): readonly Cell[] {
	if (shown) return shown.count > 0 ? shown.stones[shown.count - 1]!.cells : NOTHING;
	return build.placed.at(-1)?.cells ?? NOTHING;
}
