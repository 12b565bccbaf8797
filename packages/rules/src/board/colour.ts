/** The six colours: four of RUMIS, then the two of RUMIS+. Unless players choose others, they play in this order. */
export const COLOURS = ['yellow', 'red', 'green', 'blue', 'violet', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** The owner of a stone: a colour, or the common ruin of the Ruinas mode. */
export const OWNERS = [...COLOURS, 'ruin'] as const;
export type Owner = (typeof OWNERS)[number];

/** The ruin's index among the owners; colours are numbered in playing order. */
export const RUIN = COLOURS.length;

export function parseColour(text: string): Colour | null {
	return COLOURS.find((colour) => colour === text.toLowerCase()) ?? null;
}

/** Parses a list such as `violet,orange`; null if a word is not a colour. */
export function parseColours(text: string): readonly Colour[] | null {
	const colours = text
		.trim()
		.split(/\s*,\s*|\s+/)
		.map(parseColour);
	return colours.every((colour) => colour !== null) ? colours : null;
}
