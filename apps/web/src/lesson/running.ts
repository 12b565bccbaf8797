/** A step under way: a session without bots and without a kept game, watched by the lesson. */
import type { Illegal } from '@rumis/rules';
import { ghostOf } from '@rumis/table';
import { HOME } from '../board/camera.js';
import type { Session } from '../game/session.js';
import type { GameState } from '../game/state.js';
import type { Thinker } from '../game/thinking.js';
import { boardViewOf } from '../game/view.js';
import { makeCameraMotion } from '../stage/cameraMotion.js';
import { makeStore, type Store } from '../ui/store.js';
import { beginStep, guessesFor, type Step } from './steps.js';

/** What the lesson answers to what was done. */
export type Answer =
	| { readonly kind: 'right' | 'other' }
	| { readonly kind: 'wrong'; readonly illegal: Illegal };

export interface Running {
	readonly step: Step;
	readonly session: Session;
	readonly answer: Store<Answer | null>;
	/** The points that somebody counted. */
	guess(points: number): void;
	/** There is nothing to do here on this device: it is so already. */
	grant(): void;
	close(): void;
}

const IDLE: Thinker = { stop() {}, resume() {}, hint() {}, close() {} };

function lessonSession(step: Step, isCalm: () => boolean): Session {
	const store = makeStore(beginStep(step));
	const camera = makeStore(step.camera ?? HOME);
	const motion = makeCameraMotion(camera, isCalm);
	return {
		store,
		shown: { view: () => boardViewOf(store.get()), subscribe: store.subscribe, camera },
		motion,
		thinker: IDLE,
		change: (how, ...args) => store.set(how(store.get(), ...args)),
		close: motion.stop,
	};
}

export function runStep(step: Step, isCalm: () => boolean): Running {
	const session = lessonSession(step, isCalm);
	const answer = makeStore<Answer | null>(null);
	let complaint = session.store.get().saying;
	const isDone = () => answer.get()?.kind === 'right';

	const watch = () => {
		if (isDone()) return;
		const state = session.store.get();
		const verdict = step.judge(state, session.shown.camera.get());
		if (verdict) return decide(verdict);
		if (state.saying !== complaint) complain(state);
		if (answer.get()?.kind === 'wrong' && fitsNow(state)) answer.set(null);
	};

	const decide = (kind: 'right' | 'other') => {
		answer.set({ kind });
		// What was not asked for is taken back, so that it can be tried again.
		if (kind === 'other') session.store.set(beginStep(step));
	};

	const complain = ({ saying }: GameState) => {
		complaint = saying;
		if (saying?.kind !== 'illegal') return;
		const { illegal } = saying;
		const isMeant = step.isRefusalRight && illegal.code === step.refusal;
		answer.set(isMeant ? { kind: 'right' } : { kind: 'wrong', illegal });
	};

	const stops = [session.store.subscribe(watch), session.shown.camera.subscribe(watch)];
	return {
		step,
		session,
		answer,
		guess(points) {
			if (isDone()) return;
			const { right } = guessesFor(session.store.get());
			session.change(lightOwn);
			answer.set({ kind: points === right ? 'right' : 'other' });
		},
		grant: () => answer.set({ kind: 'right' }),
		close() {
			for (const stop of stops) stop();
			session.close();
		},
	};
}

const fitsNow = ({ held, table }: GameState): boolean =>
	held !== null && ghostOf(table.position, held).illegal === null;

/** Lights up what yellow shows; yellow is counted first. */
const lightOwn = (state: GameState): GameState => ({
	...state,
	count: { squares: state.table.position.scores()[0]?.visible ?? 0, isDone: false },
});
