import { COLOURS, type Colour, type Random, seatOf } from '@rumis/rules';
import type { Packing, Placed } from '../polycube/packing.js';
import { type BuildAnswer, BuildSearch } from './buildSearch.js';
import { hasRing, type Relations, relationsOf } from './relations.js';

/** A stone of a build order: its colour is known by then. */
export interface BuiltStone extends Placed {
	readonly colour: Colour;
}

export const NO_ORDER_REASONS = ['gap', 'ring', 'tried'] as const;

/** An order by the rules; or that there is none and why; or that the search was given up. */
export type BuildOrder =
	| { readonly kind: 'order'; readonly steps: readonly BuiltStone[] }
	/** `gap`: a cube over nothing. `ring`: stones that rest on each other. `tried`: every order fails. */
	| { readonly kind: 'none'; readonly reason: (typeof NO_ORDER_REASONS)[number] }
	| { readonly kind: 'unknown' };

export interface OrderOptions {
	/** How many colours take part; needed where the packing leaves colours open. */
	readonly colours: number;
	/** The colour that opens; any when left out. */
	readonly start?: Colour;
	/** Whether a colour may stop before the others although it still has stones in its hand. */
	readonly mayEndEarly?: boolean;
	readonly maxNodes?: number;
	readonly random?: Random;
}

const MAX_NODES = 200_000;

/**
 * An order in which a packing can be built by the rules of the game: from above, every stone after a colour's
 * first touching its own colour, the colours taking turns. Stones without a colour are given one.
 */
export function findBuildOrder(packing: Packing, options: OrderOptions): BuildOrder {
	const relations = relationsOf(packing);
	if (relations.hasGap) return { kind: 'none', reason: 'gap' };
	if (hasRing(relations)) return { kind: 'none', reason: 'ring' };
	const isColoured = packing.every(({ colour }) => colour !== null);
	// Where the search chooses the colours, every start is the same game with other names.
	const starts = options.start ? [seatOf(options.start)] : isColoured ? seatsIn(packing, options) : [0];
	let answer: BuildAnswer = 'none';
	for (const start of starts) {
		const found = searchFrom(packing, relations, options, start);
		if (typeof found !== 'string') return orderOf(packing, found);
		if (found === 'unknown') answer = 'unknown';
	}
	return answer === 'unknown' ? { kind: 'unknown' } : { kind: 'none', reason: 'tried' };
}

const seatsIn = (packing: Packing, { colours }: OrderOptions): readonly number[] =>
	COLOURS.slice(0, colours).flatMap((colour, seat) =>
		packing.some((stone) => stone.colour === colour) ? [seat] : [],
	);

function searchFrom(
	packing: Packing,
	relations: Relations,
	{ colours, mayEndEarly = true, maxNodes = MAX_NODES, random }: OrderOptions,
	start: number,
): BuildAnswer {
	const seats = packing.map(({ colour }) => (colour === null ? null : seatOf(colour)));
	const search = { seats, colours, start, mayEndEarly, maxNodes };
	return new BuildSearch(relations, random ? { ...search, random } : search).run();
}

function orderOf(packing: Packing, steps: Exclude<BuildAnswer, string>): BuildOrder {
	return {
		kind: 'order',
		steps: steps.map(({ stone, seat }) => ({ ...packing[stone]!, colour: COLOURS[seat]! })),
	};
}
