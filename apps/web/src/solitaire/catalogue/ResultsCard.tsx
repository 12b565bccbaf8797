import { useState } from 'react';
import { useTexts } from '../../i18n/useTexts.js';
import { readTextFile } from '../../records/readTextFile.js';
import { Button } from '../../ui/Button.js';
import { FileButton } from '../../ui/FileButton.js';
import { Icon } from '../../ui/Icon.js';
import { type Book, type BookError, makeBook, mergeBooks, parseBook } from '../results/book.js';
import type { Day } from '../results/days.js';
import { changeBook, useBook } from '../results/results.js';

type Outcome = BookError['code'] | 'fileLarge' | 'fileUnreadable' | 'notKept' | 'imported' | null;

/** Exports the results on this device, and imports them from another. */
export function ResultsCard({ today }: { readonly today: Day }) {
	const t = useTexts().solitaire;
	const book = useBook();
	const [outcome, setOutcome] = useState<Outcome>(null);
	const add = (file: File) => void addFile(file).then(setOutcome);
	return (
		<section className="card soli-results">
			<h2>{t.results}</h2>
			<p>{t.resultsCount(Object.keys(book.puzzles).length)}</p>
			<p className="soli-hint">{t.resultsHint}</p>
			<div className="soli-results-actions">
				<Button icon={<Icon name="save" />} onClick={() => saveBook(book, today)} data-export>
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
