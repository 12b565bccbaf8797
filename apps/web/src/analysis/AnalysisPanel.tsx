import type { Line } from '@rumis/rules';
import { useState } from 'react';
import { useBook } from '../i18n/useTexts.js';
import { SmallMap } from '../play/SmallMap.js';
import { LookTools } from '../play/ViewTools.js';
import { useStore } from '../util/store.js';
import { MoveNotes } from './board/MoveNotes.js';
import { MoveTree } from './board/MoveTree.js';
import { EnginePanel } from './engine/EnginePanel.js';
import { LearnButtons } from './learn/LearnButtons.js';
import { ExplorerPanel } from './openings/ExplorerPanel.js';
import { GradeSign } from './review/grades.js';
import { PuzzleSearchButton } from './review/PuzzleSearchButton.js';
import { ReviewPanel } from './review/ReviewPanel.js';
import { judgedAt } from './review/reviewer.js';
import type { AnalysisSession } from './session.js';

interface Props {
	readonly session: AnalysisSession;
	readonly is3D: boolean;
	/** Switches to the board, which the panel hides on a phone. */
	readonly onBoard: () => void;
}

/** The review, the engine, the moves and the openings next to the board. */
export function AnalysisPanel({ session, is3D, onBoard }: Props) {
	const t = useBook();
	// On an empty board the openings are shown first.
	const [isEmpty] = useState(() => session.store.get().game.next.length === 0);
	return (
		<>
			<ReviewPanel
				session={session}
				reviewer={session.reviewer}
				more={
					<>
						<LearnButtons
							reviewer={session.reviewer}
							teacher={session.teacher}
							onStart={() => {
								session.desk.set({ isOn: false });
								onBoard();
							}}
						/>
						<PuzzleSearchButton session={session} reviewer={session.reviewer} search={session.puzzleSearch} />
					</>
				}
			/>
			<EnginePanel session={session} desk={session.desk} />
			<MoveTree session={session} beside={(line) => <Grade session={session} line={line} />} />
			<MoveNotes session={session} />
			<ExplorerPanel session={session} isOpen={isEmpty} />
			<details className="play-fold">
				<summary>{t.tools.onBoard}</summary>
				{is3D && <SmallMap session={session} />}
				<LookTools session={session} is3D={is3D} />
			</details>
		</>
	);
}

/** The review's grade of a move of the game. */
function Grade({ session, line }: Pick<Props, 'session'> & { readonly line: Line }) {
	const t = useBook();
	const grade = useStore(session.reviewer.store, (now) => judgedAt(now, line)?.grade ?? null);
	return (
		grade && (
			<>
				<GradeSign grade={grade} />
				<span className="visually-hidden">{t.analysis.grades[grade]}</span>
			</>
		)
	);
}
