import { useBook } from '../../i18n/useTexts.js';
import { makeRoute } from '../../navigation/route.js';
import { Button } from '../../ui/Button.js';
import { useStore } from '../../util/store.js';
import type { BoardSession } from '../board/boardSession.js';
import type { PuzzleSearch } from './ownPuzzles.js';
import type { Reviewer } from './reviewer.js';

interface Props {
	readonly session: BoardSession;
	readonly reviewer: Reviewer;
	readonly search: PuzzleSearch;
}

/** Makes puzzles from positions in which a player made a mistake. */
export function PuzzleSearchButton({ session, reviewer, search }: Props) {
	const t = useBook().analysis;
	const review = useStore(reviewer.store, (now) => now);
	const state = useStore(search.store, (now) => now);
	if (review.kind !== 'done') return null;
	if (state.kind === 'running') return <p role="status">{t.puzzlesSearching(state.done, state.total)}</p>;
	if (state.kind === 'done')
		return (
			<p role="status">
				{t.puzzlesFound(state.found)}{' '}
				{state.found > 0 && <a href={makeRoute({ page: 'puzzles', kind: 'own' })}>{t.puzzlesOpen}</a>}
			</p>
		);
	return (
		<Button onClick={() => search.start(session.store.get().game.setup, review.line, review.review)}>
			{t.puzzlesMake}
		</Button>
	);
}
