import type { PuzzleEntry } from '@rumis/engine/puzzles';
import { useEffect, useState } from 'react';
import { changePuzzleBook, usePuzzleBook } from '../device/puzzleBook.js';
import { useBook } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Page } from '../ui/Page.js';
import { PuzzleBoard } from './PuzzleBoard.js';
import { rushOrder } from './rating.js';
import { afterAnswer, isOver, MOST_WRONG, type Rush, startRush, timeLeft } from './rush.js';

const begin = (entries: readonly PuzzleEntry[]): Rush =>
	startRush(rushOrder(entries, Math.random), Date.now());

/** Three minutes, three wrong answers: how many puzzles can you solve? */
export function RushPage({ entries }: { readonly entries: readonly PuzzleEntry[] }) {
	const t = useBook().puzzles;
	const [rush, setRush] = useState<Rush>(() => begin(entries));
	const now = useNow(rush);
	const isDone = isOver(rush, now);
	useEffect(() => {
		if (isDone) changePuzzleBook((book) => ({ ...book, bestRush: Math.max(book.bestRush, rush.solved) }));
	}, [isDone, rush.solved]);
	const entry = rush.entries[rush.at];
	if (isDone || !entry) return <RushEnd solved={rush.solved} onAgain={() => setRush(begin(entries))} />;
	return (
		<PuzzleBoard
			key={entry.id}
			entry={entry}
			isRush
			facts={
				<p className="puzzles-facts">
					<strong role="timer" aria-live="off">
						{timeLeft(rush, now)}
					</strong>{' '}
					{t.rushFacts(rush.solved, MOST_WRONG - rush.wrong)}
				</p>
			}
			panel={<p>{t.rushText}</p>}
			onAnswer={(isRight) => setRush((before) => afterAnswer(before, isRight))}
			onNext={() => {}}
		/>
	);
}

/** The time, twice a second, until the rush is over. */
function useNow({ until }: Rush): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 500);
		return () => clearInterval(timer);
	}, []);
	return Math.min(now, until);
}

function RushEnd({ solved, onAgain }: { readonly solved: number; readonly onAgain: () => void }) {
	const t = useBook().puzzles;
	const { bestRush } = usePuzzleBook();
	return (
		<Page title={t.rush} width="text" back={{ to: { page: 'puzzles', kind: '' }, label: t.title }}>
			<div className="puzzles-overview">
				<p role="status" className="puzzles-score">
					{t.rushEnd(solved)}
				</p>
				<p>{t.rushBest(bestRush)}</p>
				<Button look="primary" icon="play" onClick={onAgain}>
					{t.rushAgain}
				</Button>
			</div>
		</Page>
	);
}
