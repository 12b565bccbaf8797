/** The file parser's errors for a draft, and where they are on the sheet. */
import { checkScenario, makeScenario, parseScenario, type ScenarioFault, type Square } from '@rumis/rules';
import type { Draft } from './draft.js';
import { drawnArea, scenarioOf } from './draftScenario.js';

export interface DraftFault extends Pick<ScenarioFault, 'code' | 'key' | 'players'> {
	/** The square of the sheet that shows it, if any. */
	readonly square: Square | null;
}

export function faultsOf(draft: Draft): readonly DraftFault[] {
	const { left, top } = drawnArea(draft);
	return checkScenario(scenarioOf(draft)).map(({ row, column, ...fault }) => ({
		...fault,
		square: row === undefined || column === undefined ? null : { x: left + column, y: top + row },
	}));
}

/** The text of the board's file; null if there are faults. */
export function fileOf(draft: Draft): string | null {
	const text = makeScenario(scenarioOf(draft));
	return parseScenario(text).ok ? text : null;
}
