import { ListSearch } from './listSearch.js';
import { type ListTables, makeListTables } from './listTables.js';
import { MaskSearch } from './maskSearch.js';
import { fitsMasks, type MaskTables, makeMaskTables } from './maskTables.js';
import type { CoverProblem } from './problem.js';
import type { Search, SearchOptions } from './search.js';

export const METHODS = ['masks', 'lists'] as const;
export type Method = (typeof METHODS)[number];

/** Bit masks if the problem fits: they visit more nodes, but each is far cheaper. */
export const methodFor = (problem: CoverProblem): Method => (fitsMasks(problem) ? 'masks' : 'lists');

const MASKS = new WeakMap<CoverProblem, MaskTables>();
const LISTS = new WeakMap<CoverProblem, ListTables>();

/** A search for all covers of a problem. Its tables are cached per problem. */
export function makeSearch(
	problem: CoverProblem,
	options: SearchOptions = {},
	method: Method = methodFor(problem),
): Search {
	if (method === 'lists') return new ListSearch(cached(LISTS, problem, makeListTables), options);
	if (options.order) return new MaskSearch(makeMaskTables(problem, options.order), options);
	return new MaskSearch(cached(MASKS, problem, makeMaskTables), options);
}

function cached<Value>(
	cache: WeakMap<CoverProblem, Value>,
	problem: CoverProblem,
	make: (problem: CoverProblem) => Value,
): Value {
	const value = cache.get(problem) ?? make(problem);
	cache.set(problem, value);
	return value;
}

/** The number of covers, however long it takes. */
export function countCovers(problem: CoverProblem, options: SearchOptions = {}, method?: Method): number {
	const search = makeSearch(problem, options, method);
	search.run(Number.MAX_SAFE_INTEGER);
	return search.solutions;
}
