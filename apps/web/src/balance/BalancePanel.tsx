import type { BalancePlan } from '@rumis/balance';
import type { Scenario } from '@rumis/rules';
import { useEffect, useState } from 'react';
import { storeBalance, storedBalance } from '../device/balances.js';
import { useBook } from '../i18n/useTexts.js';
import { useStore } from '../util/store.js';
import { BalanceForm, FIRST_CHOICES } from './BalanceForm.js';
import { Changes } from './Changes.js';
import { Figures } from './Figures.js';
import { RunBar } from './RunBar.js';
import { BalanceSession } from './session.js';
import './balance.css';

interface Props {
	readonly scenario: Scenario;
	/** Applies a changed board; omitted if the board cannot be edited. */
	readonly onUse?: (scenario: Scenario) => void;
}

/** Measures how balanced a board is, and shows the last result stored on this device. */
export function BalancePanel({ scenario, onUse }: Props) {
	const t = useBook().balance;
	const [session] = useState(() => new BalanceSession(storedBalance(scenario)));
	const [choices, setChoices] = useState(FIRST_CHOICES);
	useEffect(() => () => session.stop(), [session]);
	const state = useStore(session.store, (whole) => whole);
	const isBusy = state.status === 'running' || state.status === 'paused';
	const start = async (plan: BalancePlan) => {
		const result = await session.start(plan);
		if (result) storeBalance({ plan, balance: result.balance });
	};
	return (
		<div className="balance">
			<p>{t.intro}</p>
			{isBusy ? (
				<RunBar session={session} />
			) : (
				<BalanceForm
					scenario={scenario}
					wanted={choices}
					onChange={setChoices}
					onStart={(plan) => void start(plan)}
				/>
			)}
			{state.status === 'failed' && <p role="alert">{t.failed}</p>}
			<p role="status" className="balance-note">
				{!isBusy && state.balance ? t.done(state.balance.games) : ''}
			</p>
			{state.plan && state.balance && <Figures plan={state.plan} balance={state.balance} />}
			{state.balance && (
				<Changes state={state} onTry={() => void session.tryChanges()} {...(onUse && { onUse })} />
			)}
		</div>
	);
}
