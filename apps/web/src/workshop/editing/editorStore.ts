/** The one drawing on the desk. It is kept on the device, so that nothing is lost when the page is closed. */
import { type Draft, makeDraft, newDraft, parseDraft } from '@rumis/workshop';
import { deviceStorage, fieldsOf, KEYS, parseJson } from '../../device/storage.js';
import { makeStore, useStore } from '../../util/store.js';
import { type Editor, openDraft, startEditor } from './editor.js';

const store = makeStore<Editor | null>(null);

function read(): Editor | null {
	const { draft, savedAs } = fieldsOf(parseJson(deviceStorage.read(KEYS.drawing)));
	const kept = typeof draft === 'string' ? parseDraft(draft) : null;
	if (!kept) return null;
	const editor = startEditor(kept, typeof savedAs === 'string' ? savedAs : null);
	return { ...editor, saved: null };
}

/** The desk as it is; null when nothing was ever drawn here. */
export function currentEditor(): Editor | null {
	const known = store.get() ?? read();
	store.set(known);
	return known;
}

function put(editor: Editor): void {
	const { history, savedAs } = editor;
	const isSameDraft = history.now === store.get()?.history.now && savedAs === store.get()?.savedAs;
	store.set(editor);
	if (!isSameDraft)
		deviceStorage.write(KEYS.drawing, JSON.stringify({ draft: makeDraft(history.now), savedAs }));
}

/** Replaces the editor with the result of a pure function. */
export function act<Args extends readonly unknown[]>(
	how: (editor: Editor, ...args: Args) => Editor,
	...args: Args
): void {
	put(how(currentEditor() ?? startEditor(newDraft('', '')), ...args));
}

/** Puts a drawing on the desk; undo brings back the one that was there. */
export function putOnDesk(draft: Draft, savedAs: string | null): void {
	const now = currentEditor();
	put(now ? openDraft(now, draft, savedAs) : startEditor(draft, savedAs));
}

/** A part of the editor. Only for pages that are shown while there is a drawing. */
export const useEditor = <Part>(select: (editor: Editor) => Part): Part =>
	useStore(store, () => select(currentEditor()!));

export const useHasDrawing = (): boolean => useStore(store, () => currentEditor() !== null);
