import { isFromAbove } from '@rumis/table';
import { useNumber, useTexts } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import type { Progress } from '../solver/question.js';
import type { PuzzleSession } from './session.js';
import type { Asking } from './state.js';

interface Props {
	readonly session: PuzzleSession;
	readonly asking: Asking;
}

/** Below this the fraction is meaningless: the rest could take ages. */
const LEAST_PART = 0.001;

/** The solver's progress, as far as known, and a cancel button. */
export function SearchProgress({ session, asking }: Props) {
	const { game, solitaire: t } = useTexts();
	const { help, progress } = asking;
	const part = progress?.part ?? 0;
	const isKnown = part >= LEAST_PART;
	return (
		<div className="soli-search">
			<p>{t.asking[help]}</p>
			{progress && <Facts session={session} asking={asking} progress={progress} isKnown={isKnown} />}
			{isKnown && <progress value={part} max={1} aria-label={t.asking[help]} />}
			<div className="soli-search-actions">
				<Button icon={<Icon name="stop" />} onClick={session.stop} data-stop>
					{game.stop}
				</Button>
				{help === 'ways' && progress && !isKnown && !isFromAbove(session.store.get().build) && (
					<Button onClick={() => session.ask('estimate')} data-help="estimate">
						{t.estimate}
					</Button>
				)}
			</div>
		</div>
	);
}

interface FactsProps extends Props {
	readonly progress: Progress;
	readonly isKnown: boolean;
}

function Facts({ session, asking, progress, isKnown }: FactsProps) {
	const t = useTexts().solitaire;
	const number = useNumber();
	const seconds = Math.max(0.5, (session.now().getTime() - asking.since) / 1000);
	const { found, part, nodes } = progress;
	const isTried = asking.help !== 'ways' && found > 0;
	return (
		// Numbers that change many times a second are not announced.
		<ul className="soli-facts" aria-live="off">
			{asking.help === 'ways' && found > 0 && <li>{t.foundSoFar(number(found))}</li>}
			{isTried && <li>{t.triedSoFar(number(found))}</li>}
			{isKnown ? (
				<li>{t.partDone(number(part ?? 0, { style: 'percent', maximumFractionDigits: 1 }))}</li>
			) : (
				<li>{t.pace(number(nodes / seconds, { maximumSignificantDigits: 2 }))}</li>
			)}
		</ul>
	);
}
