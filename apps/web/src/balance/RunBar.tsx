import { percent } from '../i18n/format/numbers.js';
import { saySpan } from '../i18n/format/times.js';
import { useBook, useNumber, useSpokenLanguage } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { useStore } from '../util/store.js';
import { type BalanceSession, timeLeft } from './session.js';

/** The progress of the games, and buttons to pause and stop them. */
export function RunBar({ session }: { readonly session: BalanceSession }) {
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
