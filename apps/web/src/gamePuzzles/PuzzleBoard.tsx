import type { Puzzle, PuzzleEntry } from '@rumis/engine/puzzles';
import { gameOf, makeMove } from '@rumis/rules';
import { ownerToPlay } from '@rumis/table';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { positionNow } from '../analysis/board/state.js';
import '../analysis/analysis.css';
import '../analysis/learn/learn.css';
import { newAnalysis } from '../analysis/opening.js';
import { oneDecimal, percent } from '../i18n/format/numbers.js';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { go } from '../navigation/route.js';
import type { PlayDialog } from '../play/keys.js';
import { PlayPage } from '../play/PlayPage.js';
import { PlayTable } from '../play/PlayTable.js';
import { StatusLine } from '../play/StatusLine.js';
import { StoneActions } from '../play/StoneActions.js';
import { useOpened } from '../play/session.js';
import { useIs3D } from '../play/useIs3D.js';
import { LookTools } from '../play/ViewTools.js';
import { Button } from '../ui/Button.js';
import { useTitle } from '../ui/useTitle.js';
import { useStore } from '../util/store.js';
import { type GamePuzzleSession, type OnAnswer, type Progress, startGamePuzzle } from './solving.js';

interface Props {
	readonly entry: PuzzleEntry;
	/** Shown at the top, such as the rating or the time. */
	readonly facts: ReactNode;
	/** Shown next to the board. */
	readonly panel: ReactNode;
	/** Whether an answer leads straight to the next puzzle, without explanation. */
	readonly isRush: boolean;
	/** The first answer. */
	readonly onAnswer: OnAnswer;
	readonly onNext: () => void;
}

/** A puzzle to solve on the board. */
export function PuzzleBoard(props: Props) {
	const t = useBook();
	// The puzzle is not restarted when surrounding props change, such as the time.
	const answer = useRef(props.onAnswer);
	answer.current = props.onAnswer;
	const { entry } = props;
	const session = useOpened(
		useCallback((isCalm) => startGamePuzzle(entry, isCalm, (...first) => answer.current(...first)), [entry]),
	);
	useTitle(t.puzzles.title);
	return session && <Board {...props} session={session} />;
}

function Board({
	session,
	entry,
	facts,
	panel,
	isRush,
	onNext,
}: Props & { readonly session: GamePuzzleSession }) {
	const t = useBook();
	const depth = useIs3D();
	const [opened, open] = useState<PlayDialog | null>(null);
	const position = useStore(session.store, positionNow);
	const isDone = useStore(session.progress, isOver);
	const { scenario, mode } = position.setup;
	return (
		<PlayPage
			session={session}
			is3D={depth.is3D}
			opened={opened}
			onOpen={open}
			keys={[]}
			back={{ to: { page: 'puzzles', kind: '' }, label: t.puzzles.title }}
			title={t.game.title(scenario.name, t.rules.modes[mode])}
			facts={facts}
			panel={{
				label: t.puzzles.panel,
				short: t.puzzles.panelShort,
				icon: 'list',
				content: (
					<>
						{panel}
						<LookTools session={session} is3D={depth.is3D} />
					</>
				),
			}}
		>
			<PlayTable session={session} depth={depth} hasTray={position.phase !== null && !isDone}>
				<PuzzleCard session={session} entry={entry} isRush={isRush} onNext={onNext} />
				{/* After the answer there is room for why, and nothing to place. */}
				{!isDone && (
					<>
						<StatusLine session={session} owner={ownerToPlay(position)} onWhy={() => {}} />
						<StoneActions session={session} is3D={depth.is3D} />
					</>
				)}
			</PlayTable>
		</PlayPage>
	);
}

const isOver = (progress: Progress): boolean => progress === 'solved' || progress === 'shown';

type CardProps = Pick<Props, 'entry' | 'isRush' | 'onNext'> & { readonly session: GamePuzzleSession };

/** The task, then the result of the answer, then the explanation. */
function PuzzleCard({ session, entry, isRush, onNext }: CardProps) {
	const t = useBook().puzzles;
	const progress = useStore(session.progress, (now) => now);
	const { puzzle } = session;
	const isDone = isOver(progress);
	return (
		<section className="learn-card" aria-label={t.title}>
			<div className="puzzles-task">
				{!isDone && <strong>{t.find}</strong>}
				<p role="status" data-status={progress}>
					{progress === 'trying' ? t.progress.trying : <strong>{t.progress[progress]}</strong>}
				</p>
			</div>
			{isDone && !isRush && <Explanation puzzle={puzzle} entry={entry} />}
			{!isRush && (
				<div className="analysis-ways">
					{!isDone && <Button onClick={session.showSolution}>{t.showSolution}</Button>}
					<Button look={isDone ? 'primary' : 'plain'} icon="next" onClick={onNext}>
						{t.next}
					</Button>
					{isDone && <Button onClick={() => analyse(puzzle)}>{t.analyse}</Button>}
				</div>
			)}
		</section>
	);
}

function analyse({ position, line }: Puzzle): void {
	const { id } = newAnalysis(gameOf(position.setup, [...position.moves, ...line]));
	go({ page: 'analysis', from: 'saved', id });
}

/** Why the solution is best: its theme, its value, and its continuation. */
function Explanation({ puzzle, entry }: { readonly puzzle: Puzzle; readonly entry: PuzzleEntry }) {
	const t = useBook();
	const number = useNumber();
	const { win, winOtherwise, gain, proof, line } = puzzle;
	const worth =
		win > winOtherwise
			? t.puzzles.worthWin(percent(win, number), percent(winOtherwise, number))
			: t.puzzles.worthPoints(oneDecimal(gain, number));
	return (
		<>
			<ul className="puzzles-themes">
				{entry.themes.map((theme) => (
					<li key={theme}>
						<strong>{t.puzzles.themes[theme].title}</strong> – {t.puzzles.themes[theme].text}
					</li>
				))}
			</ul>
			<p>{`${worth} ${t.puzzles.proof[proof]}`}</p>
			<p className="note">{t.puzzles.goesOn(line.map(makeMove).join(' · '))}</p>
		</>
	);
}
