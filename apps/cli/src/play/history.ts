import type { Position } from '@rumis/rules';
import { type Entry, historyOf, seatOfColour } from '@rumis/table';
import { ME, type Seats } from './seats.js';

/** Who played a move: `me`, or the bot. */
export const playerOf = ({ setup }: Position, seats: Seats, { colour }: Entry): string =>
	seats[seatOfColour(setup, colour)] ?? ME;

/** The moves since the person last moved: what there is to look at. */
export function newEntries(position: Position, seats: Seats): readonly Entry[] {
	const entries = historyOf(position);
	const last = entries.findLastIndex((entry) => playerOf(position, seats, entry) === ME);
	const isNew = entries.slice(last + 1);
	return isNew.length > 0 ? isNew : entries.slice(-1);
}
