import { puzzleOfTheDay } from '@rumis/solver';
import { useCallback, useState } from 'react';
import { ownBoards } from '../device/ownBoards.js';
import { useTexts } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { useOpened } from '../play/session.js';
import { CataloguePage } from './catalogue/CataloguePage.js';
import { findSolitaire, fromShelf } from './puzzles/catalogue.js';
import { dayOf, deviceNow, type Now } from './results/days.js';
import { dailyId } from './results/savedBuilds.js';
import { PuzzlePage } from './solving/PuzzlePage.js';
import './solitaire.css';
import { type Opening, openSession } from './solving/opening.js';

interface Props {
	/** The name in the URL: empty for the list, `daily`, or a puzzle's name. */
	readonly puzzle: string;
	readonly now?: Now;
}

/** Solitaire puzzles: the list, or one of them. */
export function SolitairePage({ puzzle, now = deviceNow }: Props) {
	if (puzzle === '') return <CataloguePage now={now} />;
	// A puzzle of the day that was opened before midnight can be continued after it.
	return <Found key={puzzle} id={puzzle} now={now} />;
}

function findOpening(id: string, now: Now): Opening | null {
	if (id !== 'daily') {
		const puzzle = findSolitaire(id, ownBoards());
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
	const session = useOpened(useCallback((isCalm) => openSession(opening, now, isCalm), [opening, now]));
	return session && <PuzzlePage session={session} />;
}
