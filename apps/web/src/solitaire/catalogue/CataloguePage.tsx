import { useEffect, useState } from 'react';
import { useSpokenLanguage, useTexts } from '../../i18n/useTexts.js';
import { BackLink } from '../../ui/BackLink.js';
import { printedName } from '../../wording/printedNames.js';
import { BoardSection } from './BoardSection.js';
import { CubeSection } from './CubeSection.js';
import './catalogue.css';
import { dayOf, type Now } from '../results/days.js';
import { begunIds, dailyId, removeOldDays } from '../results/savedBuilds.js';
import { DailyCard } from './DailyCard.js';
import { ResultsCard } from './ResultsCard.js';
import { ShelfSection } from './ShelfSection.js';

/** All puzzles to choose from. */
export function CataloguePage({ now }: { readonly now: Now }) {
	const t = useTexts();
	const printed = printedName('solitaire', useSpokenLanguage(), t);
	const [today] = useState(() => dayOf(now()));
	const [begun] = useState(() => begunIds());
	useEffect(() => removeOldDays(today), [today]);
	return (
		<div className="soli-list">
			<header className="soli-list-head">
				<BackLink to={{ page: 'home' }} label={t.common.home} />
				<h1>{t.solitaire.title}</h1>
			</header>
			<main className="soli-list-main">
				<p className="soli-intro">{t.solitaire.intro}</p>
				{printed && <p className="note">{printed}</p>}
				<DailyCard today={today} isBegun={begun.has(dailyId(today))} />
				<CubeSection begun={begun} />
				<ShelfSection begun={begun} />
				<BoardSection begun={begun} />
				<ResultsCard today={today} />
			</main>
		</div>
	);
}
