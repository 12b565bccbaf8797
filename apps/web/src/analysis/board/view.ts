/** The view of an analysis: the position, and previewed moves as ghosts. */
import {
	type Cell,
	type Colour,
	type Line,
	type Owner,
	parseMove,
	type ReadonlyPosition,
	type SquareView,
} from '@rumis/rules';
import type { BoardView, GhostView } from '../../board/view.js';
import { positionView } from '../../game/view.js';
import { remember } from '../../play/remember.js';
import { type AnalysisState, type Preview, positionNow } from './state.js';

const topView = remember((position: ReadonlyPosition) => position.topView());

export const squaresOf = (state: AnalysisState): readonly SquareView[] => topView(positionNow(state));

const NOTHING: readonly never[] = [];

const lastCells = remember(
	(position: ReadonlyPosition): readonly Cell[] => position.history.at(-1)?.cells ?? NOTHING,
);

const ghostsOf = remember((position: ReadonlyPosition, { moves, owner }: Preview): readonly GhostView[] =>
	moves.length === 0 ? NOTHING : owner ? placedNow(position, moves, owner) : playedOn(position, moves),
);

/** The stones of a line, up to the first illegal move. */
function playedOn(position: ReadonlyPosition, line: Line): readonly GhostView[] {
	const later = position.clone();
	for (const text of line) {
		const move = parseMove(text);
		if (!move.ok || !later.play(move.value).ok) break;
	}
	return later.history.slice(position.ply).map(({ owner, cells }) => ghost(owner, cells));
}

/** Every stone as if it were placed now: each of its columns rests on the building. */
function placedNow(position: ReadonlyPosition, moves: Line, owner: Colour): readonly GhostView[] {
	const heights = new Map(topView(position).map(({ x, y, height }) => [`${x},${y}`, height]));
	return moves.flatMap((text) => {
		const move = parseMove(text);
		if (!move.ok || move.value.kind !== 'place') return [];
		const cells = move.value.drops.flatMap(({ x, y, count }) =>
			Array.from({ length: count }, (_, up) => ({ x, y, z: (heights.get(`${x},${y}`) ?? 0) + up })),
		);
		return [ghost(owner, cells)];
	});
}

const ghost = (owner: Owner, cells: readonly Cell[]): GhostView => ({ owner, cells, fits: true, bad: [] });

export function viewOf(state: AnalysisState): BoardView {
	const position = positionNow(state);
	return positionView(position, {
		...state,
		last: lastCells(position),
		preview: ghostsOf(position, state.preview),
	});
}
