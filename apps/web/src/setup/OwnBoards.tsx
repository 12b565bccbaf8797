import { parseScenario, type Scenario, type ScenarioError } from '@rumis/rules';
import { useId, useRef, useState } from 'react';
import { MOST_BOARDS, removeBoard, storeBoard } from '../device/ownBoards.js';
import { useBook } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { type FileError, readTextFile } from '../records/readTextFile.js';
import { Button } from '../ui/Button.js';
import { FileButton } from '../ui/FileButton.js';
import { Icon } from '../ui/Icon.js';
import { BoardErrors } from './BoardErrors.js';
import { DEFAULT_CHOICES } from './choices.js';

interface Props {
	readonly chosen: Scenario;
	readonly boards: readonly Scenario[];
	readonly onChoose: (scenario: Scenario) => void;
}

type News =
	| { readonly kind: 'added' | 'removed'; readonly board: Scenario }
	| { readonly kind: 'many' }
	| { readonly kind: 'file'; readonly code: FileError['code'] }
	| { readonly kind: 'refused'; readonly file: string; readonly errors: readonly ScenarioError[] };

/** Adds boards from files, and removes them. */
export function OwnBoards({ chosen, boards, onChoose }: Props) {
	const t = useBook();
	const hintId = useId();
	const newsPlace = useRef<HTMLDivElement>(null);
	const [news, setNews] = useState<News | null>(null);
	const add = (board: Scenario) => {
		if (!storeBoard(board)) return setNews({ kind: 'many' });
		onChoose(board);
		setNews({ kind: 'added', board });
	};
	const open = async (file: File) => {
		const text = await readTextFile(file);
		if (!text.ok) return setNews({ kind: 'file', code: text.error.code });
		const board = parseScenario(text.value);
		if (board.ok) add(board.value);
		else setNews({ kind: 'refused', file: file.name, errors: board.error });
	};
	const remove = (board: Scenario) => {
		onChoose(DEFAULT_CHOICES.scenario);
		removeBoard(board);
		setNews({ kind: 'removed', board });
		newsPlace.current?.focus();
	};
	const putBack = (board: Scenario) => {
		add(board);
		newsPlace.current?.focus();
	};
	return (
		<div className="stack tight">
			<div className="row">
				<a className="button" href={makeRoute({ page: 'workshop', place: '' })}>
					<Icon name="pen" /> {t.home.sections.workshop.title}
				</a>
				{/* The last in the row, because the hint below is about it. */}
				<FileButton accept=".json,application/json" describedBy={hintId} onFile={open}>
					{t.setup.openBoard}
				</FileButton>
				{boards.includes(chosen) && <Button onClick={() => remove(chosen)}>{t.setup.removeBoard}</Button>}
			</div>
			<p id={hintId} className="note small new-hint">
				{t.setup.openBoardHint}
			</p>
			{/* Buttons that disappear when pressed move the focus here. */}
			<div ref={newsPlace} tabIndex={-1} aria-live="polite">
				{news && <NewsText news={news} onPutBack={putBack} />}
			</div>
		</div>
	);
}

interface NewsProps {
	readonly news: News;
	readonly onPutBack: (board: Scenario) => void;
}

function NewsText({ news, onPutBack }: NewsProps) {
	const { records, setup: t } = useBook();
	switch (news.kind) {
		case 'added':
			return <p>{t.boardAdded(news.board.name)}</p>;
		case 'removed':
			return (
				<p className="new-removed">
					{t.removedBoard(news.board.name)} <Button onClick={() => onPutBack(news.board)}>{t.putBack}</Button>
				</p>
			);
		case 'many':
			return <p className="problem new-problem">{records.boardsMany(MOST_BOARDS)}</p>;
		case 'file':
			return <p className="problem new-problem">{t.files[news.code]}</p>;
		case 'refused':
			return <BoardErrors file={news.file} errors={news.errors} />;
	}
}
