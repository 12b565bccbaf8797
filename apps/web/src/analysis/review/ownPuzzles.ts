/** Looks for puzzles in a reviewed game: where a player made a mistake, one move may be clearly best. */
import type { Analyst, GameReview } from '@rumis/engine';
import type { Line, Setup } from '@rumis/rules';
import { addOwnPuzzles, changePuzzleBook } from '../../device/puzzleBook.js';
import { makeStore, type Store } from '../../util/store.js';
import { mistakesOf } from './reviewer.js';

export type Search =
	| { readonly kind: 'none' }
	| { readonly kind: 'running'; readonly done: number; readonly total: number }
	| { readonly kind: 'done'; readonly found: number };

export interface PuzzleSearch {
	readonly store: Store<Search>;
	start(setup: Setup, line: Line, review: GameReview): void;
	close(): void;
}

/** The plies whose positions are worth searching. */
const pliesToSearch = ({ moves, turningPoints }: GameReview): readonly number[] =>
	[...new Set([...mistakesOf(moves).map(({ ply }) => ply), ...turningPoints])].sort((a, b) => a - b);

export function startPuzzleSearch(engine: () => Analyst): PuzzleSearch {
	const store = makeStore<Search>({ kind: 'none' });
	let cancel = () => {};
	let isOpen = true;

	const search = async (setup: Setup, line: Line, plies: readonly number[]) => {
		const found: string[] = [];
		for (const [done, ply] of plies.entries()) {
			store.set({ kind: 'running', done, total: plies.length });
			const asked = engine().puzzle({ setup, moves: line.slice(0, ply) });
			cancel = asked.cancel;
			const answer = await asked.done;
			if (!isOpen) return;
			if (answer.ok && answer.value !== null) found.push(answer.value);
		}
		changePuzzleBook((book) => addOwnPuzzles(book, found));
		store.set({ kind: 'done', found: found.length });
	};

	return {
		store,
		start: (setup, line, review) => void search(setup, line, pliesToSearch(review)),
		close() {
			isOpen = false;
			cancel();
		},
	};
}
