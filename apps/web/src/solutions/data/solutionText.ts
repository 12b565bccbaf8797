/**
 * A solution as text: a letter for every cell, from the bottom layer up, each layer row by row. Compact
 * enough to send thousands of them between threads, and easy to compare.
 */
import type { Cell, Stone } from '@rumis/rules';
import { findBuildOrder, type Packing } from '@rumis/solver';
import { letterOf, SIDE, type StoneSet } from './sets.js';

const SIDES = Array.from({ length: SIDE }, (_, index) => index);

/** The cells of the cube in the order of the text. */
export const CELLS: readonly Cell[] = SIDES.flatMap((z) =>
	SIDES.flatMap((y) => SIDES.map((x) => ({ x, y, z }))),
);

export const indexOf = ({ x, y, z }: Cell): number => (z * SIDE + y) * SIDE + x;

/** A stone in the cube. */
export interface Lying {
	readonly stone: Stone;
	readonly cells: readonly Cell[];
}

export function makeSolutionText(solution: Packing): string {
	const letters = CELLS.map(() => '.');
	for (const { stone, cells } of solution) for (const cell of cells) letters[indexOf(cell)] = letterOf(stone);
	return letters.join('');
}

/** The stones of a text, in the order of the set. */
export function stonesOf(text: string, { stones }: StoneSet): readonly Lying[] {
	return stones.map((stone) => ({
		stone,
		cells: CELLS.filter((_, index) => text[index] === letterOf(stone)),
	}));
}

/** Every solution of the cube can be built by the rules: from above, with no gap under a stone. */
export function inBuildOrder(stones: readonly Lying[]): readonly Lying[] {
	const order = findBuildOrder(
		stones.map((stone) => ({ ...stone, colour: 'yellow' as const })),
		{ colours: 1 },
	);
	if (order.kind !== 'order') throw new Error('a solution of the cube cannot be built');
	return order.steps.map(({ stone, cells }) => ({ stone, cells }));
}

/** Layers, rows and letters, in drawing order: the bottom layer first, row 1 first. */
export function layersOf(text: string): readonly (readonly (readonly string[])[])[] {
	const letter = (x: number, y: number, z: number) => text[indexOf({ x, y, z })] ?? '.';
	return SIDES.map((z) => SIDES.map((y) => SIDES.map((x) => letter(x, y, z))));
}

/** The cube tipped by a quarter turn, so that the back is on top. */
export function tip(text: string): string {
	return CELLS.map(({ x, y, z }) => text[indexOf({ x, y: SIDE - 1 - z, z: y })] ?? '.').join('');
}
