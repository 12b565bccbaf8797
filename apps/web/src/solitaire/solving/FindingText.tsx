import { isFromAbove } from '@rumis/table';
import type { FormatNumber } from '../../i18n/format/numbers.js';
import type { Texts } from '../../i18n/texts.js';
import { useNumber, useTexts } from '../../i18n/useTexts.js';
import { StonePicture } from '../../pictures/StonePicture.js';
import { Button } from '../../ui/Button.js';
import type { PuzzleSession } from './session.js';
import type { Finding } from './state.js';

interface Props {
	readonly session: PuzzleSession;
	readonly finding: Finding;
}

/** The result of a help, in words. */
export function FindingText({ session, finding }: Props) {
	const t = useTexts();
	const number = useNumber();
	const hasStone = finding.kind === 'next' || finding.kind === 'placed';
	const isBad = finding.kind === 'cannotFinish' || finding.kind === 'failed';
	const canEstimate =
		finding.kind === 'stopped' && finding.help === 'ways' && !isFromAbove(session.store.get().build);
	return (
		<div className={isBad ? 'soli-found soli-bad' : 'soli-found'} data-finding={finding.kind}>
			{hasStone && (
				<span className="soli-found-stone">
					<StonePicture stone={finding.item.stone} owner={finding.item.colour} />
				</span>
			)}
			<p>{findingText(finding, t, number)}</p>
			{finding.kind === 'ways' && (
				<p className="soli-hint">
					{isFromAbove(session.store.get().build) ? t.solitaire.waysRules : t.solitaire.waysFree}
				</p>
			)}
			{canEstimate && (
				<Button onClick={() => session.ask('estimate')} data-help="estimate">
					{t.solitaire.estimate}
				</Button>
			)}
		</div>
	);
}

function findingText(finding: Finding, { solitaire: t, rules }: Texts, number: FormatNumber): string {
	switch (finding.kind) {
		case 'canFinish':
		case 'cannotFinish':
		case 'failed':
			return t[finding.kind];
		case 'ways':
			if (finding.count === 0 && finding.isExact) return t.waysNone;
			return finding.isExact
				? t.ways(finding.count, number(finding.count))
				: t.waysAtLeast(number(finding.count));
		case 'estimate':
			return t.estimated(largeNumber(finding.mean, number), percentOf(finding, number));
		case 'next': {
			const { stone, colour } = finding.item;
			const ending = finding.ending.map((each) => rules.Owners[each]);
			const words = t.next(rules.owners[colour], rules.stones[stone], stone);
			return ending.length > 0 ? `${t.nextEnding(ending)} ${words}` : words;
		}
		case 'placed':
			return t.placed(rules.owners[finding.item.colour], rules.stones[finding.item.stone]);
		case 'stopped':
			return finding.found > 0 ? t.stoppedFound(number(finding.found)) : t.stoppedNothing;
	}
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LARGE = 1e9;

/** `2 × 10⁴⁰`; small numbers unchanged. */
function largeNumber(value: number, number: FormatNumber): string {
	if (value < LARGE) return number(value, { maximumSignificantDigits: 2 });
	const power = Math.floor(Math.log10(value));
	const raised = [...String(power)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
	return `${number(value / 10 ** power, { maximumFractionDigits: 1 })} × 10${raised}`;
}

const percentOf = ({ mean, error }: { mean: number; error: number }, number: FormatNumber): string =>
	number(mean > 0 ? error / mean : 0, { style: 'percent', maximumSignificantDigits: 1 });
