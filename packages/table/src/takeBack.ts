import { seatOfColour } from '@rumis/rules';
import type { Actor } from './event.js';
import { personsAt } from './seat.js';
import { laidPlies, type Table } from './table.js';

/**
 * Where "undo" sensibly goes: to the last turn of this person, so that bots' answers are taken back with it.
 * For the host, and where everybody may take back at will, it is the last turn of any person. Null when
 * there is no such turn; a ruin that was laid before the first move is never touched.
 */
export function takeBackTarget(table: Table, by: Actor): number | null {
	const { position, seats, config } = table;
	const persons = personsAt(seats);
	if (by !== 'host' && !persons.includes(by)) return null;
	const whose = by === 'host' || config.undo === 'free' ? persons : [by];
	const ply = position.history.findLastIndex(({ colour }) =>
		whose.includes(seatOfColour(config.setup, colour)),
	);
	return ply >= 0 && ply >= laidPlies(table) ? ply : null;
}
