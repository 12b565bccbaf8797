/** What a person does with a stone before it is placed. */
import type { Axis, Square, Stone } from '@rumis/rules';
import { type Held, handToPlay, nextPlace, nextWay, pick, placementsOf, shift, turn } from '@rumis/table';
import { type GameState, personToMove } from './state.js';

/** The hand is empty: nothing is held, aimed or complained about. */
export const letGo = (state: GameState): GameState => ({
	...state,
	held: null,
	isAimed: false,
	isHint: false,
	saying: null,
});

const hold = (state: GameState, held: Held): GameState => ({
	...letGo(state),
	held,
	cursor: held.cursor,
});

/** Takes a stone from the hand; it is turned so that it fits at the cursor, or else is shown where it fits. */
export function pickStone(state: GameState, stone: Stone): GameState {
	const { position } = state.table;
	if (personToMove(state) === null || !handToPlay(position).includes(stone)) return state;
	const from: Held = { ...(state.held ?? ANY), cursor: state.cursor };
	return hold(state, pick(position, from, stone));
}

/** `pick` looks at the cursor only. */
const ANY = { anchor: 0 } as Pick<Held, 'anchor' | 'orientation'>;

/** The stone after the held one in the hand, or before it; those that fit nowhere are passed over. */
export function pickNext(state: GameState, by: 1 | -1): GameState {
	const { position } = state.table;
	const hand = handToPlay(position);
	const at = state.held ? hand.indexOf(state.held.orientation.stone) : by > 0 ? -1 : 0;
	const inTurn = hand.map((_, step) => hand[(at + by * (step + 1) + 2 * hand.length) % hand.length]!);
	const stone = inTurn.find((next) => placementsOf(position, next).length > 0);
	return stone ? pickStone(state, stone) : state;
}

/** Holds the stone over a square; without a stone only the cursor moves. */
export function pointAt(state: GameState, square: Square): GameState {
	const { cursor, held } = state;
	const isSame = cursor.x === square.x && cursor.y === square.y;
	if (!held) return isSame ? state : { ...state, cursor: square };
	return isSame && !state.isAimed && !state.saying ? state : hold(state, { ...held, cursor: square });
}

export function movePointer(state: GameState, dx: number, dy: number): GameState {
	const { position } = state.table;
	if (state.held) return hold(state, shift(position, state.held, dx, dy));
	const { cursor } = shift(position, { ...ANY, cursor: state.cursor }, dx, dy);
	return { ...state, cursor };
}

export function turnStone(state: GameState, axis: Axis, by: 1 | -1): GameState {
	return state.held ? hold(state, turn(state.held, axis, by > 0 ? 1 : 3)) : state;
}

/** Steps through the ways in which the stone fits here; if there is none, says so. */
export function nextFit(state: GameState, by: 1 | -1): GameState {
	if (!state.held) return state;
	const held = nextWay(state.table.position, state.held, by);
	return held ? hold(state, held) : { ...state, saying: { kind: 'noFit' } };
}

/** Steps through the places where the stone fits. */
export function nextFittingPlace(state: GameState, by: 1 | -1): GameState {
	if (!state.held) return pickNext(state, by);
	const held = nextPlace(state.table.position, state.held, by);
	return held ? hold(state, held) : { ...state, saying: { kind: 'noFit' } };
}

/** The stone stays where it is until it is confirmed or moved on. */
export const aim = (state: GameState): GameState => (state.held ? { ...state, isAimed: true } : state);
