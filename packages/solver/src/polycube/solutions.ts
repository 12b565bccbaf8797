import { err, ok, type Result } from '@rumis/rules';
import { makeSearch } from '../exactCover/makeSearch.js';
import type { CountError } from './countPlan.js';
import { actionsOf, isFirstOfOrbit } from './orbits.js';
import type { Packing } from './packing.js';
import { parityForbids } from './parity.js';
import { type PuzzleCover, packingOf } from './puzzle.js';
import { type Symmetry, symmetriesFor, type Unique } from './symmetry.js';

export interface SolutionsOptions {
	readonly unique?: Unique;
	/** Only symmetries accepted by it count, for example those that keep the ground. */
	readonly symmetry?: (symmetry: Symmetry) => boolean;
	/** Only packings accepted by it are counted and reported. */
	readonly accept?: (packing: Packing) => boolean;
	/** Called with every solution; `true` ends the search. */
	readonly onPacking?: (packing: Packing) => boolean | undefined;
	/** Called now and then with the finished share of the tree. */
	readonly onProgress?: (fraction: number) => void;
}

const SLICE_NODES = 200_000;

/** Enumerates all solutions, one per orbit, and returns their number. */
export function eachSolution(cover: PuzzleCover, options: SolutionsOptions): Result<number, CountError> {
	const symmetries = symmetriesFor(cover.shape, cover.stock, options.unique ?? 'none');
	if (!symmetries) return err({ code: 'mirrorMissing' });
	if (parityForbids(cover)) return ok(0);
	const actions = actionsOf(cover, symmetries.filter(options.symmetry ?? (() => true)));
	let count = 0;
	let isEnough = false;
	const search = makeSearch(cover.problem, {
		onSolution(chosen) {
			if (!isFirstOfOrbit(chosen, actions)) return false;
			const packing = packingOf(cover, chosen);
			if (options.accept && !options.accept(packing)) return false;
			count++;
			isEnough = options.onPacking?.(packing) === true;
			return isEnough;
		},
	});
	while (!isEnough && !search.run(SLICE_NODES)) options.onProgress?.(search.fraction());
	return ok(count);
}
