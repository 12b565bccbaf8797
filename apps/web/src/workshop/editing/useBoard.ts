import type { Scenario } from '@rumis/rules';
import { type Draft, type DraftFault, faultsOf, scenarioOf } from '@rumis/workshop';
import { useDeferredValue } from 'react';
import { useEditor } from './editorStore.js';

/** The board that results from the drawing, and its faults. */
export interface DrawnBoard {
	readonly scenario: Scenario;
	readonly faults: readonly DraftFault[];
}

/** A cache, because several components use the same drawing. */
const BOARDS = new WeakMap<Draft, DrawnBoard>();

export function boardOf(draft: Draft): DrawnBoard {
	const known = BOARDS.get(draft) ?? { scenario: scenarioOf(draft), faults: faultsOf(draft) };
	BOARDS.set(draft, known);
	return known;
}

/** Deferred during fast drawing, so that the pen is never delayed. */
export const useBoard = (): DrawnBoard => boardOf(useDeferredValue(useEditor(({ history }) => history.now)));
