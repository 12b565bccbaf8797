import { seatOfColour } from '@rumis/rules';
import type { Actor } from './event.js';
import { personsAt } from './seat.js';
import { laidPlies, type Table } from './table.js';

/**
 * Where "undo" should go: to this person's last turn, which also takes back the bots' replies. For the host,
 * and if everyone may take back at will, it is the last turn of any person. Null if there is no such turn;
 * the initial ruin is never touched.
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
