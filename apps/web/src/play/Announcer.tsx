import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { useStore } from '../util/store.js';
import type { PlayState } from './builder.js';
import type { Session } from './session.js';
import { sayHeld, statusOf } from './statusText.js';

interface Props<S extends PlayState> {
	readonly session: Session<S>;
	/** The page's own announcement; announced whenever the object changes. */
	readonly said?: { readonly text: string } | undefined;
}

/** The live region: announces what was placed, whose turn it is, and why a stone cannot be placed. */
export function Announcer<S extends PlayState>({ session, said }: Props<S>) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const told = useRef(state);
	const [text, setText] = useState('');

	useEffect(() => {
		const before = told.current;
		told.current = state;
		const news = session.words.news(before, state, t);
		const { head, detail, spoken = detail } = statusOf(session, state, t);
		if (news) setText(`${news} ${head}`);
		else if (state.message && state.message !== before.message) setText(spoken);
		else if (state.held && state.held !== before.held) setText(sayHeld(session.builder, state, t));
	}, [session, state, t]);

	useEffect(() => {
		if (said) setText(said.text);
	}, [said]);

	return (
		<div className="visually-hidden" aria-live="polite" role="status">
			{text}
		</div>
	);
}
