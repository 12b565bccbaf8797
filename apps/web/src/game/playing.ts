/** Changes of the table: moves, taking back, changing seats. The referee decides whether they are allowed. */
import { makeMove, type Stone } from '@rumis/rules';
import { act, type Command, type Seat, seatToMove, type Table, takeBackTarget } from '@rumis/table';
import { letGo } from '../play/holding.js';
import { type GameState, personToMove, type Referee } from './state.js';

const perform = (state: GameState, command: Command): GameState =>
	state.referee.kind === 'here' ? decideHere(state, command) : send(state, state.referee, command);

/** Sends a request to the server. A stone appears immediately and is rolled back if refused. */
function send(state: GameState, referee: Extract<Referee, { kind: 'server' }>, command: Command): GameState {
	if (referee.seat === null || referee.sent) return state;
	const done = act(state.table, referee.seat, command);
	if (!done.ok) return { ...state, message: { kind: 'refused', error: done.error } };
	const sent: GameState = { ...letGo(state), referee: { ...referee, sent: command }, viewedPly: null };
	return command.kind === 'move' ? { ...sent, table: done.value } : sent;
}

/** Applies a command if the referee allows it. On a shared screen, anyone may act for every seat. */
function decideHere(state: GameState, command: Command): GameState {
	const done = act(state.table, 'host', command);
	if (!done.ok) {
		const { error } = done;
		return {
			...state,
			message: error.code === 'illegal' ? { kind: 'illegal', illegal: error.illegal } : null,
		};
	}
	const table = done.value;
	const isOver = table.position.phase === null;
	return {
		...letGo(state),
		table,
		viewedPly: null,
		undone: command.kind === 'move' ? undoneAfter(state, command.move) : state.undone,
		count: isOver ? (state.count ?? { squares: 0, isDone: false }) : null,
	};
}

const undoneAfter = ({ undone: [next, ...later] }: GameState, move: string): readonly string[] =>
	move === next ? later : [];

export const playMove = (state: GameState, move: string): GameState =>
	perform(state, { kind: 'move', ply: state.table.position.ply, move });

/** Transfer game: a stone with no legal place leaves the game. */
export const putAside = (state: GameState, stone: Stone): GameState =>
	playMove(state, makeMove({ kind: 'aside', stone }));

export const canTakeBack = (state: GameState): boolean => targetOf(state) !== null;

function targetOf({ table, referee }: GameState): number | null {
	// A finished game cannot be changed; `tableAt` continues from any of its moves in a copy.
	if (referee.kind === 'here') return table.position.phase === null ? null : takeBackTarget(table, 'host');
	const mayAsk = referee.seat !== null && !referee.sent && !table.asked && seatToMove(table) !== null;
	return mayAsk ? takeBackTarget(table, referee.seat) : null;
}

/** Takes back to the last decision of a person. */
export function takeBack(state: GameState): GameState {
	const to = targetOf(state);
	return to === null ? state : takeBackTo(state, to);
}

/** Takes back to a given move and pauses the bots, which would otherwise move immediately. */
export function takeBackTo(state: GameState, to: number): GameState {
	const back = perform(state, { kind: 'takeBack', to });
	if (back.table === state.table) return back;
	const undone = [...state.table.position.moves.slice(to).map(makeMove), ...state.undone];
	return { ...back, undone, isPaused: personToMove(back) === null };
}

export const canRedo = ({ undone, referee, viewedPly }: GameState): boolean =>
	referee.kind === 'here' && viewedPly === null && undone.length > 0;

/** Replays moves that were taken back, up to a person's next decision. */
export function redo(state: GameState): GameState {
	const [next] = state.undone;
	if (next === undefined || !canRedo(state)) return state;
	const after = playMove(state, next);
	if (after.table === state.table) return { ...after, undone: [] };
	return personToMove(after) === null ? redo(after) : after;
}

/** The table after a number of moves, as a new game. */
export function tableAt(table: Table, ply: number): Table {
	const copy = act(table, 'host', { kind: 'takeBack', to: ply });
	return copy.ok ? copy.value : table;
}

export const changeSeat = (state: GameState, seat: number, who: Seat): GameState =>
	perform(state, { kind: 'seat', seat, who });
