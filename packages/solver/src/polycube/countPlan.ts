import { err, ok, type Result } from '@rumis/rules';
import type { CoverProblem } from '../exactCover/problem.js';
import { compositions } from '../exactCover/volume.js';
import { type Action, actionsOf, classesOf, fixedProblem, type Orbit, orbitsOf } from './orbits.js';
import { parityForbids } from './parity.js';
import type { PuzzleCover } from './puzzle.js';
import { mirrorItems, symmetriesFor, symmetriesOf, type Unique } from './symmetry.js';

/** A search whose covers have this weight. */
export interface CountRoot {
	readonly problem: CoverProblem;
	readonly taken: readonly number[];
	readonly weight: number;
}

/** The result is the weighted sum of all roots, divided by `divisor`. */
export interface CountPlan {
	readonly roots: readonly CountRoot[];
	readonly divisor: number;
}

export const COUNT_ERRORS = ['mirrorMissing'] as const;

export interface CountError {
	readonly code: (typeof COUNT_ERRORS)[number];
}

/**
 * A plan for counting solutions exactly. Up to symmetry this is Burnside's lemma: the mean, over all
 * symmetries, of the number of solutions they leave unchanged. The identity leaves all of them unchanged, and
 * those are counted with a stone in one place of every orbit only.
 */
export function planCount(cover: PuzzleCover, unique: Unique): Result<CountPlan, CountError> {
	const symmetries = symmetriesFor(cover.shape, cover.stock, unique);
	if (!symmetries) return err({ code: 'mirrorMissing' });
	if (parityForbids(cover)) return ok({ roots: [], divisor: 1 });
	const marker = chooseMarker(cover);
	const classes = classesOf(actionsOf(cover, symmetries)).slice(1);
	const all = marker
		? marker.orbits.map(({ option, size }) => ({ problem: cover.problem, taken: [option], weight: size }))
		: [{ problem: cover.problem, taken: [], weight: 1 }];
	const copies = marker?.copies ?? 1;
	const unchanged = classes.map(({ action, size }) => ({
		problem: fixedProblem(cover, action),
		taken: [],
		weight: size * copies,
	}));
	return ok({ roots: [...all, ...unchanged], divisor: copies * symmetries.length });
}

/** Stones that occur equally often in every solution; each solution is found once per copy. */
interface Marker {
	readonly orbits: readonly Orbit[];
	readonly copies: number;
}

/** The marker with the smallest share of the tree; null if there is none. */
function chooseMarker(cover: PuzzleCover): Marker | null {
	const { shape, stock } = cover;
	const mirrored = mirrorItems(stock);
	const symmetries = symmetriesOf(shape).filter(({ isReflection }) => mirrored || !isReflection);
	const actions = actionsOf(cover, symmetries);
	const markers = markerSets(cover).map(({ items, copies }) => {
		const closed = new Set(mirrored ? items.flatMap((item) => [item, mirrored[item]!]) : items);
		// A4 alone is no marker for reflections: its mirror image is another stone.
		const usable = closed.size === items.length ? actions : actions.filter((a) => !a.symmetry.isReflection);
		return makeMarker(cover, items, copies, usable);
	});
	const share = ({ orbits, copies }: Marker): number =>
		(orbits.length * copies) /
		Math.max(
			1,
			orbits.reduce((sum, { size }) => sum + size, 0),
		);
	return markers.filter((m) => share(m) < 1).sort((a, b) => share(a) - share(b))[0] ?? null;
}

function makeMarker(
	{ problem }: PuzzleCover,
	items: readonly number[],
	copies: number,
	actions: readonly Action[],
): Marker {
	const options = problem.options.flatMap(({ uses }, option) => (items.includes(uses[0]!) ? [option] : []));
	return { orbits: orbitsOf(options, actions), copies };
}

/** Single items with a fixed number of copies, and all items of one size where the volume fixes their number. */
export function markerSets({
	problem,
}: PuzzleCover): readonly { items: readonly number[]; copies: number }[] {
	const { pieces } = problem;
	const singles = pieces.flatMap(({ min, max }, item) =>
		min === max && max > 0 ? [{ items: [item], copies: max }] : [],
	);
	const ways = compositions(problem);
	const sizes = [...new Set(pieces.map(({ size }) => size))];
	const classes = sizes.flatMap((size) => {
		const counts = new Set(ways.map((way) => way.get(size) ?? 0));
		const [copies = 0] = counts;
		const items = pieces.flatMap((piece, item) => (piece.size === size ? [item] : []));
		return counts.size === 1 && copies > 0 ? [{ items, copies }] : [];
	});
	return [...singles, ...classes];
}
