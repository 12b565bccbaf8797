/** Opens a puzzle as it was left, and saves time, result and building while it is open. */
import { closingWith } from '../../play/session.js';
import type { SolitairePuzzle } from '../puzzles/puzzle.js';
import type { Now } from '../results/days.js';
import { changeBook, currentBook } from '../results/results.js';
import { freshBuild } from '../results/savedBuild.js';
import { loadBuild, removeBuild, saveBuild } from '../results/savedBuilds.js';
import { readWatch, startWatch, stopWatch } from '../results/stopwatch.js';
import { reopenFinished, settle } from './finishing.js';
import { type PuzzleSession, startPuzzle } from './session.js';
import { openPlay, type PuzzleState } from './state.js';

export interface Opening {
	readonly puzzle: SolitairePuzzle;
	readonly day: string | null;
	readonly bookId: string;
}

/** A puzzle as it was left, or a new one. */
export function openPuzzle({ puzzle, day, bookId }: Opening, now: Now): PuzzleState {
	const kept = loadBuild(puzzle);
	const state = openPlay(kept.ok ? kept.value : freshBuild(puzzle), day, bookId);
	const isBroken = !kept.ok && kept.error.code !== 'savedMissing';
	const told: PuzzleState = isBroken ? { ...state, message: { kind: 'brokenSave' } } : state;
	return reopenFinished(told, currentBook(), now());
}

/** Restarts everything, including time and stars. */
export function restart(state: PuzzleState, now: Now): PuzzleState {
	const fresh = openPlay(freshBuild(state.build.puzzle), state.day, state.bookId);
	return { ...fresh, watch: startWatch(fresh.watch, now().getTime()) };
}

/** The session of a puzzle, with everything that runs while it is open. */
export function openSession(opening: Opening, now: Now, isCalm: () => boolean): PuzzleSession {
	const session = startPuzzle(openPuzzle(opening, now), { isCalm, now });
	return closingWith(session, startTiming(session), startSettling(session), startKeeping(session));
}

/** The stopwatch runs while the page is visible and the puzzle is open. */
function startTiming(session: PuzzleSession): () => void {
	const follow = () => {
		const state = session.store.get();
		const time = session.now().getTime();
		const runs = document.visibilityState === 'visible' && state.finish === null;
		const watch = runs ? startWatch(state.watch, time) : stopWatch(state.watch, time);
		session.store.set({ ...state, watch });
	};
	follow();
	document.addEventListener('visibilitychange', follow);
	return () => document.removeEventListener('visibilitychange', follow);
}

/** Records the result when the last stone is placed. */
function startSettling(session: PuzzleSession): () => void {
	return session.store.subscribe(() => {
		const settled = settle(session.store.get(), currentBook(), session.now());
		if (!settled) return;
		const isKept = changeBook((book) => settle(session.store.get(), book, session.now())?.book ?? book);
		session.store.set(isKept ? settled.state : { ...settled.state, message: { kind: 'notKept' } });
	});
}

const KEEP_EVERY_MS = 5000;

/** Saves every step immediately, and the time periodically. */
function startKeeping(session: PuzzleSession): () => void {
	const first = session.store.get();
	let kept = { build: first.build, uses: first.uses };

	const keep = () => {
		const { build, uses, watch } = session.store.get();
		// A puzzle that was only viewed is not stored.
		const isUntouched =
			build.steps.length === 0 && build.pose === '' && Object.values(uses).every((n) => n === 0);
		if (isUntouched) return removeBuild(build.puzzle.id);
		const ms = readWatch(watch, session.now().getTime());
		if (!saveBuild({ build, ms, uses })) complain();
	};
	const complain = () => {
		const state = session.store.get();
		if (state.message === null) session.store.set({ ...state, message: { kind: 'notKept' } });
	};
	const follow = () => {
		const { build, uses } = session.store.get();
		if (build === kept.build && uses === kept.uses) return;
		kept = { build, uses };
		keep();
	};

	const unsubscribe = session.store.subscribe(follow);
	const timer = setInterval(keep, KEEP_EVERY_MS);
	addEventListener('pagehide', keep);
	document.addEventListener('visibilitychange', keep);
	return () => {
		keep();
		unsubscribe();
		clearInterval(timer);
		removeEventListener('pagehide', keep);
		document.removeEventListener('visibilitychange', keep);
	};
}
