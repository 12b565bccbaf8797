/** Ways to begin a drawing. Each opens it in the editor and goes there. */
import type { Scenario } from '@rumis/rules';
import { draftOf, idFrom, newDraft } from '@rumis/workshop';
import { ownBoards } from '../../device/ownBoards.js';
import { go } from '../../navigation/route.js';
import { openInEditor } from '../editing/editorStore.js';

const goToEditor = (): void => go({ page: 'workshop', place: 'draft' });

/** An empty sheet, under a name that no board has yet. */
export function openScratch(name: string): void {
	const isFree = (candidate: string) => !ownBoards().some(({ id }) => id === idFrom(candidate));
	let free = name;
	for (let number = 2; !isFree(free); number++) free = `${name} ${number}`;
	openInEditor(newDraft(idFrom(free), free), null);
	goToEditor();
}

/** A copy of any board; one of the player's own is edited itself. */
export function openBoard(board: Scenario): void {
	openInEditor(draftOf(board), ownBoards().includes(board) ? board.id : null);
	goToEditor();
}
