import type { Stone } from './stone.js';

/** `count` cubes that fall onto one square. */
export interface Drop {
	readonly x: number;
	readonly y: number;
	readonly count: number;
}

/**
 * A stone and the squares that receive its cubes. As every cube must be supported, this determines the cells.
 * In the transfer phase it means: remove this stone and rebuild it there.
 */
export interface PlaceMove {
	readonly kind: 'place';
	readonly stone: Stone;
	readonly drops: readonly Drop[];
}

/** Transfer phase: the stone is removed, fits nowhere, and is put aside. */
export interface AsideMove {
	readonly kind: 'aside';
	readonly stone: Stone;
}

export type Move = PlaceMove | AsideMove;
