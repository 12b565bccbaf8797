import { loadPuzzles, type PuzzleEntry, parsePuzzleEntry, THEMES, type Theme } from '@rumis/engine/puzzles';
import { PROVISIONAL } from '@rumis/ratings';
import { findBuiltin } from '@rumis/rules';
import { use, useEffect, useState } from 'react';
import { changePuzzleBook, puzzleBook, usePuzzleBook } from '../device/puzzleBook.js';
import '../game/game.css';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { go, makeRoute, type PuzzleKind } from '../navigation/route.js';
import { Button } from '../ui/Button.js';
import { Page } from '../ui/Page.js';
import { Select } from '../ui/Select.js';
import { followConnection, sendAttempt, useOnlineRating } from './onlineRating.js';
import { PuzzleBoard } from './PuzzleBoard.js';
import './puzzles.css';
import { RushPage } from './RushPage.js';
import { nextPuzzle, ownStrength, withResult } from './rating.js';

/** React needs the same promise on every render. */
let shipped: Promise<readonly PuzzleEntry[]> | null = null;
function shippedPuzzles(): Promise<readonly PuzzleEntry[]> {
	shipped ??= loadPuzzles();
	return shipped;
}

/** Puzzles from games: the overview, rated ones, those from your own games, or a rush. */
export function PuzzlesPage({ kind }: { readonly kind: PuzzleKind }) {
	const all = use(shippedPuzzles());
	useEffect(followConnection, []);
	switch (kind) {
		case '':
			return <Overview all={all} />;
		case 'rated':
			return <Rated entries={all} isOnline />;
		case 'own':
			return <Rated entries={ownPuzzles()} isOnline={false} />;
		case 'rush':
			return <RushPage entries={all} />;
	}
}

const ALL = { page: 'puzzles', kind: '' } as const;

const ownPuzzles = (): readonly PuzzleEntry[] =>
	puzzleBook().own.flatMap((line) => parsePuzzleEntry(line) ?? []);

function Overview({ all }: { readonly all: readonly PuzzleEntry[] }) {
	const t = useBook();
	const book = usePuzzleBook();
	const way = (kind: PuzzleKind, label: string, text: string, isOpen = true) => (
		<div className="puzzles-way">
			<Button
				look={kind === 'rated' ? 'primary' : 'plain'}
				icon="play"
				disabled={!isOpen}
				onClick={() => go({ page: 'puzzles', kind })}
			>
				{label}
			</Button>
			<p>{text}</p>
		</div>
	);
	return (
		<Page title={t.puzzles.title} width="text" back={{ to: { page: 'home' }, label: t.common.home }}>
			<div className="puzzles-overview">
				<p>{t.puzzles.intro(all.length)}</p>
				<Results />
				{way('rated', t.puzzles.rated, t.puzzles.ratedText)}
				{way('rush', t.puzzles.rush, t.puzzles.rushText)}
				{way(
					'own',
					t.puzzles.own,
					book.own.length > 0 ? t.puzzles.ownCount(book.own.length) : t.puzzles.ownNone,
					book.own.length > 0,
				)}
			</div>
		</Page>
	);
}

/** Your rating, your streak and your best rush. */
function Results() {
	const t = useBook().puzzles;
	const number = useNumber();
	const book = usePuzzleBook();
	const { rating, deviation } = ownStrength(book, Date.now());
	const tried = Object.values(book.results);
	return (
		<dl className="puzzles-results">
			<dt>{t.rating}</dt>
			<dd>{ratingText(Math.round(rating), deviation > PROVISIONAL)}</dd>
			<OnlineStanding />
			<dt>{t.streak}</dt>
			<dd>{t.streakOf(book.streak, book.bestStreak)}</dd>
			<dt>{t.solved}</dt>
			<dd>{t.solvedOf(tried.filter(({ isSolved }) => isSolved).length, tried.length)}</dd>
			<dt>{t.bestRush}</dt>
			<dd>{number(book.bestRush)}</dd>
		</dl>
	);
}

/** Your rating on the server, if you are signed in, and the number of answers not yet sent. */
function OnlineStanding() {
	const t = useBook().puzzles;
	const { standing, waiting } = useOnlineRating();
	if (!standing && waiting === 0) return null;
	return (
		<>
			<dt>{t.onlineRating}</dt>
			<dd>
				{standing && ratingText(standing.rating, standing.isProvisional)}
				{waiting > 0 && <span className="puzzles-waiting">{t.waiting(waiting)}</span>}
			</dd>
		</>
	);
}

/** Without a separator for thousands, like the ratings everywhere else. */
const ratingText = (rating: number, isProvisional: boolean): string =>
	`${rating}${isProvisional ? ' ?' : ''}`;

interface RatedProps {
	readonly entries: readonly PuzzleEntry[];
	/** Whether the server knows these puzzles. */
	readonly isOnline: boolean;
}

/** Rated puzzles one after the other, each matched to your rating. */
function Rated({ entries, isOnline }: RatedProps) {
	const t = useBook().puzzles;
	const [theme, setTheme] = useState<Theme | ''>('');
	const choose = (wanted: Theme | '') =>
		nextPuzzle(
			wanted === '' ? entries : entries.filter(({ themes }) => themes.includes(wanted)),
			puzzleBook(),
			Date.now(),
			Math.random(),
		);
	const [entry, setEntry] = useState<PuzzleEntry | null>(() => choose(''));
	if (!entry) return <NoPuzzle hasNone={entries.length === 0} />;
	return (
		<PuzzleBoard
			entry={entry}
			isRush={false}
			facts={<Facts entry={entry} />}
			panel={
				<>
					<Results />
					<Select<Theme | ''>
						label={t.theme}
						options={[
							{ value: '', label: t.anyTheme },
							...THEMES.map((each) => ({ value: each, label: t.themes[each].title })),
						]}
						value={theme}
						onChange={(wanted) => {
							setTheme(wanted);
							setEntry(choose(wanted));
						}}
					/>
				</>
			}
			onAnswer={(isRight, move) => {
				changePuzzleBook((book) => withResult(book, entry, isRight, Date.now()));
				if (isOnline) void sendAttempt(entry.id, move);
			}}
			onNext={() => setEntry(choose(theme))}
		/>
	);
}

function Facts({ entry }: { readonly entry: PuzzleEntry }) {
	const t = useBook();
	const board = findBuiltin(entry.scenario)?.name ?? entry.scenario;
	return (
		<p className="puzzles-facts">
			<span className="visually-hidden">{board}</span>
			{t.puzzles.difficulty(entry.rating)}
		</p>
	);
}

/** There is nothing to solve, and this is why. */
function NoPuzzle({ hasNone }: { readonly hasNone: boolean }) {
	const t = useBook();
	// Puzzles of your own come from the analysis board.
	const next = hasNone ? makeRoute({ page: 'analysis', from: '', id: '' }) : makeRoute(ALL);
	return (
		<Page title={t.puzzles.title} width="text" back={{ to: ALL, label: t.puzzles.title }}>
			<p>{hasNone ? t.puzzles.ownNone : t.puzzles.allSolved}</p>
			<p>
				<a className="button primary" href={next}>
					{hasNone ? t.analysis.title : t.puzzles.title}
				</a>
			</p>
		</Page>
	);
}
