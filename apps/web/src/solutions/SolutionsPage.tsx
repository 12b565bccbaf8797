import './solutions.css';
import { type RefObject, useEffect, useRef } from 'react';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { useRoute } from '../navigation/route.js';
import { Button } from '../ui/Button.js';
import { Page } from '../ui/Page.js';
import { SolutionBrowser } from './browser/SolutionBrowser.js';
import { ANSWER } from './data/sets.js';
import { ProofSection } from './proof/ProofSection.js';
import { SetsTable } from './SetsTable.js';

/** The number of ways to build the small cube: the answer, all solutions, and why one set has none. */
export function SolutionsPage() {
	const t = useBook();
	const route = useRoute();
	const link = (route.page === 'solutions' && route.solution) || '';
	const browser = useRef<HTMLHeadingElement>(null);
	const proof = useRef<HTMLHeadingElement>(null);
	const cameByLink = useRef(link !== '');
	useEffect(() => {
		if (cameByLink.current) browser.current?.scrollIntoView();
	}, []);
	return (
		<Page
			className="solutions"
			title={t.solutions.title}
			back={{ to: { page: 'home' }, label: t.common.back }}
		>
			<Answer onBrowse={() => lead(browser)} onWhy={() => lead(proof)} />
			<SetsTable onChoose={() => lead(browser)} onWhy={() => lead(proof)} />
			<SolutionBrowser link={link} heading={browser} />
			<ProofSection heading={proof} />
		</Page>
	);
}

/** Scrolls to a part of the page and focuses it. The URL hash is used by the solution. */
function lead({ current }: RefObject<HTMLElement | null>): void {
	current?.focus({ preventScroll: true });
	current?.scrollIntoView();
}

interface Props {
	readonly onBrowse: () => void;
	readonly onWhy: () => void;
}

/** The question of the rulebooks and its answer. */
function Answer({ onBrowse, onWhy }: Props) {
	const t = useBook().solutions;
	return (
		<section className="stack loose" aria-labelledby="solutions-question">
			<h2 id="solutions-question" className="solutions-question">
				{t.question}
			</h2>
			<p className="solutions-asked">{t.asked}</p>
			<dl className="solutions-numbers">
				<Count value={ANSWER.all} meaning={t.all} />
				<Count value={ANSWER.rotations} meaning={t.rotations} why={t.allWhy} />
				<Count value={ANSWER.reflections} meaning={t.reflections} why={t.rotationsWhy} />
			</dl>
			<div className="row solutions-answer-links">
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
			{why !== undefined && <dd className="note">{why}</dd>}
		</div>
	);
}
