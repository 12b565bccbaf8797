/** What is to be seen of a game: from its state to plain data for the board. */
import { type Cell, type Position, type Square, type SquareView, type Stone, seatOf } from '@rumis/rules';
import { ghostOf, historyOf, ownerToPlay, positionAfter, type Table } from '@rumis/table';
import { marksOf } from '../board/overlays.js';
import { planViewOf } from '../board/planView.js';
import { type BoardView, bareView, type GhostView, type Mark } from '../board/view.js';
import { type GameState, personToMove } from './state.js';

/** Remembers the last answer, because most changes of a game leave most of its view alone. */
function remember<Args extends readonly unknown[], Answer>(work: (...args: Args) => Answer) {
	let last: { readonly args: Args; readonly answer: Answer } | null = null;
	return (...args: Args): Answer => {
		if (!last || !args.every((arg, index) => arg === last?.args[index]))
			last = { args, answer: work(...args) };
		return last.answer;
	};
}

const NOTHING: readonly never[] = [];

const positionThen = remember((table: Table, ply: number): Position => positionAfter(table.position, ply));

/** The position that is looked at: the current one, or one of the past. */
export const seenPosition = ({ table, viewedPly }: GameState): Position =>
	viewedPly === null ? table.position : positionThen(table, viewedPly);

const stonesOf = remember((position: Position) => position.stones());
const squaresOf = remember((position: Position) => position.topView());

export const seenSquares = (state: GameState): readonly SquareView[] => squaresOf(seenPosition(state));

const lastCells = remember((table: Table, ply: number): readonly Cell[] =>
	ply === 0 ? NOTHING : (historyOf(table.position)[ply - 1]?.cells ?? NOTHING),
);

const ghostView = remember(
	(position: Position, held: GameState['held'], complaint: GameState['saying']): GhostView | null => {
		const owner = ownerToPlay(position);
		if (!held || !owner) return null;
		const { cells, illegal } = ghostOf(position, held);
		const bad = complaint?.kind === 'illegal' ? complaint.illegal.cells : (illegal?.cells ?? NOTHING);
		return { owner, cells, fits: illegal === null, bad };
	},
);

/** In the transfer game the stone in the hand is no longer where it was. */
const stonesWithout = remember((position: Position, taken: Stone | null) => {
	const stones = stonesOf(position);
	if (taken === null || position.phase !== 'transfer') return stones;
	return stones.filter(({ owner, stone }) => owner !== position.toPlay || stone !== taken);
});

const fitMarks = remember((position: Position, stone: Stone | null): readonly Mark[] => {
	const owner = ownerToPlay(position);
	if (!stone || !owner) return NOTHING;
	const moves = position.legalMoves().filter((move) => move.stone === stone);
	return marksOf(position, moves, 'fit', owner);
});

const buildMarks = remember((position: Position, isShown: boolean): readonly Mark[] => {
	const owner = ownerToPlay(position);
	return isShown && owner ? marksOf(position, position.legalMoves(), 'build', owner) : NOTHING;
});

const reachMarks = remember((position: Position, reach: GameState['overlays']['reach']): readonly Mark[] => {
	if (!reach || seatOf(reach) >= position.colours.length) return NOTHING;
	return marksOf(position, position.movesOf(reach), 'reach', reach);
});

const joinMarks = remember((...groups: readonly (readonly Mark[])[]): readonly Mark[] => groups.flat());

/** The squares that are counted at the end, colour by colour. */
export const countOrder = remember((position: Position): readonly SquareView[] => {
	const scoring = squaresOf(position).filter((square) => scores(position, square));
	return position.colours.flatMap((colour) => scoring.filter(({ owner }) => owner === colour));
});

/** In the transfer game only what lies outside the red line is counted at the end. */
function scores(position: Position, { owner, x, y }: SquareView): boolean {
	if (owner === null || owner === 'ruin') return false;
	const { scenario, mode } = position.setup;
	return mode !== 'transfer' || scenario.zones?.[y]?.[x] !== 'r';
}

const countedSquares = remember((position: Position, count: GameState['count']): readonly Square[] =>
	count && !count.isDone ? countOrder(position).slice(0, count.squares) : NOTHING,
);

const makeView = remember(
	(
		position: Position,
		stones: BoardView['stones'],
		ghost: BoardView['ghost'],
		marks: BoardView['marks'],
		last: BoardView['last'],
		counted: BoardView['counted'],
		levels: number | null,
		xray: boolean,
	): BoardView => ({ ...bareView(planViewOf(position)), stones, ghost, marks, last, counted, levels, xray }),
);

export function boardViewOf(state: GameState): BoardView {
	const position = seenPosition(state);
	const { overlays, levels, xray } = state;
	const held = personToMove(state) === null ? null : state.held;
	const stone = held?.orientation.stone ?? null;
	const marks = joinMarks(
		fitMarks(position, overlays.fits ? stone : null),
		buildMarks(position, overlays.build),
		reachMarks(position, overlays.reach),
	);
	return makeView(
		position,
		stonesWithout(position, stone),
		ghostView(position, held, state.saying),
		marks,
		lastCells(state.table, state.viewedPly ?? position.ply),
		countedSquares(position, state.count),
		levels,
		xray,
	);
}
