/** A step under way: a session without bots and without a kept game, watched by the lesson. */

import type { Misfit, OwnedStone } from '@rumis/table';
import { GAME } from '../game/builder.js';
import type { GameState } from '../game/state.js';
import { GAME_WORDS } from '../game/words.js';
import type { Builder, Words } from '../play/builder.js';
import { ghostNow } from '../play/holding.js';
import { type Session, startSession } from '../play/session.js';
import { makeStore, type Store } from '../util/store.js';
import { beginStep, type Guess, guessesFor, type Step } from './steps.js';

/** What the lesson answers to what was done. */
export type Answer =
	| { readonly kind: 'right' | 'other' }
	| { readonly kind: 'wrong'; readonly illegal: Misfit };

export interface Running {
	readonly step: Step;
	readonly session: Session<GameState>;
	readonly answer: Store<Answer | null>;
	/** The answer that somebody chose. */
	guess(guess: Guess): void;
	/** There is nothing to do here on this device: it is so already. */
	grant(): void;
	close(): void;
}

export function runStep(step: Step, isCalm: () => boolean): Running {
	const session = startSession(beginStep(step), {
		builder: lessonBuilder(step),
		words: LESSON_WORDS,
		isCalm,
		camera: step.camera,
	});
	const answer = makeStore<Answer | null>(null);
	let complaint = session.store.get().message;
	const isDone = () => answer.get()?.kind === 'right';

	const watch = () => {
		if (isDone()) return;
		const state = session.store.get();
		const verdict = step.judge(state, session.shown.camera.get());
		if (verdict) return decide(verdict);
		if (state.message !== complaint) complain(state);
		if (answer.get()?.kind === 'wrong' && ghostNow(session.builder, state)?.misfit === null) answer.set(null);
	};

	const decide = (kind: 'right' | 'other') => {
		answer.set({ kind });
		// What was not asked for is taken back, so that it can be tried again.
		if (kind === 'other') session.store.set(beginStep(step));
	};

	const complain = ({ message }: GameState) => {
		complaint = message;
		if (message?.kind !== 'illegal') return;
		const { illegal } = message;
		const isMeant = step.isRefusalRight && illegal.code === step.refusal;
		answer.set(isMeant ? { kind: 'right' } : { kind: 'wrong', illegal });
	};

	const stops = [session.store.subscribe(watch), session.shown.camera.subscribe(watch)];
	return {
		step,
		session,
		answer,
		guess(guess) {
			if (isDone()) return;
			const { right } = guessesFor(session.store.get());
			if (step.id === 'score') session.change(lightOwn);
			answer.set({ kind: String(guess) === String(right) ? 'right' : 'other' });
		},
		grant: () => answer.set({ kind: 'right' }),
		close() {
			for (const stop of stops) stop();
			session.close();
		},
	};
}

/** Lights up what yellow shows; yellow is counted first. */
const lightOwn = (state: GameState): GameState => ({
	...state,
	count: { squares: state.table.position.scores()[0]?.visible ?? 0, isDone: false },
});

/** A game in which only the stones of a step are offered, and the lesson speaks. */
function lessonBuilder({ stones }: Step): Builder<GameState> {
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
const LESSON_WORDS: Words<GameState> = { ...GAME_WORDS, news: () => '' };
