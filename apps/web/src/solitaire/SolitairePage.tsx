import { puzzleOfTheDay } from '@rumis/solver';
import { useState } from 'react';
import { makeRoute } from '../app/route.js';
import { useTexts } from '../i18n/useTexts.js';
import { CataloguePage } from './CataloguePage.js';
import { findSolitaire, fromShelf } from './catalogue.js';
import { dayOf, deviceNow, type Now } from './days.js';
import { dailyId } from './keeping.js';
import { PlayPage } from './PlayPage.js';
import './solitaire.css';
import { type Opening, useSession } from './useSession.js';

interface Props {
	/** The name in the address: nothing for the list, `daily`, or a puzzle's name. */
	readonly puzzle: string;
	readonly now?: Now;
}

/** Puzzles for one: the list, or one of them. */
export function SolitairePage({ puzzle, now = deviceNow }: Props) {
	if (puzzle === '') return <CataloguePage now={now} />;
	// A puzzle of the day that was opened before midnight is still played after it.
	return <Found key={puzzle} id={puzzle} now={now} />;
}

export function findOpening(id: string, now: Now): Opening | null {
	if (id !== 'daily') {
		const puzzle = findSolitaire(id);
		return puzzle && { puzzle, day: null, bookId: puzzle.id };
	}
	const day = dayOf(now());
	const daily = puzzleOfTheDay(day);
	if (!daily.ok) return null;
	return { puzzle: fromShelf(daily.value, dailyId(day)), day, bookId: daily.value.name };
}

function Found({ id, now }: { readonly id: string; readonly now: Now }) {
	const t = useTexts().solitaire;
	const [opening] = useState(() => findOpening(id, now));
	if (opening) return <Opened opening={opening} now={now} />;
	return (
		<main className="message">
			<h1>{t.missing}</h1>
			<a className="button primary" href={makeRoute({ page: 'solitaire', puzzle: '' })}>
				{t.toList}
			</a>
		</main>
	);
}

function Opened({ opening, now }: { readonly opening: Opening; readonly now: Now }) {
	const session = useSession(opening, now);
	return session && <PlayPage session={session} />;
}
