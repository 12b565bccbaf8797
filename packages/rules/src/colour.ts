/** The six colours in seat order: four of RUMIS, then the two of RUMIS+. */
export const COLOURS = ['yellow', 'red', 'green', 'blue', 'violet', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** Who a stone belongs to: a colour, or the common ruin of the Ruinas mode. */
export const OWNERS = [...COLOURS, 'ruin'] as const;
export type Owner = (typeof OWNERS)[number];

/** The ruin's number among the owners; colours have their seat's number. */
export const RUIN = COLOURS.length;

export const colourAt = (seat: number): Colour => {
	const colour = COLOURS[seat];
	if (colour === undefined) throw new RangeError(`no seat ${seat}`);
	return colour;
};

export const seatOf = (colour: Colour): number => COLOURS.indexOf(colour);

export function parseColour(text: string): Colour | null {
	return COLOURS.find((colour) => colour === text.toLowerCase()) ?? null;
}
