import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { useStore } from '../ui/store.js';
import { sayHeld, sayStep, statusOf } from './sayings.js';
import type { Session } from './session.js';
import { makeTime } from './stopwatch.js';

/** Tells a screen reader what happened: a stone placed or taken, why one may not lie there, the end. */
export function Announcer({ session }: { readonly session: Session }) {
	const t = useTexts();
	const steps = useStore(session.store, ({ build }) => build.steps);
	const saying = useStore(session.store, (now) => now.saying);
	const held = useStore(session.store, (now) => now.held);
	const finish = useStore(session.store, (now) => now.finish);
	const told = useRef(steps);
	const [text, setText] = useState('');

	useEffect(() => {
		if (steps === told.current) return;
		told.current = steps;
		const state = session.store.get();
		setText(`${sayStep(state, t)} ${statusOf(state, t).head}`);
	}, [session, steps, t]);

	useEffect(() => {
		if (saying) setText(statusOf(session.store.get(), t).detail);
	}, [session, saying, t]);

	useEffect(() => {
		if (held) setText(sayHeld(session.store.get(), t));
	}, [session, held, t]);

	useEffect(() => {
		if (finish) setText(`${t.solitaire.done} ${t.solitaire.doneIn(makeTime(finish.ms))}`);
	}, [finish, t]);

	return (
		<div className="visually-hidden" aria-live="polite" role="status">
			{text}
		</div>
	);
}
