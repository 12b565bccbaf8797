import { useEffect, useState } from 'react';
import { useCalm } from '../settings/useCalm.js';
import type { Now } from './days.js';
import { reopenFinished, settle } from './finishing.js';
import { forgetBuild, keepBuild, loadBuild } from './keeping.js';
import type { SolitairePuzzle } from './puzzle.js';
import { changeBook, currentBook } from './results.js';
import { freshBuild } from './savedBuild.js';
import { type Session, startSession } from './session.js';
import { openPlay, type PlayState } from './state.js';
import { readWatch, startWatch, stopWatch } from './stopwatch.js';

export interface Opening {
	readonly puzzle: SolitairePuzzle;
	readonly day: string | null;
	readonly bookId: string;
}

/** A puzzle as it was left, or anew. */
export function openPuzzle({ puzzle, day, bookId }: Opening, now: Now): PlayState {
	const kept = loadBuild(puzzle);
	const state = openPlay(kept.ok ? kept.value : freshBuild(puzzle), day, bookId);
	const isBroken = !kept.ok && kept.error.code !== 'savedMissing';
	const told: PlayState = isBroken ? { ...state, saying: { kind: 'brokenSave' } } : state;
	return reopenFinished(told, currentBook(), now());
}

/** Everything begins anew, time and stars too. */
export function restart(state: PlayState, now: Now): PlayState {
	const fresh = openPlay(freshBuild(state.build.puzzle), state.day, state.bookId);
	return { ...fresh, watch: startWatch(fresh.watch, now().getTime()) };
}

/** Opens a puzzle for as long as the page shows it. `opening` must stay the same object. */
export function useSession(opening: Opening, now: Now): Session | null {
	const isCalm = useCalm();
	const [session, setSession] = useState<Session | null>(null);
	useEffect(() => {
		const opened = startSession(openPuzzle(opening, now), { isCalm, now });
		const ends = [startTiming(opened), startSettling(opened), startKeeping(opened)];
		setSession(opened);
		return () => {
			for (const end of ends) end();
			opened.close();
		};
	}, [opening, now, isCalm]);
	return session;
}

/** The watch runs while the page is looked at and the puzzle is open. */
function startTiming(session: Session): () => void {
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

/** When the last stone lies, the result is entered in the book. */
function startSettling(session: Session): () => void {
	return session.store.subscribe(() => {
		const settled = settle(session.store.get(), currentBook(), session.now());
		if (!settled) return;
		const isKept = changeBook((book) => settle(session.store.get(), book, session.now())?.book ?? book);
		session.store.set(isKept ? settled.state : { ...settled.state, saying: { kind: 'notKept' } });
	});
}

const KEEP_EVERY_MS = 5000;

/** Keeps every step at once, and the time now and then. */
function startKeeping(session: Session): () => void {
	const first = session.store.get();
	let kept = { build: first.build, uses: first.uses };

	const keep = () => {
		const { build, uses, watch } = session.store.get();
		// Merely to have looked at a puzzle is not worth a place on the device.
		const isUntouched =
			build.steps.length === 0 && build.lie === '' && Object.values(uses).every((n) => n === 0);
		if (isUntouched) return forgetBuild(build.puzzle.id);
		const ms = readWatch(watch, session.now().getTime());
		if (!keepBuild({ build, ms, uses })) complain();
	};
	const complain = () => {
		const state = session.store.get();
		if (state.saying === null) session.store.set({ ...state, saying: { kind: 'notKept' } });
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
