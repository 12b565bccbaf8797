/** The session of a puzzle, with access to the solver. */
import { closingWith, type Session, startSession } from '../../play/session.js';
import type { Store } from '../../util/store.js';
import type { SolitaireBuild } from '../puzzles/puzzle.js';
import type { Now } from '../results/days.js';
import { type Help, useHelp } from '../results/helps.js';
import { askWorker, type SolverClient } from '../solver/asking.js';
import type { Answer, Progress } from '../solver/question.js';
import { PUZZLE } from './builder.js';
import { freshStart, questionOf, receive, showSolution } from './helping.js';
import type { Finding, PuzzleState } from './state.js';
import { PUZZLE_WORDS } from './words.js';

export type AnyHelp = Help | 'estimate';

export interface PuzzleSession extends Session<PuzzleState> {
	readonly now: Now;
	ask(help: AnyHelp): void;
	stop(): void;
}

export interface PuzzleOptions {
	readonly isCalm: () => boolean;
	readonly now: Now;
	readonly ask?: SolverClient;
}

export function startPuzzle(
	opened: PuzzleState,
	{ isCalm, now, ask = askWorker }: PuzzleOptions,
): PuzzleSession {
	const session = startSession(opened, { builder: PUZZLE, words: PUZZLE_WORDS, isCalm });
	const solver = makeHelper(session.store, ask, now);
	return closingWith({ ...session, now, ask: solver.ask, stop: solver.stop }, solver.close);
}

/** Asks the solver and applies its answers to the state. */
function makeHelper(store: Store<PuzzleState>, asker: SolverClient, now: Now) {
	let end = () => {};
	let asked: SolitaireBuild | null = null;
	const luck = now().getTime() % 1_000_000;
	/** The same for the same building, so that the stone that is named is also the one that is placed. */
	const seedFor = ({ steps }: SolitaireBuild): number => luck + steps.length;

	const put = (change: Partial<PuzzleState>) => store.set({ ...store.get(), ...change });

	const listen = (onAnswer: (answer: Answer) => void) => ({
		onProgress: (progress: Progress) => store.set(hear(store.get(), progress)),
		onAnswer,
		onFailure: () => put({ asking: null, finding: { kind: 'failed' } }),
	});

	/** Requests a solution, from the start if necessary. */
	const askAnew = () => {
		const fresh = freshStart(store.get().build);
		end = asker(
			questionOf(fresh, 'solution', seedFor(fresh)),
			listen((answer) => {
				const state: PuzzleState = { ...store.get(), asking: null };
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
		asked = build;
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

	/** A running search is outdated when the building changes, so it is cancelled. */
	const unsubscribe = store.subscribe(() => {
		const { build, asking } = store.get();
		if (!asked || build === asked) return;
		asked = null;
		end();
		if (asking) put({ asking: null });
	});

	const close = () => {
		unsubscribe();
		end();
	};
	return { ask, stop, close };
}

/** The first completions found are charged: from then on the player knows that there are some. */
function hear(state: PuzzleState, progress: Progress): PuzzleState {
	const { asking } = state;
	if (!asking) return state;
	const pays = asking.help === 'ways' && progress.found > 0 && !asking.isPaid;
	const heard: PuzzleState = { ...state, asking: { ...asking, progress, isPaid: asking.isPaid || pays } };
	return pays ? { ...heard, uses: useHelp(state.uses, 'ways') } : heard;
}
