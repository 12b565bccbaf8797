import { type RefObject, useEffect, useRef } from 'react';
import { useBook } from '../i18n/useTexts.js';
import { useRoute } from '../navigation/route.js';
import { Page } from '../ui/Page.js';
import { Answer } from './Answer.js';
import { SolutionBrowser } from './browser/SolutionBrowser.js';
import { ProofSection } from './proof/ProofSection.js';
import { SetsTable } from './SetsTable.js';
import './solutions.css';

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
