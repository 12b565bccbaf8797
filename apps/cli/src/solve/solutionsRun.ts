import { seededRandom } from '@rumis/rules';
import {
	type BuiltStone,
	eachSolution,
	findBuildOrder,
	type OrderLevel,
	type Packing,
	packingOf,
	parityForbids,
	randomCover,
	randomRuleGame,
	type Unique,
} from '@rumis/solver';
import { Failure } from '../shared/failure.js';
import type { SolveQuestion } from './question.js';
import { sayCount } from './wording.js';

export interface SolutionsRunOptions {
	readonly unique: Unique;
	/** How they must be buildable; null: any packing. */
	readonly level: OrderLevel | null;
	readonly limit: number;
	readonly random: boolean;
	readonly seed: number;
	readonly onProgress: (fraction: number) => void;
}

/** A solution, and its build order if requested. */
export interface FoundSolution {
	readonly packing: Packing;
	readonly steps: readonly BuiltStone[] | null;
}

/** The node budget of a random search: it cannot prove that there is no solution. */
const MAX_RANDOM_NODES = 20_000_000;

export function findSolutions(
	question: SolveQuestion,
	options: SolutionsRunOptions,
): readonly FoundSolution[] {
	if (parityForbids(question.puzzle)) {
		throw new Failure(
			'coloured like a chessboard, the shape and the stones do not balance: there is no solution',
		);
	}
	// Enumerating packings is a poor way to games of several colours: neighbours share the unbuildable parts.
	const isGame = options.level !== null && question.colours > 1;
	return options.random || isGame ? byChance(question, options) : inOrder(question, options);
}

function byChance(
	{ cover, colours }: SolveQuestion,
	{ level, limit, seed, onProgress }: SolutionsRunOptions,
): readonly FoundSolution[] {
	const random = seededRandom(seed);
	const found = new Map<string, FoundSolution>();
	// The same solution may be found again; only a question with few solutions runs out of tries.
	for (let tries = 0; found.size < limit && tries < 20 * limit; tries++) {
		const solution = level
			? gameByChance(randomRuleGame(cover, random, { colours, level }))
			: packingByChance(randomCover(cover.problem, random, { maxNodes: MAX_RANDOM_NODES }));
		if (!solution) break;
		found.set(JSON.stringify(solution.packing), solution);
		onProgress(found.size / limit);
	}
	return [...found.values()];

	function packingByChance(options: readonly number[] | null): FoundSolution | null {
		return options && { packing: packingOf(cover, options), steps: null };
	}
}

const gameByChance = (steps: readonly BuiltStone[] | null): FoundSolution | null =>
	steps && { packing: steps, steps };

function inOrder(question: SolveQuestion, options: SolutionsRunOptions): readonly FoundSolution[] {
	const found: FoundSolution[] = [];
	let steps: readonly BuiltStone[] | null = null;
	const done = eachSolution(question.cover, {
		...symmetryOptions(options),
		accept(packing) {
			steps = options.level && orderOf(question, packing, options.level);
			return !options.level || steps !== null;
		},
		onPacking(packing) {
			found.push({ packing: steps ?? packing, steps });
			return found.length >= options.limit;
		},
		onProgress: options.onProgress,
	});
	if (!done.ok) throw new Failure(sayCount(done.error));
	return found;
}

/** If built from above, only rotations that keep the ground preserve a building. */
const symmetryOptions = ({ unique, level }: SolutionsRunOptions) => ({
	unique,
	...(level ? { symmetry: ({ keepsGround }: { readonly keepsGround: boolean }) => keepsGround } : {}),
});

function orderOf(
	{ colours }: SolveQuestion,
	packing: Packing,
	level: OrderLevel,
): readonly BuiltStone[] | null {
	const order = findBuildOrder(packing, { colours, level });
	if (order.kind === 'unknown')
		throw new Failure('it takes too long to decide whether a solution can be built');
	return order.kind === 'order' ? order.steps : null;
}

/** The number of solutions, or of those buildable as requested, up to `limit`, one by one. */
export function countOneByOne(question: SolveQuestion, options: SolutionsRunOptions): number {
	let count = 0;
	const done = eachSolution(question.cover, {
		...symmetryOptions(options),
		accept: (packing) => !options.level || orderOf(question, packing, options.level) !== null,
		onPacking: () => ++count >= options.limit,
		onProgress: options.onProgress,
	});
	if (!done.ok) throw new Failure(sayCount(done.error));
	return count;
}
