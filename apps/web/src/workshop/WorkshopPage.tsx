import { findBuiltin } from '@rumis/rules';
import { useEffect } from 'react';
import { go } from '../navigation/route.js';
import { EditPage } from './EditPage.js';
import { useHasDrawing } from './editing/editorStore.js';
import { openBoard } from './start/opening.js';
import { StartPage } from './start/StartPage.js';
import './workshop.css';

/** `place` is empty for the list, `draft` for the drawing in the editor, or the id of a built-in board. */
export function WorkshopPage({ place }: { readonly place: string }) {
	const hasDrawing = useHasDrawing();
	const builtin = findBuiltin(place);
	useEffect(() => {
		if (builtin) openBoard(builtin);
		else if (place !== '' && place !== 'draft') go({ page: 'workshop', place: '' }, true);
	}, [builtin, place]);
	if (builtin) return null;
	return place === 'draft' && hasDrawing ? <EditPage /> : <StartPage />;
}
