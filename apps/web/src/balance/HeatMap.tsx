import type { Balance } from '@rumis/balance';
import { makeSquare, type Scenario } from '@rumis/rules';
import { percent } from '../i18n/format/numbers.js';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { ColumnHeads } from '../ui/ColumnHeads.js';

interface Props {
	readonly scenario: Scenario;
	readonly balance: Balance;
}

/** How often each square of the plan is covered: a table with colours and numbers, accessible to everyone. */
export function HeatMap({ scenario, balance }: Props) {
	const t = useBook().balance;
	const width = scenario.plan[0]!.length;
	return (
		<section className="balance-part">
			<h3>{t.heatTitle}</h3>
			<p className="balance-note">{t.heatWhy}</p>
			<div className="balance-scroll">
				<table className="balance-heat" aria-label={t.heatTitle}>
					<ColumnHeads names={['', ...Array.from({ length: width }, (_, x) => columnName(x))]} />
					<tbody>
						{scenario.plan.map((_, y) => (
							<tr key={y}>
								<th scope="row">{y + 1}</th>
								{balance.heat.slice(y * width, (y + 1) * width).map((share, x) => (
									<HeatSquare key={columnName(x)} name={makeSquare({ x, y })} share={share} />
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
}

const columnName = (x: number): string => makeSquare({ x, y: 0 }).slice(0, -1);

function HeatSquare({ name, share }: { readonly name: string; readonly share: number | null }) {
	const t = useBook().balance;
	const number = useNumber();
	if (share === null) return <td />;
	return (
		<td
			className="balance-square"
			style={{ '--heat': share } as React.CSSProperties}
			title={t.heatSquare(name, percent(share, number))}
		>
			{number(Math.round(100 * share))}
		</td>
	);
}
