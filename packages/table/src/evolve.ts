import { type Position, parseMove, type ReadonlyPosition } from '@rumis/rules';
import type { TableEvent } from './event.js';
import type { Table, UndoRequest } from './table.js';
import { askedAfterSeating } from './undoRequest.js';

/** The table after an event that was decided elsewhere, such as on a server. Throws if it does not apply. */
export function evolve(table: Table, event: TableEvent): Table {
	const next: Table = { ...table, seq: table.seq + 1 };
	switch (event.kind) {
		case 'moved':
			return withPosition(table, afterMove(table.position, event.move));
		case 'takenBack':
			return withPosition(table, before(table.position, event.to));
		case 'undoAsked':
			return { ...next, asked: { seat: event.seat, to: event.to, agreed: [] } };
		case 'undoAgreed':
			return { ...next, asked: withAgreement(table.asked, event.seat) };
		case 'undoRefused':
			return { ...next, asked: null };
		case 'ended':
			return { ...next, asked: null, ended: { seat: event.seat, why: event.why } };
		case 'seated': {
			const seats = table.seats.map((before, seat) => (seat === event.seat ? event.who : before));
			return { ...next, seats, asked: askedAfterSeating(table.asked, seats) };
		}
	}
}

/** The table with another position. This drops any undo request. */
export const withPosition = (table: Table, position: ReadonlyPosition): Table => ({
	...table,
	seq: table.seq + 1,
	position,
	asked: null,
});

function afterMove(position: ReadonlyPosition, text: string): Position {
	const move = parseMove(text);
	if (!move.ok) throw new Error(`not a move: ${text}`);
	const after = position.after(move.value);
	if (!after.ok) throw new Error(`not a legal move here: ${text}: ${after.error.code}`);
	return after.value;
}

function before(position: ReadonlyPosition, to: number): Position {
	if (to >= position.ply) throw new RangeError(`no way back from ply ${position.ply} to ${to}`);
	return position.atPly(to);
}

function withAgreement(asked: UndoRequest | null, seat: number): UndoRequest {
	if (!asked) throw new Error('nobody asked to take back');
	return { ...asked, agreed: [...asked.agreed, seat] };
}
