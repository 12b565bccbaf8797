/** The puzzles of this app: a frame to fill, with an id and a name. */
import { type Cell, COLOURS, STONES } from '@rumis/rules';
import { checkVolume, type Grade, type PackingPuzzle, parityForbids, stockOfColours } from '@rumis/solver';
import type { Build, FramePuzzle, Item } from '@rumis/table';

/** The name of a puzzle, as data. */
export interface Name {
	readonly shape:
		| { readonly kind: 'cube'; readonly edge: number }
		/** `title` is the name of a custom board. */
		| { readonly kind: 'board'; readonly board: string; readonly players: number; readonly title?: string };
	/** Its grade and number; 0 for an empty shape with exactly the stones for it. */
	readonly graded: { readonly grade: Grade; readonly number: number } | null;
}

export interface SolitairePuzzle extends FramePuzzle {
	/** Used in URLs and in storage. */
	readonly id: string;
	readonly name: Name;
}

export type SolitaireBuild = Build<SolitairePuzzle>;

/** All stones of the first colours. */
export const stonesOfColours = (colours: number): Item[] =>
	COLOURS.slice(0, colours).flatMap((colour) => STONES.map((stone) => ({ stone, colour })));

/** The puzzle for the solver: identical stones of different colours are interchangeable. */
export const packingPuzzle = (cells: readonly Cell[], colours: number): PackingPuzzle | null => {
	const stock = stockOfColours(colours);
	return stock.ok ? { shape: { cells }, stock: stock.value } : null;
};

/** The fewest colours whose stones can fill the shape by volume and checkerboard parity; null if none can. */
export function fewestColours(cells: readonly Cell[]): number | null {
	for (let colours = 1; colours <= COLOURS.length; colours++) {
		const puzzle = packingPuzzle(cells, colours);
		if (puzzle && checkVolume(puzzle) === null && !parityForbids(puzzle)) return colours;
	}
	return null;
}
