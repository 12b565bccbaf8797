import { ALL_STONES, COLOURS, type Colour, type Random } from '@rumis/rules';
import type { BuiltStone, Packing } from '../polycube/packing.js';
import { type BuildAnswer, BuildSearch, type BuildStart } from './buildSearch.js';
import { hasRing, type Relations, relationsOf } from './relations.js';

/** A stone of a build order. */
export interface BuildStep extends BuiltStone {
	/** Colours that end before this stone is placed, although they have stones left. */
	readonly ending: readonly Colour[];
}

/** A started building, built from above. */
export interface PartialBuilding {
	readonly placed: readonly BuiltStone[];
	/** The remaining stones of each colour, as bits. */
	readonly hands: readonly number[];
	/** The seat to move; null if the colours do not take turns. */
	readonly seat: number | null;
	/** The colours that are out, as bits by seat. */
	readonly ended: number;
}

export const NO_ORDER_REASONS = ['gap', 'ring', 'tried'] as const;

/**
 * What an order must satisfy besides placing stones from above. `touching`: every stone after a colour's
 * first touches its own colour. `rules`: the colours also take turns, and first stones follow the standard
 * game.
 */
export const ORDER_LEVELS = ['touching', 'rules'] as const;
export type OrderLevel = (typeof ORDER_LEVELS)[number];

/** An order; or that there is none and why; or that the search was given up. */
export type BuildOrder =
	| { readonly kind: 'order'; readonly steps: readonly BuildStep[] }
	/**
	 * `gap`: an unsupported cube. `ring`: stones that rest on each other in a cycle. `tried`: every order
	 * fails.
	 */
	| { readonly kind: 'none'; readonly reason: (typeof NO_ORDER_REASONS)[number] }
	| { readonly kind: 'unknown' };

export interface OrderOptions {
	/** The number of colours; needed if the packing has stones without a colour. */
	readonly colours: number;
	/** Default: `rules`. Given by a started building: it has a seat to move, or none. */
	readonly level?: OrderLevel;
	/** The starting colour; default: any. */
	readonly start?: Colour;
	/** The stones already placed: the packing fills the rest, and play continues from there. */
	readonly from?: PartialBuilding;
	/** Whether a colour may stop before the others although it still has stones in its hand. */
	readonly mayEndEarly?: boolean;
	readonly maxNodes?: number;
	readonly random?: Random;
}

const MAX_NODES = 200_000;

/**
 * An order in which a packing can be built: from above, every stone after a colour's first touching its own
 * colour, and by the rules the colours taking turns. Assigns missing colours.
 */
export function findBuildOrder(packing: Packing, options: OrderOptions): BuildOrder {
	const relations = relationsOf(packing, options.from?.placed);
	if (relations.hasGap) return { kind: 'none', reason: 'gap' };
	if (hasRing(relations)) return { kind: 'none', reason: 'ring' };
	let answer: BuildAnswer = 'none';
	for (const start of startsOf(packing, options)) {
		const found = searchFrom(packing, relations, options, start);
		if (typeof found !== 'string') return orderOf(packing, found, start.ended);
		if (found === 'unknown') answer = 'unknown';
	}
	return answer === 'unknown' ? { kind: 'unknown' } : { kind: 'none', reason: 'tried' };
}

function startsOf(packing: Packing, options: OrderOptions): readonly BuildStart[] {
	const { colours, start, from, level = 'rules' } = options;
	if (from) return [continued(from)];
	const isColoured = packing.every(({ colour }) => colour !== null);
	const empty = {
		hands: new Array<number>(colours).fill(ALL_STONES),
		placed: new Array<number>(colours).fill(0),
		ended: 0,
	};
	if (level === 'touching') return [{ ...empty, seat: null }];
	// If the search chooses the colours, every start is the same game with other names.
	const seats = start ? [COLOURS.indexOf(start)] : isColoured ? seatsIn(packing, colours) : [0];
	return seats.map((seat) => ({ ...empty, seat }));
}

function continued({ placed, hands, seat, ended }: PartialBuilding): BuildStart {
	const counts = hands.map((_, at) => placed.filter(({ colour }) => COLOURS.indexOf(colour) === at).length);
	return { hands, placed: counts, seat, ended };
}

const seatsIn = (packing: Packing, colours: number): readonly number[] =>
	COLOURS.slice(0, colours).flatMap((colour, seat) =>
		packing.some((stone) => stone.colour === colour) ? [seat] : [],
	);

function searchFrom(
	packing: Packing,
	relations: Relations,
	{ mayEndEarly = true, maxNodes = MAX_NODES, random }: OrderOptions,
	start: BuildStart,
): BuildAnswer {
	const seats = packing.map(({ colour }) => (colour === null ? null : COLOURS.indexOf(colour)));
	const search = { seats, start, mayEndEarly, maxNodes };
	return new BuildSearch(relations, random ? { ...search, random } : search).run();
}

function orderOf(packing: Packing, steps: Exclude<BuildAnswer, string>, ended: number): BuildOrder {
	return {
		kind: 'order',
		steps: steps.map((step, index) => {
			const fresh = step.ended & ~(steps[index - 1]?.ended ?? ended);
			const ending = COLOURS.filter((_, seat) => (fresh >> seat) & 1);
			return { ...packing[step.stone]!, colour: COLOURS[step.seat]!, ending };
		}),
	};
}
