/** Opening books from strong self-play: one file per board, loaded on demand. */
import type { Setup } from '@rumis/rules';
import { SearchBoard } from '../board/searchBoard.js';
import { boardKeyOf } from '../knowledge/groups.js';
import { OpeningBook } from './book.js';
import { OPENING_FILES } from './files.js';

export {
	OpeningBook,
	type OpeningMove,
	type OpeningShare,
	type OpeningView,
	squareShares,
	stoneShares,
} from './book.js';

/** The opening book of a kind of game; null for custom boards and for modes without one. */
export async function loadOpenings(setup: Setup): Promise<OpeningBook | null> {
	const kind = boardKeyOf(new SearchBoard(setup));
	const load = kind === '' ? undefined : OPENING_FILES[setup.scenario.id];
	const text = load && (await load()).OPENINGS[kind.slice(setup.scenario.id.length + 1)];
	return text ? new OpeningBook(setup, text) : null;
}
