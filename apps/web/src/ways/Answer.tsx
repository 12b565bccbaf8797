import { useNumber, useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { ANSWER } from './sets.js';

interface Props {
	readonly onBrowse: () => void;
	readonly onWhy: () => void;
}

/** The question of the rulebooks and its answer, large and plain. */
export function Answer({ onBrowse, onWhy }: Props) {
	const t = useTexts().ways;
	return (
		<section className="ways-answer" aria-labelledby="ways-question">
			<h2 id="ways-question" className="ways-question">
				{t.question}
			</h2>
			<p className="ways-asked">{t.asked}</p>
			<dl className="ways-numbers">
				<Count value={ANSWER.all} meaning={t.all} />
				<Count value={ANSWER.rotations} meaning={t.rotations} why={t.allWhy} />
				<Count value={ANSWER.reflections} meaning={t.reflections} why={t.rotationsWhy} />
			</dl>
			<div className="ways-answer-links">
				<Button look="primary" onClick={onBrowse}>
					{t.browse}
				</Button>
				<Button onClick={onWhy}>{t.whyNone}</Button>
			</div>
		</section>
	);
}

interface CountProps {
	readonly value: number;
	readonly meaning: string;
	readonly why?: string;
}

function Count({ value, meaning, why }: CountProps) {
	const number = useNumber();
	return (
		<div className="ways-number">
			<dt>{meaning}</dt>
			<dd className="ways-value">{number(value)}</dd>
			{why !== undefined && <dd className="ways-reason">{why}</dd>}
		</div>
	);
}
