/** A game builder that offers only the stones of a step and gives the tutorial's feedback. */

import type { OwnedStone } from '@rumis/table';
import { GAME } from '../game/builder.js';
import type { GameState } from '../game/state.js';
import { GAME_WORDS } from '../game/words.js';
import type { Builder, Words } from '../play/builder.js';
import type { Step } from './steps.js';

export function lessonBuilder({ stones }: Step): Builder<GameState> {
	const offered = (hand: readonly OwnedStone[]) =>
		stones ? hand.filter(({ stone }) => stones.includes(stone)) : hand;
	return {
		...GAME,
		hand: (state) => offered(GAME.hand(state)),
		tray: (state) => offered(GAME.tray?.(state) ?? []),
		// Finding a place is part of the task.
		picksFitting: false,
		// No undo: a wrong move is taken back automatically.
		undo: (state) => state,
	};
}

/** The tutorial announces its feedback, not the news of a game. */
export const LESSON_WORDS: Words<GameState> = { ...GAME_WORDS, news: () => '' };
