import { COLOURS, type Random, STONES } from '@rumis/rules';
import { makeSearch } from '../exactCover/makeSearch.js';
import { randomCover } from '../exactCover/randomCover.js';
import type { BuiltStone, Packing } from '../polycube/packing.js';
import { findCompletion } from '../polycube/partial.js';
import { coverOf, packingOf } from '../polycube/puzzle.js';
import {
	type BuildOrder,
	findBuildOrder,
	type OrderLevel,
	type PartialBuilding,
} from '../rules/buildOrder.js';
import { type BoxStone, type PuzzleLevel, restOfPuzzle, type ShapePuzzle } from './puzzle.js';

/** A solution in build order; or that there is none; or that the search was given up. */
export type PuzzleAnswer =
	| { readonly kind: 'solution'; readonly stones: readonly BuiltStone[] }
	| { readonly kind: 'none' }
	| { readonly kind: 'unknown' };

/** First random fillings, each with a small budget; then all of them, more thoroughly. */
const RANDOM_TRIES = 150;
const QUICK_ORDER = 300;
const THOROUGH_ORDER = 20_000;
const FILLINGS_TRIED = 2000;
const NODES = 2_000_000;

/** Solves a puzzle as its own level, or another one, demands. */
export function solvePuzzle(
	puzzle: ShapePuzzle,
	random: Random,
	level: PuzzleLevel = puzzle.level,
): PuzzleAnswer {
	if (level !== 'free') return solveInOrder(puzzle, level, random);
	const found = findCompletion(restOfPuzzle(puzzle));
	if (found === 'none') return { kind: 'none' };
	if (typeof found === 'string') return { kind: 'unknown' };
	return { kind: 'solution', stones: inBoxColours(puzzle, found) };
}

/** The stones of a solution in their colours from the box. */
function inBoxColours({ box }: ShapePuzzle, solution: Packing): readonly BuiltStone[] {
	const left: BoxStone[] = [...box];
	return solution.map((placed) => {
		const index = left.findIndex(({ stone }) => stone === placed.stone);
		const [own] = left.splice(index, 1);
		if (!own) throw new Error(`not in the box: ${placed.stone}`);
		return { ...placed, colour: own.colour };
	});
}

/** The given stones, and each colour's stones in the box. By the rules the first colour starts. */
function beginningOf({ given, box, colours }: ShapePuzzle, level: OrderLevel): PartialBuilding {
	const bits = (wanted: string): number =>
		box.reduce((set, { stone, colour }) => (colour === wanted ? set | (1 << STONES.indexOf(stone)) : set), 0);
	return {
		placed: given.map((stone) => ({ ...stone, colour: stone.colour ?? COLOURS[0] })),
		hands: COLOURS.slice(0, colours).map(bits),
		seat: level === 'rules' ? 0 : null,
		ended: 0,
	};
}

function solveInOrder(puzzle: ShapePuzzle, level: OrderLevel, random: Random): PuzzleAnswer {
	const cover = coverOf(restOfPuzzle(puzzle));
	const options = { colours: puzzle.colours, level, from: beginningOf(puzzle, level) };
	const orderOf = (chosen: readonly number[], maxNodes: number): BuildOrder => {
		const packing = packingOf(cover, chosen).map((stone) => ({ ...stone, colour: null }));
		return findBuildOrder(packing, { ...options, maxNodes, random });
	};
	for (let tried = 0; tried < RANDOM_TRIES; tried++) {
		const chosen = randomCover(cover.problem, random, { maxNodes: NODES / RANDOM_TRIES });
		const order = chosen && orderOf(chosen, QUICK_ORDER);
		if (order?.kind === 'order') return { kind: 'solution', stones: order.steps };
	}
	return searchAll(cover, (chosen) => orderOf(chosen, THOROUGH_ORDER));
}

/** Enumerates the fillings; only if all of them were decided is it certain that none can be built. */
function searchAll(
	cover: ReturnType<typeof coverOf>,
	orderOf: (chosen: readonly number[]) => BuildOrder,
): PuzzleAnswer {
	let found: readonly BuiltStone[] | null = null;
	let isSure = true;
	let tried = 0;
	const onSolution = (chosen: readonly number[]): boolean => {
		const order = orderOf(chosen);
		if (order.kind === 'order') found = order.steps;
		if (order.kind === 'unknown') isSure = false;
		return found !== null || ++tried >= FILLINGS_TRIED;
	};
	const search = makeSearch(cover.problem, { onSolution }, 'lists');
	search.run(NODES);
	if (found) return { kind: 'solution', stones: found };
	return search.finished && isSure && tried < FILLINGS_TRIED ? { kind: 'none' } : { kind: 'unknown' };
}
