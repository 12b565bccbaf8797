import { builtinBalance } from '@rumis/balance';
import type { Scenario } from '@rumis/rules';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { type Choices, fit } from './choices.js';

/** The balance of a board in a word or two: `balanced`, `Player 1 +6 %`. Empty if not measured. */
export function useShortBalance(choices: Choices): (scenario: Scenario) => string {
	const t = useBook();
	const number = useNumber();
	return (scenario) => {
		const { players, mode } = fit({ ...choices, scenario, ruinFile: null });
		const verdict = builtinBalance(scenario, players, mode)?.verdict;
		if (!verdict || verdict.code === 'tooFewGames') return '';
		if (verdict.code === 'balanced') return t.setup.balanced;
		const percent = number(verdict.excess, {
			style: 'percent',
			maximumFractionDigits: 0,
			signDisplay: 'always',
		});
		return t.setup.seatExcess(t.rules.seat(verdict.seat + 1), percent);
	};
}
