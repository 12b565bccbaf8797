import type { Scenario } from '@rumis/rules';
import { ownBoards, storeBoard } from '../../device/ownBoards.js';
import { markSaved } from './editor.js';
import { act, currentEditor } from './editorStore.js';
import { boardOf } from './useBoard.js';

/** Saves the drawing, and returns the stored board; null if it is invalid, or the storage is full. */
export function saveDrawing(): Scenario | null {
	const { scenario, faults } = boardOf(currentEditor()!.history.now);
	if (faults.length > 0 || !storeBoard(scenario)) return null;
	act(markSaved);
	return ownBoards().find(({ id }) => id === scenario.id) ?? null;
}
