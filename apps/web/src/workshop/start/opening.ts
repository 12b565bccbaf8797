/** Ways to begin a drawing. Each opens the editor. */
import type { Scenario } from '@rumis/rules';
import { draftOf, idFrom, newDraft } from '@rumis/workshop';
import { ownBoards } from '../../device/ownBoards.js';
import { go } from '../../navigation/route.js';
import { openInEditor } from '../editing/editorStore.js';

const goToEditor = (): void => go({ page: 'workshop', place: 'draft' });

/** An empty sheet, with an unused name. */
export function openScratch(name: string): void {
	const isFree = (candidate: string) => !ownBoards().some(({ id }) => id === idFrom(candidate));
	let free = name;
	for (let number = 2; !isFree(free); number++) free = `${name} ${number}`;
	openInEditor(newDraft(idFrom(free), free), null);
	goToEditor();
}

/** A copy of any board; a custom board is edited in place. */
export function openBoard(board: Scenario): void {
	openInEditor(draftOf(board), ownBoards().includes(board) ? board.id : null);
	goToEditor();
}
