/** What changes the table: moves, taking back, changing seats. The referee decides; here it is only asked. */
import { type Illegal, makeMove, type Stone } from '@rumis/rules';
import { act, type Command, ghostOf, type Seat, seatToMove, takeBackTarget } from '@rumis/table';
import { letGo } from './holding.js';
import { type GameState, type Place, personToMove, type Saying } from './state.js';

const command = (state: GameState, wish: Command): GameState =>
	state.place.kind === 'here' ? carryOut(state, wish) : send(state, state.place, wish);

/** Asks the server. A stone lies at once, and is taken back if it is refused; all else waits for the answer. */
function send(state: GameState, place: Extract<Place, { kind: 'server' }>, wish: Command): GameState {
	if (place.seat === null || place.sent) return state;
	const done = act(state.table, place.seat, wish);
	if (!done.ok) return { ...state, saying: { kind: 'refused', error: done.error } };
	const sent: GameState = { ...letGo(state), place: { ...place, sent: wish }, viewedPly: null };
	return wish.kind === 'move' ? { ...sent, table: done.value } : sent;
}

/** Carries out what the referee allows. At one screen everybody may act for everybody. */
function carryOut(state: GameState, wish: Command): GameState {
	const done = act(state.table, 'host', wish);
	if (!done.ok) {
		const saying: Saying | null =
			done.error.code === 'illegal' ? { kind: 'illegal', illegal: done.error.illegal } : null;
		return { ...state, saying };
	}
	const table = done.value;
	const isOver = table.position.phase === null;
	return {
		...letGo(state),
		table,
		viewedPly: null,
		count: isOver ? (state.count ?? { squares: 0, isDone: false }) : null,
	};
}

export const playMove = (state: GameState, move: string): GameState =>
	command(state, { kind: 'move', ply: state.table.position.ply, move });

/** Places the held stone where it is, or says why it may not lie there. */
export function placeHeld(state: GameState): GameState {
	if (!state.held || personToMove(state) === null) return state;
	const { move, illegal } = ghostOf(state.table.position, state.held);
	return illegal ? complain(state, illegal) : playMove(state, makeMove(move));
}

export const complain = (state: GameState, illegal: Illegal): GameState => ({
	...state,
	isAimed: false,
	saying: { kind: 'illegal', illegal },
});

/** Transfer game: a stone that fits nowhere leaves the game. */
export const putAside = (state: GameState, stone: Stone): GameState =>
	playMove(state, makeMove({ kind: 'aside', stone }));

export const canTakeBack = (state: GameState): boolean => targetOf(state) !== null;

function targetOf({ table, place }: GameState): number | null {
	if (place.kind === 'here') return takeBackTarget(table, 'host');
	const mayAsk = place.seat !== null && !place.sent && !table.asked && seatToMove(table) !== null;
	return mayAsk ? takeBackTarget(table, place.seat) : null;
}

/** Back to where a person last had the choice. */
export function takeBack(state: GameState): GameState {
	const to = targetOf(state);
	return to === null ? state : takeBackTo(state, to);
}

/** Back to a certain move; the bots wait, or they would move on at once. */
export function takeBackTo(state: GameState, to: number): GameState {
	const back = command(state, { kind: 'takeBack', to });
	return back.table === state.table ? back : { ...back, isPaused: personToMove(back) === null };
}

export const changeSeat = (state: GameState, seat: number, who: Seat): GameState =>
	command(state, { kind: 'seat', seat, who });
