import { type Balance, type BalancePlan, remarksOn, verdictOf } from '@rumis/balance';
import { coloursOf } from '@rumis/rules';
import { percent } from '../i18n/format/numbers.js';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { ColumnHeads } from '../ui/ColumnHeads.js';
import { HeatMap } from './HeatMap.js';
import { meanText, sayVerdict, shareText } from './wording.js';

interface Props {
	readonly plan: BalancePlan;
	readonly balance: Balance;
}

/** All figures from the games so far. */
export function Figures({ plan, balance }: Props) {
	return (
		<>
			<VerdictText plan={plan} balance={balance} />
			<SeatTable balance={balance} />
			<PlayTable balance={balance} />
			<HeatMap scenario={plan.setup.scenario} balance={balance} />
		</>
	);
}

function VerdictText({ plan, balance }: Props) {
	const t = useBook();
	const number = useNumber();
	const verdict = verdictOf(balance);
	return (
		<div className="balance-verdict" data-verdict={verdict.code}>
			<p>
				<strong>{sayVerdict(verdict, t, number)}</strong>
			</p>
			<ul>
				{remarksOn(balance, coloursOf(plan.setup).length).map((remark) => (
					<li key={remark}>{t.balance.remarks[remark]}</li>
				))}
			</ul>
		</div>
	);
}

function SeatTable({ balance }: { readonly balance: Balance }) {
	const t = useBook();
	const number = useNumber();
	return (
		<section className="balance-part">
			<h3>{t.balance.seatsTitle}</h3>
			<div className="balance-scroll">
				<table className="balance-table">
					<ColumnHeads
						names={[t.balance.seat, t.balance.wins, t.balance.points, t.balance.unplaced, t.balance.shutOut]}
					/>
					<tbody>
						{balance.seats.map((seat, index) => (
							<tr key={index}>
								<th scope="row">{t.rules.seat(index + 1)}</th>
								<td>
									<WinBar share={seat.wins.mean} error={seat.wins.error} fair={1 / balance.seats.length} />
									{shareText(seat.wins, number)}
								</td>
								<td>{meanText(seat.points, number)}</td>
								<td>{meanText(seat.unplaced, number)}</td>
								<td>{percent(seat.shutOut.mean, number)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p className="balance-note">{t.balance.errorWhy}</p>
		</section>
	);
}

interface BarProps {
	readonly share: number;
	readonly error: number;
	readonly fair: number;
}

/** The share of wins as a bar, with its error and a mark at the fair share. The numbers are next to it. */
function WinBar({ share, error, fair }: BarProps) {
	const at = (value: number): string => `${100 * Math.max(0, Math.min(1, value))}%`;
	return (
		<span className="balance-bar" aria-hidden="true">
			<span className="balance-bar-share" style={{ width: at(share) }} />
			<span
				className="balance-bar-error"
				style={{ left: at(share - error), right: at(1 - Math.min(1, share + error)) }}
			/>
			<span className="balance-bar-fair" style={{ left: at(fair) }} />
		</span>
	);
}

function PlayTable({ balance }: { readonly balance: Balance }) {
	const t = useBook().balance;
	const number = useNumber();
	const rows: readonly (readonly [string, string])[] = [
		[t.plies, meanText(balance.plies, number)],
		[t.ties, shareText(balance.ties, number)],
		[t.decisiveness, shareText(balance.decisiveness, number)],
		[t.margin, meanText(balance.margin, number)],
		[t.drama, percent(balance.drama, number)],
		[t.comeback, meanText(balance.comeback, number)],
		[t.leadChanges, meanText(balance.leadChanges, number)],
		[t.anyShutOut, shareText(balance.shutOut, number)],
		[t.boardUse, percent(balance.boardUse, number)],
	];
	return (
		<section className="balance-part">
			<h3>{t.playTitle}</h3>
			<dl className="balance-facts">
				{rows.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
