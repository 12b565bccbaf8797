/** A game in which only the stones of a step are offered, and the lesson speaks. */

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
		// To find a place is what is to be learnt.
		picksFitting: false,
		// Nothing is taken back: what was not asked for goes back by itself.
		undo: (state) => state,
	};
}

/** What was right or wrong is told by the lesson, not as news of a game. */
export const LESSON_WORDS: Words<GameState> = { ...GAME_WORDS, news: () => '' };
