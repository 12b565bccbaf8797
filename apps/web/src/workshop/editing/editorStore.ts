/** The drawing in the editor, stored with its history, so that nothing is lost when the page is closed. */
import {
	type Draft,
	type History,
	makeHistory,
	newDraft,
	parseDraft,
	parseHistory,
	startHistory,
} from '@rumis/workshop';
import { deviceStorage, fieldsOf, KEYS, parseJson } from '../../device/storage.js';
import { makeStore, useStore } from '../../util/store.js';
import { type Editor, isSaved, openDraft, startEditor } from './editor.js';

const store = makeStore<Editor | null>(null);

function read(): Editor | null {
	const { history, savedAs, isSaved, draft } = fieldsOf(parseJson(deviceStorage.read(KEYS.drawing)));
	const kept = typeof history === 'string' ? parseHistory(history) : oldDrawing(draft);
	if (!kept) return null;
	const editor = startEditor(kept.now, typeof savedAs === 'string' ? savedAs : null);
	return { ...editor, history: kept, saved: isSaved === true ? kept.now : null };
}

/** Earlier versions stored the drawing without its history. */
function oldDrawing(text: unknown): History<Draft> | null {
	const draft = typeof text === 'string' ? parseDraft(text) : null;
	return draft && startHistory(draft);
}

/** The current editor; null if there has never been a drawing. */
export function currentEditor(): Editor | null {
	const known = store.get() ?? read();
	store.set(known);
	return known;
}

function put(editor: Editor): void {
	const { history, savedAs, saved } = editor;
	const before = store.get();
	store.set(editor);
	const isKept = history === before?.history && savedAs === before.savedAs && saved === before.saved;
	if (isKept) return;
	const kept = { history: makeHistory(history), savedAs, isSaved: isSaved(editor) };
	deviceStorage.write(KEYS.drawing, JSON.stringify(kept));
}

/** Updates the editor with a pure function. */
export function act<Args extends readonly unknown[]>(
	how: (editor: Editor, ...args: Args) => Editor,
	...args: Args
): void {
	put(how(currentEditor() ?? startEditor(newDraft('', '')), ...args));
}

/** Opens a drawing in the editor; undo brings back the previous one. */
export function openInEditor(draft: Draft, savedAs: string | null): void {
	const now = currentEditor();
	put(now ? openDraft(now, draft, savedAs) : startEditor(draft, savedAs));
}

/** Selects a part of the editor. Only for pages that are shown while there is a drawing. */
export const useEditor = <Part>(select: (editor: Editor) => Part): Part =>
	useStore(store, () => select(currentEditor()!));

export const useHasDrawing = (): boolean => useStore(store, () => currentEditor() !== null);
