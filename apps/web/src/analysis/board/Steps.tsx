import { useTexts } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import { useStore } from '../../util/store.js';
import type { BoardSession } from './boardSession.js';
import { canStep, goToEnd, goToStart, step } from './editing.js';
import type { AnalysisState } from './state.js';

/** Buttons to step through the moves. */
export function Steps({ session }: { readonly session: BoardSession }) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const button = (
		label: string,
		icon: IconName,
		by: 1 | -1,
		how: (state: AnalysisState) => AnalysisState,
	) => (
		<Button
			look="quiet"
			label={label}
			icon={<Icon name={icon} />}
			// Not `disabled`: a disabled button would lose the keyboard focus.
			aria-disabled={!canStep(state, by)}
			onClick={() => session.change(how)}
		/>
	);
	return (
		<div className="replay-buttons analysis-steps" role="group" aria-label={t.people.steps}>
			{button(t.people.toStart, 'first', -1, goToStart)}
			{button(t.game.previousMove, 'previous', -1, (now) => step(now, -1))}
			{button(t.game.nextMove, 'next', 1, (now) => step(now, 1))}
			{button(t.people.toEnd, 'last', 1, goToEnd)}
		</div>
	);
}
