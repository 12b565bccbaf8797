import type { Cell, Colour, Stone } from '@rumis/rules';

/** A placed stone. */
export interface Placed {
	readonly stone: Stone;
	readonly colour: Colour | null;
	readonly cells: readonly Cell[];
}

/** A placed stone with a colour. */
export interface BuiltStone extends Placed {
	readonly colour: Colour;
}

/** Stones that fill a shape, or part of it. */
export type Packing = readonly Placed[];
