import type { Cell, Colour, Stone } from '@rumis/rules';

/** A stone that lies somewhere. */
export interface Placed {
	readonly stone: Stone;
	readonly colour: Colour | null;
	readonly cells: readonly Cell[];
}

/** A stone whose colour is known. */
export interface BuiltStone extends Placed {
	readonly colour: Colour;
}

/** Stones that fill a shape, or part of it. */
export type Packing = readonly Placed[];
