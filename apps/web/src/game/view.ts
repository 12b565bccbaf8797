/** The view of a game: maps its state to plain data for the board. */
import type { Cell, ReadonlyPosition, Square, SquareView, Stone } from '@rumis/rules';
import { historyOf, ownerToPlay, type Table } from '@rumis/table';
import { marksOf } from '../board/overlays.js';
import { planViewOf } from '../board/planView.js';
import { type BoardView, bareView, type GhostView, type Mark } from '../board/view.js';
import { ghostViewOf } from '../play/ghostView.js';
import { remember } from '../play/remember.js';
import { groundOf } from './ground.js';
import { positionAhead, premoveOf, premoveView } from './premove.js';
import { type GameState, personToMove } from './state.js';

const NOTHING: readonly never[] = [];

const positionThen = remember((table: Table, ply: number): ReadonlyPosition => table.position.atPly(ply));

/** The position shown: the live one, or an earlier one. */
export const seenPosition = ({ table, viewedPly }: GameState): ReadonlyPosition =>
	viewedPly === null ? table.position : positionThen(table, viewedPly);

const stonesOf = remember((position: ReadonlyPosition) => position.stones());
const squaresOf = remember((position: ReadonlyPosition) => position.topView());

export const seenSquares = (state: GameState): readonly SquareView[] => squaresOf(seenPosition(state));

const lastCells = remember((table: Table, ply: number): readonly Cell[] =>
	ply === 0 ? NOTHING : (historyOf(table.position)[ply - 1]?.cells ?? NOTHING),
);

/** In the transfer game the held stone is no longer at its old place. */
const stonesWithout = remember((position: ReadonlyPosition, taken: Stone | null) => {
	const stones = stonesOf(position);
	if (taken === null || position.phase !== 'transfer') return stones;
	return stones.filter(({ owner, stone }) => owner !== position.toPlay || stone !== taken);
});

const fitMarks = remember((position: ReadonlyPosition, stone: Stone | null): readonly Mark[] => {
	const owner = ownerToPlay(position);
	if (!stone || !owner) return NOTHING;
	const moves = position.legalMoves().filter((move) => move.stone === stone);
	return marksOf(position, moves, 'fit', owner);
});

const buildMarks = remember((position: ReadonlyPosition, isShown: boolean): readonly Mark[] => {
	const owner = ownerToPlay(position);
	return isShown && owner ? marksOf(position, position.legalMoves(), 'build', owner) : NOTHING;
});

const reachMarks = remember(
	(position: ReadonlyPosition, reach: GameState['overlays']['reach']): readonly Mark[] => {
		if (!reach || !position.colours.includes(reach)) return NOTHING;
		return marksOf(position, position.movesOf(reach), 'reach', reach);
	},
);

const joinMarks = remember((...groups: readonly (readonly Mark[])[]): readonly Mark[] => groups.flat());

/** The squares in the order of the final count, colour by colour. */
export const countOrder = remember((position: ReadonlyPosition): readonly SquareView[] =>
	position.colours.flatMap((colour) => position.countedSquares(colour)),
);

const countedSquares = remember((position: ReadonlyPosition, count: GameState['count']): readonly Square[] =>
	count && !count.isDone ? countOrder(position).slice(0, count.squares) : NOTHING,
);

const makeView = remember(
	(
		position: ReadonlyPosition,
		stones: BoardView['stones'],
		ghost: BoardView['ghost'],
		preview: BoardView['preview'],
		marks: BoardView['marks'],
		last: BoardView['last'],
		counted: BoardView['counted'],
		levels: number | null,
		xray: boolean,
	): BoardView => ({
		...bareView(planViewOf(position)),
		stones,
		ghost,
		preview,
		marks,
		last,
		counted,
		levels,
		xray,
	}),
);

/** What is shown of a position besides its stones. */
export interface Look
	extends Pick<GameState, 'held' | 'cursor' | 'message' | 'overlays' | 'levels' | 'xray'> {
	readonly last: readonly Cell[];
	readonly counted?: readonly Square[];
	readonly preview?: readonly GhostView[];
}

/** The view of any position of a game. */
export function positionView(position: ReadonlyPosition, look: Look): BoardView {
	const { held, overlays, levels, xray } = look;
	const stone = held?.orientation.stone ?? null;
	const marks = joinMarks(
		fitMarks(position, overlays.fits ? stone : null),
		buildMarks(position, overlays.build),
		reachMarks(position, overlays.reach),
	);
	return makeView(
		position,
		stonesWithout(position, stone),
		held && ghostViewOf(groundOf(position), held, look.cursor, look.message),
		look.preview ?? NOTHING,
		marks,
		look.last,
		look.counted ?? NOTHING,
		levels,
		xray,
	);
}

export function boardViewOf(state: GameState): BoardView {
	const ahead = positionAhead(state);
	const position = ahead ?? seenPosition(state);
	return positionView(position, {
		...state,
		held: personToMove(state) === null && !ahead ? null : state.held,
		preview: premoveView(ahead, premoveOf(state)),
		last: lastCells(state.table, state.viewedPly ?? position.ply),
		counted: countedSquares(position, state.count),
	});
}
