/** Keyboard shortcuts specific to the analysis board. */
import type { BookTexts } from '../i18n/texts.js';
import type { PageKey, PlayDialog } from '../play/keys.js';
import { goToEnd, goToStart, nextVariation, promote, remove, step } from './board/editing.js';
import type { AnalysisSession } from './session.js';

export type AnalysisDialog = PlayDialog | 'typeMove' | 'share' | 'settings';

interface KeyActions {
	readonly open: (what: AnalysisDialog) => void;
	/** Announces the engine's evaluation of the position. */
	readonly speak: () => void;
	/** Announces how much the last move gave away. */
	readonly judge: () => void;
}

export function analysisKeys(
	session: AnalysisSession,
	{ open, speak, judge }: KeyActions,
	t: BookTexts,
): readonly PageKey[] {
	const { keys } = t.analysis;
	const { desk } = session;
	return [
		{ key: 'j', text: keys.next, press: (by) => session.change(by > 0 ? step : goToEnd, 1) },
		{ key: 'k', text: keys.previous, press: (by) => session.change(by > 0 ? step : goToStart, -1) },
		{ key: 'l', text: keys.variation, press: (by) => session.change(nextVariation, by) },
		{ key: 'p', text: keys.promote, press: () => session.change(promote) },
		{ key: 'delete', text: keys.remove, press: () => session.change(remove) },
		{ key: 'g', text: keys.engine, press: () => desk.set({ isOn: !desk.store.get().isOn }) },
		{
			key: 't',
			text: keys.threat,
			press: () => desk.set({ isThreat: !desk.store.get().isThreat, isOn: true }),
		},
		{ key: 's', text: keys.speak, press: speak },
		{ key: 'i', text: keys.judge, press: judge },
		{ key: 'm', text: t.game.keyList.type, press: () => open('typeMove') },
	];
}
