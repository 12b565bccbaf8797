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
	/** How it must be possible to build them; null: any packing will do. */
	readonly level: OrderLevel | null;
	readonly limit: number;
	readonly random: boolean;
	readonly seed: number;
	readonly onProgress: (fraction: number) => void;
}

/** A solution, and the order in which it is built where one was asked for. */
export interface FoundSolution {
	readonly packing: Packing;
	readonly steps: readonly BuiltStone[] | null;
}

/** A search by chance gives up after so many nodes: it cannot prove that there is nothing. */
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
	// One packing after another is a poor way to games of several colours: neighbours share what cannot be built.
	const isGame = options.level !== null && question.colours > 1;
	return options.random || isGame ? byChance(question, options) : inOrder(question, options);
}

function byChance(
	{ cover, colours }: SolveQuestion,
	{ level, limit, seed, onProgress }: SolutionsRunOptions,
): readonly FoundSolution[] {
	const random = seededRandom(seed);
	const found = new Map<string, FoundSolution>();
	// The same solution may come up again; only a question with few solutions runs out of tries.
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

/** Built from above, only turns that keep the ground leave a building what it is. */
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

/** How many solutions there are, or can be built as asked, up to `limit`, looking at each of them. */
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
