import { parseScenario, playerCounts, SCENARIOS, type Scenario, type ScenarioError } from '@rumis/rules';
import { useRef, useState } from 'react';
import { removeBoard, storeBoard, useOwnBoards } from '../../device/ownBoards.js';
import { useBook } from '../../i18n/useTexts.js';
import { makeRoute } from '../../navigation/route.js';
import { ScenarioPicture } from '../../pictures/ScenarioPicture.js';
import { readTextFile } from '../../records/readTextFile.js';
import { BoardErrors } from '../../setup/BoardErrors.js';
import { Button } from '../../ui/Button.js';
import { FileButton } from '../../ui/FileButton.js';
import { Icon } from '../../ui/Icon.js';
import { Page } from '../../ui/Page.js';
import { useBoardWords } from '../../wording/useBoardWords.js';
import { useEditor, useHasDrawing } from '../editing/editorStore.js';
import { openBoard, openScratch } from './opening.js';

/** The start page of the workshop: begin a drawing, or open one of your boards. */
export function StartPage() {
	const t = useBook();
	return (
		<Page title={t.workshop.title} back={{ to: { page: 'home' }, label: t.common.back }}>
			<p>{t.workshop.sentence}</p>
			<Beginnings />
			<OwnList />
			<section className="workshop-group">
				<h2>{t.workshop.fromBoard}</h2>
				<p className="workshop-hint">{t.workshop.fromBoardText}</p>
				<ul className="workshop-boards">
					{SCENARIOS.map((board) => (
						<li key={board.id}>
							<BoardButton board={board} />
						</li>
					))}
				</ul>
			</section>
		</Page>
	);
}

type Problem =
	| { readonly kind: 'file'; readonly code: 'fileLarge' | 'fileUnreadable' }
	| { readonly kind: 'refused'; readonly file: string; readonly errors: readonly ScenarioError[] };

function Beginnings() {
	const t = useBook();
	const hasDrawing = useHasDrawing();
	const [problem, setProblem] = useState<Problem | null>(null);
	const open = async (file: File) => {
		const text = await readTextFile(file);
		if (!text.ok) return setProblem({ kind: 'file', code: text.error.code });
		const board = parseScenario(text.value);
		if (board.ok) openBoard(board.value);
		else setProblem({ kind: 'refused', file: file.name, errors: board.error });
	};
	return (
		<section className="workshop-group">
			<h2>{t.workshop.start}</h2>
			<div className="workshop-buttons">
				{hasDrawing && <ContinueLink />}
				<Button icon={<Icon name="plus" />} onClick={() => openScratch(t.workshop.newName)}>
					{t.workshop.scratch}
				</Button>
				<FileButton accept=".json,application/json" onFile={open}>
					{t.workshop.openFile}
				</FileButton>
			</div>
			<div aria-live="polite">
				{problem?.kind === 'file' && <p className="workshop-problem">{t.setup.files[problem.code]}</p>}
				{problem?.kind === 'refused' && <BoardErrors file={problem.file} errors={problem.errors} />}
			</div>
		</section>
	);
}

function ContinueLink() {
	const t = useBook().workshop;
	const name = useEditor(({ history }) => history.now.words.en.name);
	return (
		<a className="button primary" href={makeRoute({ page: 'workshop', place: 'draft' })}>
			<Icon name="pen" /> {t.continue(name || t.newName)}
		</a>
	);
}

function BoardButton({ board }: { readonly board: Scenario }) {
	const { name, gloss } = useBoardWords()(board);
	return (
		<button type="button" className="card workshop-board" onClick={() => openBoard(board)}>
			<ScenarioPicture scenario={board} players={playerCounts(board)[0] ?? 2} />
			<strong>{name}</strong>
			<span className="workshop-hint">{gloss}</span>
		</button>
	);
}

function OwnList() {
	const t = useBook();
	const boards = useOwnBoards();
	const [removed, setRemoved] = useState<Scenario | null>(null);
	const news = useRef<HTMLDivElement>(null);
	const remove = (board: Scenario) => {
		removeBoard(board);
		setRemoved(board);
		news.current?.focus();
	};
	const putBack = (board: Scenario) => {
		storeBoard(board);
		setRemoved(null);
		news.current?.focus();
	};
	return (
		<section className="workshop-group">
			<h2>{t.workshop.own}</h2>
			{boards.length === 0 && <p className="workshop-hint">{t.workshop.ownNone}</p>}
			<ul className="workshop-boards">
				{boards.map((board) => (
					<li key={board.id}>
						<BoardButton board={board} />
						<Button look="quiet" onClick={() => remove(board)}>
							{t.setup.removeBoard}
						</Button>
					</li>
				))}
			</ul>
			<div ref={news} tabIndex={-1} aria-live="polite">
				{removed && (
					<p>
						{t.setup.removedBoard(removed.name)}{' '}
						<Button onClick={() => putBack(removed)}>{t.setup.putBack}</Button>
					</p>
				)}
			</div>
		</section>
	);
}
