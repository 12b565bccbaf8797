import { annotateGame, type GameReview, GRADES, type ReviewedMove } from '@rumis/engine';
import type { Line } from '@rumis/rules';
import type { ReactNode } from 'react';
import { oneDecimal, percent } from '../../i18n/format/numbers.js';
import { useBook, useNumber } from '../../i18n/useTexts.js';
import { Glyph } from '../../pictures/Glyph.js';
import { Button } from '../../ui/Button.js';
import { useStore } from '../../util/store.js';
import type { BoardSession } from '../board/boardSession.js';
import { goTo, replaceTree } from '../board/editing.js';
import type { AnalysisState } from '../board/state.js';
import { sayChances, sayJudgement, sayLoss, sayPoints, type Wording } from '../engine/saying.js';
import { Graph } from './Graph.js';
import { GradeHelp, GradeSign } from './grades.js';
import { worstOf } from './reviewer.js';

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
	const wording: Wording = { setup: state.game.setup, colours: review.colours, t, number };
	const go = (ply: number) => session.change(goTo, line.slice(0, ply));
	const worst = worstOf(review.moves);
	return (
		<>
			<Graph review={review} wording={wording} ply={plyOn(state, line)} onGo={go} />
			<Accuracy review={review} />
			<TurningPoints review={review} wording={wording} onGo={go} />
			<div className="analysis-ways">
				<Button
					onClick={() =>
						session.change(
							replaceTree,
							annotateGame(state.game, review, (move) => remark(move, wording)),
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
				<ReviewTable review={review} wording={wording} onGo={go} />
			</details>
			<GradeHelp />
		</>
	);
}

/** The comment next to a move that gave something away. */
const remark = (move: ReviewedMove, wording: Wording): string | null =>
	move.grade === 'mistake' || move.grade === 'blunder' ? sayJudgement(move, wording) : null;

interface TurningPointsProps {
	readonly review: GameReview;
	readonly wording: Wording;
	readonly onGo: (ply: number) => void;
}

/** The moves that changed the game most. */
function TurningPoints({ review, wording, onGo }: TurningPointsProps) {
	const t = useBook().analysis;
	const moves = review.turningPoints.flatMap((ply) => review.moves.filter((move) => move.ply === ply));
	if (moves.length === 0) return null;
	return (
		<div className="review-points">
			<h3>{t.turningPoints}</h3>
			<ol>
				{moves.map((move) => (
					<li key={move.ply}>
						<button type="button" className="engine-move" onClick={() => onGo(move.ply + 1)}>
							<span className="game-move-number">{move.ply + 1}</span>
							<Glyph owner={move.colour} size={18} />
							<strong>{move.move}</strong>
							{move.grade && <GradeSign grade={move.grade} />}
							<span className="engine-rest">{sayLoss(move, wording)}</span>
						</button>
					</li>
				))}
			</ol>
		</div>
	);
}

/** The accuracy of every player. */
function Accuracy({ review }: { readonly review: GameReview }) {
	const t = useBook();
	return (
		<table className="review-accuracy">
			<thead>
				<tr>
					<th scope="col">{t.result.table.player}</th>
					<th scope="col">{t.analysis.accuracy}</th>
					{GRADES.map((grade) => (
						<th key={grade} scope="col" title={t.analysis.grades[grade]}>
							<GradeSign grade={grade} />
							<span className="visually-hidden">{t.analysis.grades[grade]}</span>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{review.players.map((player) => (
					<PlayerRow key={player.seat} player={player} />
				))}
			</tbody>
		</table>
	);
}

function PlayerRow({ player }: { readonly player: GameReview['players'][number] }) {
	const t = useBook();
	const number = useNumber();
	const { colours, accuracy, grades } = player;
	return (
		<tr>
			<th scope="row">
				{colours.map((colour) => (
					<span key={colour}>
						<Glyph owner={colour} size={20} />
						<span className="visually-hidden">{t.rules.Owners[colour]}</span>
					</span>
				))}
			</th>
			<td>
				<strong>{accuracy === null ? '–' : percent(accuracy / 100, number)}</strong>
			</td>
			{GRADES.map((grade) => (
				<td key={grade}>{grades[grade]}</td>
			))}
		</tr>
	);
}

interface ReviewTableProps {
	readonly review: GameReview;
	readonly wording: Wording;
	readonly onGo: (ply: number) => void;
}

const COLUMNS = ['move', 'grade', 'lost', 'chances', 'expected', 'earned', 'kept'] as const;

/** The graph as a table: every move with its grade, what was expected after it, and what its stone earned. */
function ReviewTable({ review, wording, onGo }: ReviewTableProps) {
	const { columns } = useBook().analysis;
	return (
		<div className="review-scroll">
			<table className="review-table">
				<thead>
					<tr>
						{COLUMNS.map((column) => (
							<th key={column} scope="col">
								{columns[column]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{review.moves.map((move) => (
						<MoveRow key={move.ply} move={move} wording={wording} onGo={onGo} />
					))}
				</tbody>
			</table>
		</div>
	);
}

function MoveRow({
	move,
	wording,
	onGo,
}: Omit<ReviewTableProps, 'review'> & { readonly move: ReviewedMove }) {
	const t = useBook();
	const number = useNumber();
	return (
		<tr>
			<th scope="row">
				<button type="button" className="play-why" onClick={() => onGo(move.ply + 1)}>
					{`${move.ply + 1}. ${t.rules.Owners[move.colour]} ${move.move}`}
				</button>
			</th>
			<td>{move.grade ? t.analysis.grades[move.grade] : '–'}</td>
			<td>{`${percent(move.lost.win, number)} · ${oneDecimal(move.lost.points, number)}`}</td>
			<td>{sayChances(move.after, wording)}</td>
			<td>{sayPoints(move.after, wording)}</td>
			<td>{number(move.earned)}</td>
			<td>{number(move.kept)}</td>
		</tr>
	);
}
