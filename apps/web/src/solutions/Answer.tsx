import { useBook, useNumber } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { ANSWER } from './data/sets.js';

interface Props {
	readonly onBrowse: () => void;
	readonly onWhy: () => void;
}

/** The question of the rulebooks and its answer. */
export function Answer({ onBrowse, onWhy }: Props) {
	const t = useBook().solutions;
	return (
		<section className="solutions-answer" aria-labelledby="solutions-question">
			<h2 id="solutions-question" className="solutions-question">
				{t.question}
			</h2>
			<p className="solutions-asked">{t.asked}</p>
			<dl className="solutions-numbers">
				<Count value={ANSWER.all} meaning={t.all} />
				<Count value={ANSWER.rotations} meaning={t.rotations} why={t.allWhy} />
				<Count value={ANSWER.reflections} meaning={t.reflections} why={t.rotationsWhy} />
			</dl>
			<div className="solutions-answer-links">
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
		<div className="solutions-number">
			<dt>{meaning}</dt>
			<dd className="solutions-value">{number(value)}</dd>
			{why !== undefined && <dd className="solutions-reason">{why}</dd>}
		</div>
	);
}
