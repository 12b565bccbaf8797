import { type RefObject, useEffect, useRef } from 'react';
import { go, useRoute } from '../app/route.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { Answer } from './Answer.js';
import { PackingBrowser } from './PackingBrowser.js';
import { ProofSection } from './ProofSection.js';
import { SetsTable } from './SetsTable.js';
import './ways.css';

/** How many ways are there to build the small cube? The answer, all of them to look at, and why one set has none. */
export function WaysPage() {
	const t = useTexts();
	const route = useRoute();
	const link = (route.page === 'ways' && route.packing) || '';
	const browser = useRef<HTMLHeadingElement>(null);
	const proof = useRef<HTMLHeadingElement>(null);
	const cameByLink = useRef(link !== '');
	useEffect(() => {
		if (cameByLink.current) browser.current?.scrollIntoView();
	}, []);
	return (
		<div className="ways">
			<header className="ways-head">
				<Button
					look="quiet"
					label={t.common.back}
					icon={<Icon name="back" />}
					onClick={() => go({ page: 'home' })}
				/>
				<h1>{t.ways.title}</h1>
			</header>
			<main className="ways-main">
				<Answer onBrowse={() => lead(browser)} onWhy={() => lead(proof)} />
				<SetsTable onChoose={() => lead(browser)} onWhy={() => lead(proof)} />
				<PackingBrowser link={link} heading={browser} />
				<ProofSection heading={proof} />
			</main>
		</div>
	);
}

/** Leads eyes, keyboard and screen reader to a part of the page. Its address is taken by the packing. */
function lead({ current }: RefObject<HTMLElement | null>): void {
	current?.focus({ preventScroll: true });
	current?.scrollIntoView();
}
