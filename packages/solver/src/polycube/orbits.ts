import type { CoverProblem } from '../exactCover/problem.js';
import type { PuzzleCover } from './puzzle.js';
import { cellCode } from './shape.js';
import { mirrorItems, type Symmetry } from './symmetry.js';

/** The permutation of cells and options by a symmetry. */
export interface Action {
	readonly symmetry: Symmetry;
	readonly cells: Int32Array;
	readonly options: Int32Array;
}

/** The actions of symmetries that map the stock onto itself. */
export function actionsOf(cover: PuzzleCover, symmetries: readonly Symmetry[]): readonly Action[] {
	const { problem, shape, stock, cellNumber } = cover;
	const mirrored = mirrorItems(stock);
	const optionKey = (piece: number, cells: readonly number[]): string => `${piece}:${cells.join()}`;
	const numbers = new Map(problem.options.map(({ cells, uses }, i) => [optionKey(uses[0]!, cells), i]));
	return symmetries.map((symmetry) => {
		const cells = new Int32Array(shape.cells.length);
		for (const cell of shape.cells) {
			cells[cellNumber.get(cellCode(cell))!] = cellNumber.get(cellCode(symmetry.map(cell)))!;
		}
		const options = problem.options.map((option) => {
			const image = option.cells.map((cell) => cells[cell]!).sort((a, b) => a - b);
			const piece = symmetry.isReflection ? mirrored![option.uses[0]!]! : option.uses[0]!;
			return numbers.get(optionKey(piece, image))!;
		});
		return { symmetry, cells, options: Int32Array.from(options) };
	});
}

export interface Orbit {
	readonly option: number;
	readonly size: number;
}

/** One representative of every orbit of these options, with the size of the orbit. */
export function orbitsOf(options: readonly number[], actions: readonly Action[]): readonly Orbit[] {
	const seen = new Set<number>();
	return options.flatMap((option) => {
		if (seen.has(option)) return [];
		const images = new Set(actions.map((action) => action.options[option]!));
		for (const image of images) seen.add(image);
		return [{ option, size: images.size }];
	});
}

/** Conjugate actions fix equally many solutions: one action per class, and the size of the class. */
export function classesOf(actions: readonly Action[]): readonly { action: Action; size: number }[] {
	const keys = new Map(actions.map(({ cells }, index) => [cells.join(), index]));
	const inverses = actions.map(({ cells }) => {
		const inverse = new Int32Array(cells.length);
		cells.forEach((image, cell) => {
			inverse[image] = cell;
		});
		return inverse;
	});
	const seen = new Set<number>();
	return actions.flatMap((action, index) => {
		if (seen.has(index)) return [];
		const conjugates = new Set(
			actions.map(({ cells }, other) => {
				const conjugate = inverses[other]!.map((cell) => cells[action.cells[cell]!]!);
				return keys.get(conjugate.join())!;
			}),
		);
		for (const conjugate of conjugates) seen.add(conjugate);
		return [{ action, size: conjugates.size }];
	});
}

/**
 * The problem whose covers are the solutions fixed by an action: options in one cycle of the action are taken
 * together or not at all.
 */
export function fixedProblem({ problem }: PuzzleCover, action: Action): CoverProblem {
	const seen = new Set<number>();
	const options = problem.options.flatMap((_, option) => {
		if (seen.has(option)) return [];
		const cycle: number[] = [];
		for (let image = option; !seen.has(image); image = action.options[image]!) {
			seen.add(image);
			cycle.push(image);
		}
		const cells = cycle.flatMap((index) => problem.options[index]!.cells);
		const uses = cycle.flatMap((index) => problem.options[index]!.uses);
		return new Set(cells).size === cells.length && withinBounds(problem, uses) ? [{ cells, uses }] : [];
	});
	return { ...problem, options };
}

function withinBounds({ pieces }: CoverProblem, uses: readonly number[]): boolean {
	return uses.every((piece) => uses.filter((other) => other === piece).length <= pieces[piece]!.max);
}

/** Whether a solution is the canonical one of its orbit, by its sorted option numbers. */
export function isFirstOfOrbit(options: readonly number[], actions: readonly Action[]): boolean {
	const own = [...options].sort((a, b) => a - b);
	return actions.every((action) => {
		const image = own.map((option) => action.options[option]!).sort((a, b) => a - b);
		const differs = image.findIndex((option, index) => option !== own[index]);
		return differs < 0 || own[differs]! < image[differs]!;
	});
}
