/** Tables for tests, in the server's list format. */
import type { SeatView, TableRow } from '@rumis/protocol';

export const seatOf = (seat: Partial<SeatView> = {}): SeatView => ({
	kind: 'person',
	name: 'Ann',
	bot: null,
	account: false,
	program: false,
	left: null,
	...seat,
});

export const tableOf = (table: Partial<TableRow> = {}): TableRow => ({
	id: 'table',
	status: 'playing',
	scenario: 'chullpa',
	mode: 'standard',
	players: 2,
	clock: { kind: 'none' },
	rated: false,
	seats: [seatOf(), seatOf({ name: 'Ben' })],
	ply: 4,
	toMove: 0,
	deadline: null,
	standings: null,
	updatedAt: 0,
	...table,
});
