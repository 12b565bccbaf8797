import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.js';
import { useStore } from '../../util/store.js';
import { makeTime, readWatch } from '../results/stopwatch.js';
import type { PuzzleSession } from './session.js';

const TICK_MS = 500;

/** The time spent on the puzzle. Not announced to screen readers. */
export function Timer({ session }: { readonly session: PuzzleSession }) {
	const t = useTexts().solitaire;
	const watch = useStore(session.store, (state) => state.watch);
	const [time, setTime] = useState(() => session.now().getTime());
	useEffect(() => {
		setTime(session.now().getTime());
		if (watch.since === null) return;
		const timer = setInterval(() => setTime(session.now().getTime()), TICK_MS);
		return () => clearInterval(timer);
	}, [session, watch]);
	const text = makeTime(readWatch(watch, time));
	return (
		<span className="soli-timer" role="timer" aria-label={t.time(text)} data-running={watch.since !== null}>
			{text}
		</span>
	);
}
