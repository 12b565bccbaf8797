import type { Scenario } from '@rumis/rules';
import { factsOf, squareCount, symmetriesOf } from '@rumis/workshop';
import { useBook, useList, useNumber } from '../../i18n/useTexts.js';

/** Outside this range relative to the usual room, a warning is shown. */
const USUAL = { least: 0.8, most: 1.35 };

/** The room for a number of players, compared with the printed boards. */
export function CountFacts({ board, players }: { readonly board: Scenario; readonly players: number }) {
	const t = useBook().workshop;
	const number = useNumber();
	const fact = factsOf(board).find((each) => each.players === players);
	if (!fact) return null;
	const share = number(fact.share, { style: 'percent' });
	return (
		<div className="workshop-facts">
			<p>{t.room(number(fact.room), players, fact.squares, share)}</p>
			<div className="workshop-meter" aria-hidden="true">
				<meter min={0} max={2} low={USUAL.least} high={USUAL.most} optimum={1} value={fact.share} />
			</div>
			<p className="workshop-hint">{t.measure}</p>
		</div>
	);
}

/** Facts about the plan for any number of players. */
export function PlanFacts({ board }: { readonly board: Scenario }) {
	const t = useBook().workshop;
	const list = useList();
	const ways = symmetriesOf(board).map((way) => t.symmetryFacts[way]);
	return (
		<div className="workshop-facts">
			<p>{t.squares(squareCount(board))}</p>
			<p>{ways.length > 0 ? t.symmetric(list(ways)) : t.notSymmetric}</p>
		</div>
	);
}
