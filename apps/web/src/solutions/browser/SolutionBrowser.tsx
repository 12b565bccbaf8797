import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBook } from '../../i18n/useTexts.js';
import { go } from '../../navigation/route.js';
import './solution.css';
import { SETS } from '../data/sets.js';
import { makeSolutionId, parseSolutionId, type SolutionId } from '../data/solutionId.js';
import { solutionsSource, useIsBroken, useSetTable, useSolutions } from '../data/source.js';
import { countsOf } from '../data/walk.js';
import { SolutionTools } from './SolutionTools.js';
import { type Look, SolutionView } from './SolutionView.js';

const FIRST: SolutionId = { set: SETS[0]!, number: 1 };

interface Props {
	/** The id from the URL; empty for the first solution. */
	readonly link: string;
	readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** All solutions, one at a time. The current one is in the URL. */
export function SolutionBrowser({ link, heading }: Props) {
	const t = useBook();
	const parsed = parseSolutionId(link);
	const id = parsed.ok ? parsed.value : FIRST;
	const texts = useSolutions(id.set.id);
	useEffect(() => solutionsSource().requestSolutions(id.set.id), [id.set.id]);
	const last = { set: id.set, number: Math.min(id.number, texts?.length ?? id.number) };
	const code = parsed.ok ? (last.number < id.number ? 'solutionNumber' : null) : parsed.error.code;
	return (
		<section className="solutions-section solutions-browser" aria-labelledby="solutions-browser">
			<h2 id="solutions-browser" ref={heading} tabIndex={-1}>
				{t.solutions.browserTitle}
			</h2>
			<p className="solutions-text">{t.solutions.browserHint}</p>
			{link !== '' && code && (
				<p role="alert" className="solutions-problem">
					{t.solutions.linkErrors[code]}
				</p>
			)}
			<Solution id={last} texts={texts} />
		</section>
	);
}

/** Replaces the history entry, so that Back leaves the page. */
const goTo = (id: SolutionId): void => go({ page: 'solutions', solution: makeSolutionId(id) }, true);

interface SolutionProps {
	readonly id: SolutionId;
	readonly texts: readonly string[] | null;
}

function Solution({ id, texts }: SolutionProps) {
	const t = useBook().solutions;
	const table = useSetTable();
	const isBroken = useIsBroken();
	const [look, setLook] = useState<Look>({ spread: 0, isOneColour: false });
	const text = texts?.[id.number - 1];
	// The previous solution stays until the next one is loaded, and the WebGL canvas is kept.
	const seen = useRef<{ readonly id: SolutionId; readonly text: string } | null>(null);
	if (text !== undefined) seen.current = { id, text };
	if (isBroken) return <p role="alert">{t.broken}</p>;
	if (!table || !seen.current) return <p className="solutions-waiting">{t.listing}</p>;
	return (
		<div className="solutions-solution" data-solution={text && makeSolutionId(id)}>
			<SolutionTools id={id} counts={countsOf(table)} onGo={goTo} />
			<SolutionView {...seen.current} look={look} onLook={setLook} />
		</div>
	);
}
