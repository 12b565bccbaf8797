/** The puzzles of this app: a frame to fill, with an id and a name. */
import { type Cell, COLOURS, STONES } from '@rumis/rules';
import {
	checkVolume,
	type Difficulty,
	type PackingPuzzle,
	parityForbids,
	stockOfColours,
} from '@rumis/solver';
import type { Build, FramePuzzle, Item } from '@rumis/table';

/** What a puzzle is called, as data. */
export interface Name {
	readonly shape:
		| { readonly kind: 'cube'; readonly edge: number }
		/** `title` is what a board of the player's own is called. */
		| { readonly kind: 'board'; readonly board: string; readonly players: number; readonly title?: string };
	/** How hard it is and which one of them; 0 for an empty shape and exactly the stones for it. */
	readonly graded: { readonly grade: Difficulty; readonly number: number } | null;
}

export interface SolitairePuzzle extends FramePuzzle {
	/** In addresses and on the device. */
	readonly id: string;
	readonly name: Name;
}

export type SolitaireBuild = Build<SolitairePuzzle>;

/** All stones of the first so many colours. */
export const stonesOfColours = (colours: number): Item[] =>
	COLOURS.slice(0, colours).flatMap((colour) => STONES.map((stone) => ({ stone, colour })));

/** What can be asked of the solver: equal stones of different colours are the same to it. */
export const packingPuzzle = (cells: readonly Cell[], colours: number): PackingPuzzle | null => {
	const stock = stockOfColours(colours);
	return stock.ok ? { shape: { cells }, stock: stock.value } : null;
};

/** The fewest colours whose stones can fill the shape by volume and by chess colours; null when none can. */
export function fewestColours(cells: readonly Cell[]): number | null {
	for (let colours = 1; colours <= COLOURS.length; colours++) {
		const puzzle = packingPuzzle(cells, colours);
		if (puzzle && checkVolume(puzzle) === null && !parityForbids(puzzle)) return colours;
	}
	return null;
}
