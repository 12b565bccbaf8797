import { annotateGame, type GameReview, type ReviewedMove } from '@rumis/engine';
import type { Line } from '@rumis/rules';
import type { ReactNode } from 'react';
import { useBook, useNumber } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { useStore } from '../../util/store.js';
import type { BoardSession } from '../board/boardSession.js';
import { goTo, replaceTree } from '../board/editing.js';
import type { AnalysisState } from '../board/state.js';
import { type Speech, sayJudgement } from '../engine/saying.js';
import { Accuracy } from './Accuracy.js';
import { Graph } from './Graph.js';
import { GradeHelp } from './grades.js';
import { ReviewTable } from './ReviewTable.js';
import { worstOf } from './reviewer.js';
import { TurningPoints } from './TurningPoints.js';

interface Props {
	readonly session: BoardSession;
	readonly review: GameReview;
	/** The moves that were reviewed. */
	readonly line: Line;
	/** Further actions for a finished review. */
	readonly more?: ReactNode;
}

/** The number of moves of the reviewed game that are on the board; null in a variation. */
const plyOn = ({ line }: AnalysisState, reviewed: Line): number | null =>
	line.every((move, at) => move === reviewed[at]) ? line.length : null;

/** The graph, the accuracy and the turning points of a reviewed game, and actions for them. */
export function FinishedReview({ session, review, line, more }: Props) {
	const t = useBook();
	const number = useNumber();
	const state = useStore(session.store, (now) => now);
	const speech: Speech = { setup: state.game.setup, colours: review.colours, t, number };
	const go = (ply: number) => session.change(goTo, line.slice(0, ply));
	const worst = worstOf(review.moves);
	return (
		<>
			<Graph review={review} speech={speech} ply={plyOn(state, line)} onGo={go} />
			<Accuracy review={review} />
			<TurningPoints review={review} speech={speech} onGo={go} />
			<div className="analysis-ways">
				<Button
					onClick={() =>
						session.change(
							replaceTree,
							annotateGame(state.game, review, (move) => remark(move, speech)),
						)
					}
				>
					{t.analysis.annotate}
				</Button>
				{worst && <Button onClick={() => go(worst.ply + 1)}>{t.analysis.worstMove}</Button>}
				{more}
			</div>
			<details className="play-fold">
				<summary>{t.analysis.table}</summary>
				<ReviewTable review={review} speech={speech} onGo={go} />
			</details>
			<GradeHelp />
		</>
	);
}

/** The comment next to a move that gave something away. */
const remark = (move: ReviewedMove, speech: Speech): string | null =>
	move.grade === 'mistake' || move.grade === 'blunder' ? sayJudgement(move, speech) : null;
