import type { Random } from '@rumis/rules';
import { randomCover } from '../exactCover/randomCover.js';
import { type PuzzleCover, packingOf } from '../polycube/puzzle.js';
import { type BuildStep, findBuildOrder, type OrderLevel } from './buildOrder.js';

/** Most colourable packings are coloured quickly; the others are not worth the wait. */
const NODES_A_PACKING = 300;
/** A shape not filled within this budget may be impossible. */
const MAX_COVER_NODES = 2_000_000;
/**
 * After this many packings colours may also end before the others: some sets of stones leave no other way.
 */
const EVEN_PACKINGS = 200;

export interface GameOptions {
	readonly colours: number;
	/** Default: `rules`. */
	readonly level?: OrderLevel;
	/** Gives up after this many packings. */
	readonly maxPackings?: number;
}

/**
 * A random complete building of this level that fills the shape: tries packings until one can be built. By
 * the rules no colour ends before the others if possible. Then no colour is skipped, and it is legal play to
 * the last stone.
 */
export function randomRuleGame(
	cover: PuzzleCover,
	random: Random,
	{ colours, level = 'rules', maxPackings = 20_000 }: GameOptions,
): readonly BuildStep[] | null {
	for (let tried = 0; tried < maxPackings; tried++) {
		const options = randomCover(cover.problem, random, { maxNodes: MAX_COVER_NODES });
		if (!options) return null;
		const packing = packingOf(cover, options).map((placed) => ({ ...placed, colour: null }));
		const order = findBuildOrder(packing, {
			...{ colours, level, random, start: 'yellow', mayEndEarly: tried >= EVEN_PACKINGS },
			maxNodes: NODES_A_PACKING,
		});
		if (order.kind === 'order') return order.steps;
	}
	return null;
}
