import { useTexts } from '../../i18n/useTexts.js';
import { MakeButton } from '../../making/MakeButton.js';
import { useStore } from '../../util/store.js';
import { nameOf } from '../puzzles/names.js';
import type { PuzzleSession } from './session.js';
import { boardViewOf } from './view.js';

/** Prints the visible content of the frame: the building, or a solution. */
export function MakeFrame({ session }: { readonly session: PuzzleSession }) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const { puzzle, cells } = state.build;
	return (
		<MakeButton
			frame={{ id: puzzle.id, title: nameOf(puzzle.name, t), cells, stones: boardViewOf(state).stones }}
		/>
	);
}
