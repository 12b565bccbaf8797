import { useMemo } from 'react';
import { ScenarioPicture } from '../board/ScenarioPicture.js';
import { useTexts } from '../i18n/useTexts.js';
import { Choice } from './Choice.js';
import { boardId, fillableBoards } from './catalogue.js';

interface Props {
	/** Names of puzzles that were begun. */
	readonly begun: ReadonlySet<string>;
}

/** The boards of the game as frames to be filled. */
export function BoardSection({ begun }: Props) {
	const t = useTexts();
	const boards = useMemo(fillableBoards, []);
	return (
		<section className="soli-section">
			<h2>{t.solitaire.boards}</h2>
			<p className="soli-hint">{t.solitaire.boardsHint}</p>
			<div className="soli-boards">
				{boards.map(({ scenario, players }) => (
					<article key={scenario.id} className="card soli-board">
						<ScenarioPicture scenario={scenario} players={players.at(-1) ?? 2} />
						<h3>{scenario.name}</h3>
						<ul className="soli-choices">
							{players.map((count) => (
								<Choice
									key={count}
									id={boardId(scenario.id, count)}
									begun={begun}
									name={t.solitaire.board(scenario.name, count)}
								>
									{t.solitaire.players(count)}
								</Choice>
							))}
						</ul>
					</article>
				))}
			</div>
		</section>
	);
}
