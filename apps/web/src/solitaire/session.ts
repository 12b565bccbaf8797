/** A puzzle on this screen: its state, its camera, the solver it asks. Made when it is opened, closed when left. */
import { HOME } from '../board/camera.js';
import { type CameraMotion, makeCameraMotion } from '../stage/cameraMotion.js';
import type { Shown } from '../stage/useScene.js';
import { makeStore, type Store } from '../ui/store.js';
import type { Build } from './build.js';
import type { Now } from './days.js';
import { freshStart, questionOf, receive, showSolution } from './helping.js';
import { type Help, useHelp } from './helps.js';
import { type Asker, askWorker } from './solver/asking.js';
import type { Answer, Progress } from './solver/question.js';
import type { Finding, PlayState } from './state.js';
import { boardViewOf } from './view.js';

export type AnyHelp = Help | 'estimate';

export interface Session {
	readonly store: Store<PlayState>;
	readonly shown: Shown;
	readonly motion: CameraMotion;
	readonly now: Now;
	/** Changes the puzzle: `change(pickStone, item)`. A search under way is about what was, so it ends. */
	change<Args extends readonly unknown[]>(
		how: (state: PlayState, ...args: Args) => PlayState,
		...args: Args
	): void;
	ask(help: AnyHelp): void;
	stop(): void;
	close(): void;
}

export interface SessionOptions {
	readonly isCalm: () => boolean;
	readonly now: Now;
	readonly ask?: Asker;
}

export function startSession(opened: PlayState, { isCalm, now, ask = askWorker }: SessionOptions): Session {
	const store = makeStore(opened);
	const camera = makeStore(HOME);
	const motion = makeCameraMotion(camera, isCalm);
	const solver = makeHelper(store, ask, now);
	return {
		store,
		shown: { view: () => boardViewOf(store.get()), subscribe: store.subscribe, camera },
		motion,
		now,
		change(how, ...args) {
			const before = store.get();
			const after = how(before, ...args);
			if (after.build !== before.build && after.asking) {
				solver.end();
				store.set({ ...after, asking: null });
			} else store.set(after);
		},
		ask: solver.ask,
		stop: solver.stop,
		close() {
			solver.end();
			motion.stop();
		},
	};
}

/** Asks the solver and lays its answers into the state. */
function makeHelper(store: Store<PlayState>, asker: Asker, now: Now) {
	let end = () => {};
	const luck = now().getTime() % 1_000_000;
	/** The same for the same building, so that the stone that is named is also the one that is placed. */
	const seedFor = ({ steps }: Build): number => luck + steps.length;

	const put = (change: Partial<PlayState>) => store.set({ ...store.get(), ...change });

	const listen = (onAnswer: (answer: Answer) => void) => ({
		onProgress: (progress: Progress) => store.set(hear(store.get(), progress)),
		onAnswer,
		onFailure: () => put({ asking: null, finding: { kind: 'failed' } }),
	});

	/** Whoever wants to see a solution gets one, from the beginning if need be. */
	const askAnew = () => {
		const fresh = freshStart(store.get().build);
		end = asker(
			questionOf(fresh, 'solution', seedFor(fresh)),
			listen((answer) => {
				const state: PlayState = { ...store.get(), asking: null };
				if (answer.kind !== 'finish') return store.set({ ...state, finding: { kind: 'cannotFinish' } });
				const shown = showSolution(state, answer.steps, fresh);
				store.set({ ...shown, uses: useHelp(shown.uses, 'solution') });
			}),
		);
	};

	const ask = (help: AnyHelp) => {
		end();
		put({ asking: { help, since: now().getTime(), progress: null, isPaid: false }, finding: null });
		const { build } = store.get();
		end = asker(
			questionOf(build, help, seedFor(build)),
			listen((answer) => {
				if (help === 'solution' && answer.kind === 'none') askAnew();
				else store.set(receive(store.get(), help, answer));
			}),
		);
	};

	const stop = () => {
		end();
		const { asking } = store.get();
		if (!asking) return;
		const found = asking.help === 'ways' ? (asking.progress?.found ?? 0) : 0;
		const finding: Finding = { kind: 'stopped', help: asking.help, found };
		put({ asking: null, finding });
	};

	return { ask, stop, end: () => end() };
}

/** The first ways that are found are paid for: from then on it is known that there are some. */
function hear(state: PlayState, progress: Progress): PlayState {
	const { asking } = state;
	if (!asking) return state;
	const pays = asking.help === 'ways' && progress.found > 0 && !asking.isPaid;
	const heard: PlayState = { ...state, asking: { ...asking, progress, isPaid: asking.isPaid || pays } };
	return pays ? { ...heard, uses: useHelp(state.uses, 'ways') } : heard;
}
