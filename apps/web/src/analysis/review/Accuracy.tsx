import { type GameReview, GRADES } from '@rumis/engine';
import { percent } from '../../i18n/format/numbers.js';
import { useBook, useNumber } from '../../i18n/useTexts.js';
import { Glyph } from '../../pictures/Glyph.js';
import { GradeSign } from './grades.js';

/** The accuracy of every player. */
export function Accuracy({ review }: { readonly review: GameReview }) {
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
