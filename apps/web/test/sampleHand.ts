/** Actions on a stone in a game, for tests. */
import type { Stone } from '@rumis/rules';
import { ownerToPlay } from '@rumis/table';
import { GAME } from '../src/game/builder.js';
import type { GameState } from '../src/game/state.js';
import type { Builder } from '../src/play/builder.js';
import * as play from '../src/play/holding.js';
import * as look from '../src/play/looking.js';

const inGame =
	<Args extends readonly unknown[]>(
		how: (builder: Builder<GameState>, state: GameState, ...args: Args) => GameState,
	) =>
	(state: GameState, ...args: Args): GameState =>
		how(GAME, state, ...args);

export const pickStone = (state: GameState, stone: Stone): GameState =>
	play.pickStone(GAME, state, { stone, owner: ownerToPlay(state.table.position) ?? 'ruin' });

export const pickNext = inGame(play.pickNext<GameState>);
export const pointAt = inGame(play.pointAt<GameState>);
export const movePointer = inGame(play.movePointer<GameState>);
export const turnStone = inGame(play.turnStone<GameState>);
export const nextFit = inGame(play.nextFit<GameState>);
export const nextFittingPlace = inGame(play.nextFittingPlace<GameState>);
export const placeHeld = inGame(play.placeHeld<GameState>);
export const undo = inGame(play.undo<GameState>);
export const showLevels = inGame(look.showLevels<GameState>);
export const { aim, letGo } = play;
export const { toggleXray } = look;

/** The ghost of the held stone. */
export const ghostIn = (state: GameState) => play.ghostNow(GAME, state);
export const isFitting = (state: GameState): boolean => ghostIn(state)?.misfit === null;
