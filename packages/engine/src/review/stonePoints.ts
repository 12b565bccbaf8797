import {
	type Colour,
	type Move,
	makeMove,
	type Position,
	type ReadonlyPosition,
	type Stone,
} from '@rumis/rules';

/** Squares that count for each stone at the end, by colour and stone. */
export function keptSquares(end: ReadonlyPosition): ReadonlyMap<string, number> {
	const kept = new Map<string, number>();
	const tops = topsOf(end);
	for (const colour of end.colours) {
		for (const { x, y } of end.countedSquares(colour)) {
			const stone = tops.get(`${x},${y}`);
			const key = stoneKey(colour, stone!);
			kept.set(key, (kept.get(key) ?? 0) + 1);
		}
	}
	return kept;
}

export const stoneKey = (colour: Colour, stone: Stone): string => `${colour} ${stone}`;

/** The visible stone on each square. */
function topsOf(position: ReadonlyPosition): ReadonlyMap<string, Stone> {
	const highest = new Map<string, { readonly z: number; readonly stone: Stone }>();
	for (const { stone, cells } of position.stones()) {
		for (const { x, y, z } of cells) {
			const key = `${x},${y}`;
			if (z >= (highest.get(key)?.z ?? z)) highest.set(key, { z, stone });
		}
	}
	return new Map([...highest].map(([key, { stone }]) => [key, stone]));
}

/** Plays the move and returns the change in its colour's score. */
export function playAndScore(position: Position, move: Move): number {
	const index = position.colours.indexOf(position.toPlay!);
	const { phase } = position;
	const before = position.scores()[index]!.points;
	const played = position.play(move);
	if (!played.ok) throw new Error(`not a game: ${makeMove(move)}: ${played.error.code}`);
	return scoreAfter(position, index, phase) - before;
}

/** After the last build move of a transfer game, the score of the build phase counts. */
function scoreAfter(position: Position, index: number, phaseBefore: Position['phase']): number {
	const { intermediate } = position;
	if (phaseBefore === 'build' && intermediate) return intermediate[index]!;
	return position.scores()[index]!.points;
}
