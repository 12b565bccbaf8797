/** The six colours: four of RUMIS, then the two of RUMIS+. Unless players choose others, they play in this order. */
export const COLOURS = ['yellow', 'red', 'green', 'blue', 'violet', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** Who a stone belongs to: a colour, or the common ruin of the Ruinas mode. */
export const OWNERS = [...COLOURS, 'ruin'] as const;
export type Owner = (typeof OWNERS)[number];

/** The ruin's number among the owners; colours are numbered in the order in which they play. */
export const RUIN = COLOURS.length;

export function parseColour(text: string): Colour | null {
	return COLOURS.find((colour) => colour === text.toLowerCase()) ?? null;
}

/** Reads a list such as `violet,orange`; null when a word is not a colour. */
export function parseColours(text: string): readonly Colour[] | null {
	const colours = text
		.trim()
		.split(/\s*,\s*|\s+/)
		.map(parseColour);
	return colours.every((colour) => colour !== null) ? colours : null;
}
