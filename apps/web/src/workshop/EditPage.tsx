import { useEffect, useState } from 'react';
import { MOST_BOARDS, useOwnBoards } from '../device/ownBoards.js';
import { useBook } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Page } from '../ui/Page.js';
import { isSaved, redoEdit, undoEdit } from './editing/editor.js';
import { act, useEditor } from './editing/editorStore.js';
import { saveDrawing } from './editing/saving.js';
import { useBoard } from './editing/useBoard.js';
import { Faults, sayFault } from './preview/Faults.js';
import { Preview } from './preview/Preview.js';
import { Sheet } from './sheet/Sheet.js';
import { BrushTools, SheetTools } from './sheet/Tools.js';
import { Tabs } from './Tabs.js';

/** The board editor. */
export function EditPage() {
	const t = useBook();
	const name = useEditor(({ history }) => history.now.words.en.name);
	useEditKeys();
	return (
		<Page
			className="workshop-edit"
			title={name || t.workshop.newName}
			back={{ to: { page: 'workshop', place: '' }, label: t.common.back }}
			bar={<SaveBar />}
		>
			<div className="workshop-draw">
				<BrushTools />
				<Sheet />
				<SheetTools />
			</div>
			<div className="workshop-side">
				<Faults />
				<Preview />
			</div>
			<Tabs />
		</Page>
	);
}

/** Ctrl+S saves. Ctrl+Z and Ctrl+Y undo and redo, except in text fields, which have their own. */
function useEditKeys(): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const work = event.ctrlKey || event.metaKey ? workOfKey(event) : null;
			if (!work) return;
			event.preventDefault();
			work();
		};
		addEventListener('keydown', onKey);
		return () => removeEventListener('keydown', onKey);
	}, []);
}

function workOfKey({ key, shiftKey, target }: KeyboardEvent): (() => void) | null {
	const pressed = key.toLowerCase();
	if (pressed === 's') return () => void saveDrawing();
	const isTyping = target instanceof Element && target.matches('input, textarea, select');
	if (isTyping) return null;
	if (pressed === 'y' || (pressed === 'z' && shiftKey)) return () => act(redoEdit);
	return pressed === 'z' ? () => act(undoEdit) : null;
}

/** Always visible: whether it is saved, and the back link. */
function SaveBar() {
	const t = useBook();
	const history = useEditor((editor) => editor.history);
	const { faults } = useBoard();
	const [isFull, setFull] = useState(false);
	return (
		<>
			<p className="workshop-state" role="status">
				{isFull ? t.records.boardsMany(MOST_BOARDS) : <SavedState fault={faults[0]} />}
			</p>
			<div className="row workshop-actions">
				<Button
					label={t.workshop.undo}
					icon="undo"
					disabled={history.past.length === 0}
					onClick={() => act(undoEdit)}
				/>
				<Button
					label={t.workshop.redo}
					icon="redo"
					disabled={history.future.length === 0}
					onClick={() => act(redoEdit)}
				/>
				<Button look="primary" disabled={faults.length > 0} onClick={() => setFull(saveDrawing() === null)}>
					{t.workshop.save}
				</Button>
			</div>
		</>
	);
}

/** The first fault, if there is one: on a phone the list of them is out of sight. */
function SavedState({ fault }: { readonly fault: Parameters<typeof sayFault>[0] | undefined }) {
	const book = useBook();
	const t = book.workshop;
	const isKept = useEditor(isSaved);
	const id = useEditor(({ history }) => history.now.id);
	const savedAs = useEditor((editor) => editor.savedAs);
	const other = useOwnBoards().find((board) => board.id === id && board.id !== savedAs);
	if (fault) return <span className="workshop-problem">{sayFault(fault, book)}</span>;
	if (isKept) return t.saved;
	return other ? t.replaces(other.name) : t.unsaved;
}
