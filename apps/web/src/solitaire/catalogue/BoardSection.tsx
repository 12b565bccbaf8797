import type { PlayerCount, Scenario } from '@rumis/rules';
import { useMemo } from 'react';
import { useOwnBoards } from '../../device/ownBoards.js';
import { useTexts } from '../../i18n/useTexts.js';
import { ScenarioPicture } from '../../pictures/ScenarioPicture.js';
import { useBoardWords } from '../../wording/useBoardWords.js';
import { boardId, fillableBoards, ownBoardId } from '../puzzles/catalogue.js';
import { Choice } from './Choice.js';

interface Props {
	/** Names of puzzles that were started. */
	readonly begun: ReadonlySet<string>;
}

/** Built-in and custom boards, as frames to be filled. */
export function BoardSection({ begun }: Props) {
	const t = useTexts();
	const own = useOwnBoards();
	const boards = useMemo(() => fillableBoards(), []);
	const ownBoards = useMemo(() => fillableBoards(own).filter(({ players }) => players.length > 0), [own]);
	return (
		<section className="soli-section">
			<h2>{t.solitaire.boards}</h2>
			<p className="soli-hint">{t.solitaire.boardsHint}</p>
			<div className="soli-boards">
				{boards.map((board) => (
					<BoardCard key={board.scenario.id} {...board} begun={begun} idOf={boardId} />
				))}
				{ownBoards.map((board) => (
					<BoardCard key={`own ${board.scenario.id}`} {...board} begun={begun} idOf={ownBoardId} />
				))}
			</div>
		</section>
	);
}

interface CardProps extends Props {
	readonly scenario: Scenario;
	readonly players: readonly PlayerCount[];
	/** The puzzle's name. */
	readonly idOf: (board: string, players: number) => string;
}

function BoardCard({ scenario, players, begun, idOf }: CardProps) {
	const t = useTexts();
	const { name } = useBoardWords()(scenario);
	return (
		<article className="card soli-board">
			<ScenarioPicture scenario={scenario} players={players.at(-1) ?? 2} />
			<h3>{name}</h3>
			<ul className="soli-choices">
				{players.map((count) => (
					<Choice
						key={count}
						id={idOf(scenario.id, count)}
						begun={begun}
						name={t.solitaire.board(name, count)}
					>
						{t.solitaire.players(count)}
					</Choice>
				))}
			</ul>
		</article>
	);
}
