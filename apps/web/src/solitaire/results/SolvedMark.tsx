import { useTexts } from '../../i18n/useTexts.js';
import type { Best } from './book.js';
import { Stars } from './Stars.js';
import { makeTime } from './stopwatch.js';

interface Props {
	readonly best: Best | undefined;
	readonly isBegun: boolean;
}

/** The status of a puzzle: solved with its stars, started, or nothing. */
export function SolvedMark({ best, isBegun }: Props) {
	const t = useTexts().solitaire;
	if (best) return <Stars count={best.stars} label={t.solved(makeTime(best.ms), best.stars)} />;
	return isBegun ? <span className="soli-begun">{t.begun}</span> : null;
}
