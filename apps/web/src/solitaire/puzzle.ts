/** A puzzle for one player: a shape to fill, the stones for it, and how they may be placed. */
import { type Cell, COLOURS, type Colour, STONES, type Stone } from '@rumis/rules';
import { checkVolume, type Grade, type PackingPuzzle, parityForbids, stockOfColours } from '@rumis/solver';

/** `free`: anywhere it fits. `rules`: from above, the colours in turn, touching their own colour. */
export const MODES = ['free', 'rules'] as const;
export type Mode = (typeof MODES)[number];

/** A stone in the hand. Every colour has every stone once, so this says which one is meant. */
export interface Item {
	readonly stone: Stone;
	readonly colour: Colour;
}

/** A stone that lies in the frame. */
export interface Laid extends Item {
	readonly cells: readonly Cell[];
}

/** What a puzzle is called, as data. */
export interface Name {
	readonly shape:
		| { readonly kind: 'cube'; readonly edge: number }
		| { readonly kind: 'board'; readonly board: string; readonly players: number };
	/** How hard it is and which one of them; 0 for an empty shape and exactly the stones for it. */
	readonly graded: { readonly grade: Grade; readonly number: number } | null;
}

export interface SolitairePuzzle {
	/** In addresses and on the device. */
	readonly id: string;
	readonly name: Name;
	readonly mode: Mode;
	/** Pushed into the corner: the least x, y and z are 0. */
	readonly cells: readonly Cell[];
	readonly given: readonly Laid[];
	readonly stock: readonly Item[];
	/** How many colours take part. */
	readonly colours: number;
}

export const isSameItem = (a: Item, b: Item): boolean => a.stone === b.stone && a.colour === b.colour;

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
