import type { GameReview, ReviewedMove } from '@rumis/engine';
import { oneDecimal, percent } from '../../i18n/format/numbers.js';
import { useBook, useNumber } from '../../i18n/useTexts.js';
import { type Speech, sayChances, sayPoints } from '../engine/saying.js';

interface Props {
	readonly review: GameReview;
	readonly speech: Speech;
	readonly onGo: (ply: number) => void;
}

const COLUMNS = ['move', 'grade', 'lost', 'chances', 'expected', 'earned', 'kept'] as const;

/** The graph as a table: every move with its grade, what was expected after it, and what its stone earned. */
export function ReviewTable({ review, speech, onGo }: Props) {
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
						<MoveRow key={move.ply} move={move} speech={speech} onGo={onGo} />
					))}
				</tbody>
			</table>
		</div>
	);
}

function MoveRow({ move, speech, onGo }: Omit<Props, 'review'> & { readonly move: ReviewedMove }) {
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
			<td>{sayChances(move.after, speech)}</td>
			<td>{sayPoints(move.after, speech)}</td>
			<td>{number(move.earned)}</td>
			<td>{number(move.kept)}</td>
		</tr>
	);
}
