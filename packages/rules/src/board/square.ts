/** The maximum width and depth of a plan, so every square has a name from a1 to p16. */
export const MAX_SIDE = 16;

/** A column of the plan: letter for `x`, row number for `y`. */
export interface Square {
	readonly x: number;
	readonly y: number;
}

export const makeSquare = ({ x, y }: Square): string => `${String.fromCharCode(97 + x)}${y + 1}`;

export function parseSquare(text: string): Square | null {
	const match = /^([a-p])([1-9]|1[0-6])$/.exec(text.toLowerCase());
	if (!match?.[1] || !match[2]) return null;
	return { x: match[1].charCodeAt(0) - 97, y: Number(match[2]) - 1 };
}

/** Canonical order of squares in move text: column letter, then row number. */
export const compareSquares = (a: Square, b: Square): number => a.x - b.x || a.y - b.y;
