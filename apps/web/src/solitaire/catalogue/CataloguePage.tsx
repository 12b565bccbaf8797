import './catalogue.css';
import { useEffect, useState } from 'react';
import { useSpokenLanguage, useTexts } from '../../i18n/useTexts.js';
import { readTextFile } from '../../records/readTextFile.js';
import { BackLink } from '../../ui/BackLink.js';
import { Button } from '../../ui/Button.js';
import { FileButton } from '../../ui/FileButton.js';
import { printedName } from '../../wording/printedNames.js';
import { type Book, type BookError, makeBook, mergeBooks, parseBook } from '../results/book.js';
import { type Day, dayOf, type Now } from '../results/days.js';
import { changeBook, useSolitaireBook } from '../results/results.js';
import { begunIds, dailyId, removeOldDays } from '../results/savedBuilds.js';
import { BoardSection } from './BoardSection.js';
import { CubeSection } from './CubeSection.js';
import { DailyCard } from './DailyCard.js';
import { ShelfSection } from './ShelfSection.js';

/** All puzzles to choose from. */
export function CataloguePage({ now }: { readonly now: Now }) {
	const t = useTexts();
	const printed = printedName('solitaire', useSpokenLanguage(), t);
	const [today] = useState(() => dayOf(now()));
	const [begun] = useState(() => begunIds());
	useEffect(() => removeOldDays(today), [today]);
	return (
		<div className="soli-list">
			<header className="soli-list-head">
				<BackLink to={{ page: 'home' }} label={t.common.home} />
				<h1>{t.solitaire.title}</h1>
			</header>
			<main className="soli-list-main">
				<p className="soli-intro">{t.solitaire.intro}</p>
				{printed && <p className="note">{printed}</p>}
				<DailyCard today={today} isBegun={begun.has(dailyId(today))} />
				<CubeSection begun={begun} />
				<ShelfSection begun={begun} />
				<BoardSection begun={begun} />
				<ResultsCard today={today} />
			</main>
		</div>
	);
}

type Outcome = BookError['code'] | 'fileLarge' | 'fileUnreadable' | 'notKept' | 'imported' | null;

/** Exports the results on this device, and imports them from another. */
function ResultsCard({ today }: { readonly today: Day }) {
	const t = useTexts().solitaire;
	const book = useSolitaireBook();
	const [outcome, setOutcome] = useState<Outcome>(null);
	const add = (file: File) => void addFile(file).then(setOutcome);
	return (
		<section className="card stack soli-results">
			<h2>{t.results}</h2>
			<p>{t.resultsCount(Object.keys(book.puzzles).length)}</p>
			<p className="note">{t.resultsHint}</p>
			<div className="row">
				<Button icon="save" onClick={() => saveBook(book, today)} data-export>
					{t.exportBook}
				</Button>
				<FileButton accept=".json,application/json" onFile={add}>
					{t.importBook}
				</FileButton>
			</div>
			<p role="status" className={outcome === 'imported' ? 'soli-good' : 'soli-bad'}>
				{outcome && (outcome === 'imported' ? t.imported : t.bookErrors[outcome])}
			</p>
		</section>
	);
}

async function addFile(file: File): Promise<Outcome> {
	const text = await readTextFile(file);
	if (!text.ok) return text.error.code;
	const other = parseBook(text.value);
	if (!other.ok) return other.error.code;
	return changeBook((book) => mergeBooks(book, other.value)) ? 'imported' : 'notKept';
}

function saveBook(book: Book, today: Day): void {
	const address = URL.createObjectURL(new Blob([makeBook(book)], { type: 'application/json' }));
	const anchor = document.createElement('a');
	anchor.href = address;
	anchor.download = `rumis-solitaire-${today}.json`;
	anchor.click();
	// By now the browser has started the download.
	setTimeout(() => URL.revokeObjectURL(address), 0);
}
