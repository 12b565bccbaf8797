import { historyOf } from '@rumis/table';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { useStore } from '../ui/store.js';
import { sayEntry } from './names.js';
import { sayHeld, statusOf } from './sayings.js';
import type { Session } from './session.js';

/** Tells a screen reader what happened: every move, who is out, whose turn it is, why a stone may not lie there. */
export function Announcer({ session }: { readonly session: Session }) {
	const t = useTexts();
	const table = useStore(session.store, (now) => now.table);
	const saying = useStore(session.store, (now) => now.saying);
	const orientation = useStore(session.store, (now) => now.held?.orientation ?? null);
	const told = useRef(table.position.ply);
	const [text, setText] = useState('');

	useEffect(() => {
		const { ply } = table.position;
		const news = historyOf(table.position).slice(told.current);
		const sentences =
			ply < told.current ? [t.game.saidTakenBack(ply)] : news.map((entry) => sayEntry(entry, t));
		told.current = ply;
		if (sentences.length > 0) setText([...sentences, statusOf(session.store.get(), t).head].join(' '));
	}, [session, table, t]);

	useEffect(() => {
		if (saying) setText(statusOf(session.store.get(), t).detail);
	}, [session, saying, t]);

	useEffect(() => {
		if (orientation) setText(sayHeld(session.store.get(), t));
	}, [session, orientation, t]);

	return (
		<div className="visually-hidden" aria-live="polite" role="status">
			{text}
		</div>
	);
}
