import type { Scenario } from '@rumis/rules';
import { type Draft, type DraftFault, faultsOf, scenarioOf } from '@rumis/workshop';
import { useDeferredValue } from 'react';
import { useEditor } from './editorStore.js';

/** The board that the drawing makes, and what is wrong with it. */
export interface DrawnBoard {
	readonly scenario: Scenario;
	readonly faults: readonly DraftFault[];
}

/** Several parts of the page ask about the same drawing. */
const BOARDS = new WeakMap<Draft, DrawnBoard>();

export function boardOf(draft: Draft): DrawnBoard {
	const known = BOARDS.get(draft) ?? { scenario: scenarioOf(draft), faults: faultsOf(draft) };
	BOARDS.set(draft, known);
	return known;
}

/** A moment later while somebody draws quickly, so that the pen is never held up. */
export const useBoard = (): DrawnBoard => boardOf(useDeferredValue(useEditor(({ history }) => history.now)));
