import { type Balance, type Change, excessOf, type Measure, type Verdict } from '@rumis/balance';
import { makeSquare } from '@rumis/rules';
import { type FormatNumber, oneDecimal } from '../i18n/format/numbers.js';
import type { BookTexts } from '../i18n/texts.js';

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

/** `52.3 % ± 1.4` */
export const shareText = ({ mean, error }: Measure, number: FormatNumber): string =>
	`${number(mean, PERCENT)} ± ${oneDecimal(100 * error, number)}`;

/** `8.3 ± 0.2` */
export const meanText = ({ mean, error }: Measure, number: FormatNumber): string =>
	`${oneDecimal(mean, number)} ± ${oneDecimal(error, number)}`;

export function sayVerdict(verdict: Verdict, t: BookTexts, number: FormatNumber): string {
	const { verdicts } = t.balance;
	if (verdict.code === 'tooFewGames' || verdict.code === 'balanced') return verdicts[verdict.code];
	const games = number(Math.round(100 * Math.abs(verdict.excess)));
	return verdicts[verdict.code](t.rules.seat(verdict.seat + 1), games);
}

export function sayChange(change: Change, t: BookTexts, number: FormatNumber): string {
	const { changes } = t.balance;
	if ('height' in change) return changes[change.code](number(change.height));
	return changes[change.code](makeSquare(change));
}

/** The deviation of the seat that is furthest from its fair share. */
export const imbalance = (balance: Balance): number => Math.max(...excessOf(balance).map(Math.abs));
