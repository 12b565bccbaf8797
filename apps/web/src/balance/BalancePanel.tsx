import './balance.css';
import type { BalancePlan } from '@rumis/balance';
import type { Scenario } from '@rumis/rules';
import { useEffect, useState } from 'react';
import { storeBalance, storedBalance } from '../device/balances.js';
import { percent } from '../i18n/format/numbers.js';
import { saySpan } from '../i18n/format/times.js';
import { useBook, useNumber, useSpokenLanguage } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { useStore } from '../util/store.js';
import { BalanceForm, FIRST_CHOICES } from './BalanceForm.js';
import { Changes } from './Changes.js';
import { Figures } from './Figures.js';
import { BalanceSession, timeLeft } from './session.js';

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
			<p role="status" className="note">
				{!isBusy && state.balance ? t.done(state.balance.games) : ''}
			</p>
			{state.plan && state.balance && <Figures plan={state.plan} balance={state.balance} />}
			{state.balance && (
				<Changes state={state} onTry={() => void session.tryChanges()} {...(onUse && { onUse })} />
			)}
		</div>
	);
}

/** The progress of the games, and buttons to pause and stop them. */
function RunBar({ session }: { readonly session: BalanceSession }) {
	const t = useBook().balance;
	const number = useNumber();
	const language = useSpokenLanguage();
	const state = useStore(session.store, (whole) => whole);
	const left = timeLeft(state);
	const isPaused = state.status === 'paused';
	return (
		<div className="balance-run">
			<progress value={state.done} aria-label={t.games}>
				{percent(state.done, number)}
			</progress>
			<span className="balance-run-words">
				{percent(state.done, number)}
				{isPaused ? ` · ${t.paused}` : left !== null && ` · ${t.left(saySpan(left, language))}`}
			</span>
			<Button onClick={() => (isPaused ? session.resume() : session.pause())}>
				{isPaused ? t.resume : t.pause}
			</Button>
			<Button onClick={() => session.stop()}>{t.stop}</Button>
		</div>
	);
}
