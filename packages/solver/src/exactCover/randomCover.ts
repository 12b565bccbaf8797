import type { Random } from '@rumis/rules';
import { type Method, makeSearch } from './makeSearch.js';
import type { CoverProblem } from './problem.js';

export interface RandomOptions {
	readonly taken?: readonly number[];
	/** The total node budget of all restarts. */
	readonly maxNodes?: number;
	readonly method?: Method;
}

/** A dive that takes several times its length without success went wrong early. */
const FIRST_BUDGET = 150;
const GROWTH = 1.5;

/**
 * A random cover: a search with random option order, which restarts with another order and a larger budget
 * whenever it gets stuck. Not every cover is equally likely. Null if there is none, or if `maxNodes` was not
 * enough to find one.
 */
export function randomCover(
	problem: CoverProblem,
	random: Random,
	{ taken = [], maxNodes = Number.POSITIVE_INFINITY, method = 'lists' }: RandomOptions = {},
): readonly number[] | null {
	let found: readonly number[] | null = null;
	const onSolution = (options: readonly number[]): true => {
		found = options;
		return true;
	};
	const order = optionsBySize(problem);
	const groups = equalSizes(problem, order);
	let visited = 0;
	for (let budget = FIRST_BUDGET; visited < maxNodes; budget *= GROWTH) {
		for (const group of groups) shuffle(group, random);
		const search = makeSearch(problem, { taken, order, onSolution }, method);
		const finished = search.run(Math.ceil(Math.min(budget, maxNodes - visited)));
		if (found || finished) return found;
		visited += search.nodes;
	}
	return null;
}

/** Large options first: small ones are more valuable at the end, for filling gaps. */
function optionsBySize({ options }: CoverProblem): Int32Array {
	const sizes = new Set(options.map(({ cells }) => cells.length));
	const descending = [...sizes].sort((a, b) => b - a);
	const all = [...options.keys()];
	return Int32Array.from(descending.flatMap((size) => all.filter((o) => options[o]!.cells.length === size)));
}

/** Views of the parts of the order with equal option sizes. */
function equalSizes({ options }: CoverProblem, order: Int32Array): readonly Int32Array[] {
	const sizes = Array.from(order, (option) => options[option]!.cells.length);
	const starts = sizes.flatMap((size, at) => (size !== sizes[at - 1] ? [at] : []));
	return starts.map((start, index) => order.subarray(start, starts[index + 1] ?? order.length));
}

function shuffle(list: Int32Array, random: Random): void {
	for (let i = list.length - 1; i > 0; i--) {
		const j = random.below(i + 1);
		const value = list[i]!;
		list[i] = list[j]!;
		list[j] = value;
	}
}
