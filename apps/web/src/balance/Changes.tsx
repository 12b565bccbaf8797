import type { Scenario } from '@rumis/rules';
import { percent } from '../i18n/format/numbers.js';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { ColumnHeads } from '../ui/ColumnHeads.js';
import type { BalanceState, Trial } from './session.js';
import { imbalance, sayChange, shareText } from './wording.js';

interface Props {
	readonly state: BalanceState;
	readonly onTry: () => void;
	/** Applies a changed board in the editor; omitted if the board cannot be edited. */
	readonly onUse?: (scenario: Scenario) => void;
}

/** Small changes to the board, with their effect. */
export function Changes({ state, onTry, onUse }: Props) {
	const t = useBook().balance;
	const isIdle = state.status === 'idle';
	return (
		<section className="balance-part">
			<h3>{t.changesTitle}</h3>
			<p className="balance-note">{t.changesWhy}</p>
			{isIdle && state.trials.length === 0 && <Button onClick={onTry}>{t.tryChanges}</Button>}
			{state.trials.length > 0 && <TrialTable state={state} {...(onUse && { onUse })} />}
		</section>
	);
}

function TrialTable({ state, onUse }: Omit<Props, 'onTry'>) {
	const t = useBook().balance;
	const number = useNumber();
	const trials = [...state.trials].sort((a, b) => imbalance(a.balance) - imbalance(b.balance));
	return (
		<div className="balance-scroll">
			<table className="balance-table">
				<ColumnHeads names={[t.change, t.furthest, t.ties, ...(onUse ? [''] : [])]} />
				<tbody>
					{state.balance && (
						<tr>
							<th scope="row">{t.noChange}</th>
							<td>{percent(imbalance(state.balance), number)}</td>
							<td>{shareText(state.balance.ties, number)}</td>
							{onUse && <td />}
						</tr>
					)}
					{trials.map((trial) => (
						<TrialRow key={JSON.stringify(trial.change)} trial={trial} {...(onUse && { onUse })} />
					))}
				</tbody>
			</table>
		</div>
	);
}

interface RowProps {
	readonly trial: Trial;
	readonly onUse?: (scenario: Scenario) => void;
}

function TrialRow({ trial, onUse }: RowProps) {
	const t = useBook();
	const number = useNumber();
	const name = sayChange(trial.change, t, number);
	return (
		<tr>
			<th scope="row">{name}</th>
			<td>{percent(imbalance(trial.balance), number)}</td>
			<td>{shareText(trial.balance.ties, number)}</td>
			{onUse && (
				<td>
					<Button aria-label={t.balance.useChange(name)} onClick={() => onUse(trial.scenario)}>
						{t.balance.use}
					</Button>
				</td>
			)}
		</tr>
	);
}
