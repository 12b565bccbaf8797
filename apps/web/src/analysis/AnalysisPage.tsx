import { useEffect, useState } from 'react';
import type { SavedAnalysis } from '../device/savedAnalyses.js';
import { useBook } from '../i18n/useTexts.js';
import { type AnalysisSource, go, makeRoute, type Route } from '../navigation/route.js';
import { Page } from '../ui/Page.js';
import { AnalysisScreen } from './AnalysisScreen.js';
import './analysis.css';
import { type AnalysisProblem, openSource } from './opening.js';
import { StartPage } from './StartPage.js';
import { sayProblem } from './sayProblem.js';

interface Props {
	readonly from: AnalysisSource;
	readonly id: string;
}

/** The list of analyses, or one of them. */
export function AnalysisPage({ from, id }: Props) {
	return from === '' ? <StartPage /> : <Opening from={from} id={id} />;
}

type Source = Exclude<AnalysisSource, ''>;

const LIST: Route = { page: 'analysis', from: '', id: '' };

/** A new analysis gets its own address, wherever it comes from. */
function Opening({ from, id }: Props & { readonly from: Source }) {
	const t = useBook();
	const [opened, setOpened] = useState<SavedAnalysis | null>(null);
	const [problem, setProblem] = useState<AnalysisProblem | null>(null);
	useEffect(() => {
		let isWanted = true;
		openSource(from, id).then((found) => {
			if (!isWanted) return;
			if (!found.ok) setProblem(found.error);
			else if (from === 'saved') setOpened(found.value);
			else go({ page: 'analysis', from: 'saved', id: found.value.id }, true);
		});
		return () => {
			isWanted = false;
		};
	}, [from, id]);
	if (opened) return <AnalysisScreen saved={opened} />;
	return (
		<Page title={t.analysis.title} width="text" back={{ to: LIST, label: t.analysis.title }}>
			{problem ? (
				<div className="message">
					<p role="alert">{sayProblem(problem, t)}</p>
					<a className="button primary" href={makeRoute(LIST)}>
						{t.analysis.saved}
					</a>
				</div>
			) : (
				<p role="status">{t.people.loading}</p>
			)}
		</Page>
	);
}
