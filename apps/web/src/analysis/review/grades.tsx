/** Grades of moves: their signs, and what they mean. */
import { type Grade, THRESHOLDS } from '@rumis/engine';
import { percent } from '../../i18n/format/numbers.js';
import { useBook, useNumber } from '../../i18n/useTexts.js';

const SIGNS: Readonly<Record<Grade, string>> = {
	best: '★',
	good: '✓',
	inaccuracy: '?!',
	mistake: '?',
	blunder: '??',
};

/** The sign of a grade, with text for screen readers. */
export const GradeSign = ({ grade }: { readonly grade: Grade }) => (
	<span className="review-grade" data-grade={grade} aria-hidden="true">
		{SIGNS[grade]}
	</span>
);

/** The minimum loss for each grade. */
export function GradeHelp() {
	const t = useBook().analysis;
	const number = useNumber();
	return (
		<details className="play-fold">
			<summary>{t.gradeHelp}</summary>
			<p>{t.gradeHelpText}</p>
			<ul className="review-grades">
				{(['inaccuracy', 'mistake', 'blunder'] as const).map((grade) => (
					<li key={grade}>
						<GradeSign grade={grade} /> {t.grades[grade]}:{' '}
						{t.gradeFrom(percent(THRESHOLDS[grade].value, number), number(THRESHOLDS[grade].points))}
					</li>
				))}
			</ul>
		</details>
	);
}
