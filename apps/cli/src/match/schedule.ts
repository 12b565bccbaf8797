import { seededRandom } from '@rumis/rules';
import { seatOrders, subsetsOf } from './seating.js';
import { matchSeed } from './seeds.js';

/** A game to play: its opening, and the bot in each seat. */
export interface Pairing {
	readonly game: number;
	/** Games of one group are played from the same opening, and count as one sample. */
	readonly group: number;
	readonly opening: number;
	/** The index of the bot in each seat. */
	readonly seats: readonly number[];
}

export interface ScheduleOptions {
	readonly bots: number;
	readonly seats: number;
	/** The minimum number of games: the last group is always completed. */
	readonly games: number;
	readonly seed: number;
}

/**
 * The pairings. As many bots as there are seats, or all of them if there are enough seats, form a table. A
 * table plays a group of games from one opening, rotating the seats from game to game, so each bot has every
 * seat once. Two bots with two seats just swap. Every possible table plays an opening before the next one,
 * and every opening seats the table in another order.
 */
export function makeSchedule({ bots, seats, games, seed }: ScheduleOptions): Pairing[] {
	const size = Math.min(bots, seats);
	const tables = shuffled(subsetsOf(bots, size), matchSeed(seed, 'tables'));
	const [plain, ...others] = seatOrders(size, seats);
	const orders = [plain!, ...shuffled(others, matchSeed(seed, 'orders'))];
	return Array.from({ length: Math.ceil(games / size) * size }, (_, game) => {
		const group = Math.floor(game / size);
		const opening = Math.floor(group / tables.length);
		const table = tables[group % tables.length]!;
		const order = orders[opening % orders.length]!;
		return { game, group, opening, seats: order.map((member) => table[(member + game) % size]!) };
	});
}

/** In random order: a match that is stopped early has then not only covered the first ones. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
	const random = seededRandom(seed);
	const list = [...items];
	for (let last = list.length - 1; last > 0; last--) {
		const other = random.below(last + 1);
		[list[last], list[other]] = [list[other]!, list[last]!];
	}
	return list;
}
