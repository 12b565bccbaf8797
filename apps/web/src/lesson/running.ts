/** The current step: a session without bots or a saved game, observed by the tutorial. */

import type { Misfit } from '@rumis/table';
import type { GameState } from '../game/state.js';
import { ghostNow } from '../play/holding.js';
import { type Session, startSession } from '../play/session.js';
import { makeStore, type Store } from '../util/store.js';
import { LESSON_WORDS, lessonBuilder } from './lessonBuilder.js';
import { beginStep, type Guess, guessesFor, type Step } from './steps.js';

/** The tutorial's response to an action. */
export type Answer =
	| { readonly kind: 'right' | 'other' }
	| { readonly kind: 'wrong'; readonly illegal: Misfit };

export interface Running {
	readonly step: Step;
	readonly session: Session<GameState>;
	readonly answer: Store<Answer | null>;
	/** The chosen answer. */
	guess(guess: Guess): void;
	/** Skips a step that has nothing to do on this device. */
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
		// A legal move that was not asked for is taken back, so that the player can try again.
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

/** Highlights yellow's visible squares; yellow is counted first. */
const lightOwn = (state: GameState): GameState => ({
	...state,
	count: { squares: state.table.position.scores()[0]?.visible ?? 0, isDone: false },
});
