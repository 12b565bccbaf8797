/** The `Builder` of a game: the stones of the player to move, placed by the referee. */
import { makeMove, type Owner, STONES } from '@rumis/rules';
import { handToPlay, moveOf, type OwnedStone, ownerToPlay } from '@rumis/table';
import type { Builder } from '../play/builder.js';
import { pickStone } from '../play/holding.js';
import { groundOf } from './ground.js';
import { playMove, redo, takeBack } from './playing.js';
import { positionAhead, setPremove, waitingColour } from './premove.js';
import { type GameState, personToMove } from './state.js';
import { boardViewOf, seenPosition, seenSquares } from './view.js';

export const GAME: Builder<GameState> = {
	ground: (state) => groundOf(positionAhead(state) ?? state.table.position),
	hand(state) {
		if (personToMove(state) !== null) return stonesToPlay(state);
		const ahead = positionAhead(state);
		return ahead?.toPlay ? inOrder(ahead.hand(ahead.toPlay), ahead.toPlay) : [];
	},
	tray(state) {
		const own = personToMove(state) === null ? waitingColour(state, seenPosition(state)) : null;
		return own ? inOrder(seenPosition(state).hand(own), own) : stonesToPlay(state);
	},
	picksFitting: true,
	place(state, ghost) {
		const move = makeMove(moveOf(ghost));
		return positionAhead(state) ? setPremove(state, move) : playMove(state, move);
	},
	undo: takeBack,
	redo,
	// In the transfer game, tapping a stone takes it off the building.
	tap: (state, { stone }) =>
		stone && state.table.position.phase === 'transfer' ? pickStone(GAME, state, stone) : state,
	view: boardViewOf,
	squares: seenSquares,
};

/** In the standard order of stones. */
const inOrder = (hand: readonly string[], owner: Owner): readonly OwnedStone[] =>
	STONES.filter((stone) => hand.includes(stone)).map((stone) => ({ stone, owner }));

function stonesToPlay(state: GameState): readonly OwnedStone[] {
	const position = seenPosition(state);
	const owner = ownerToPlay(position);
	return owner ? inOrder(handToPlay(position), owner) : [];
}
