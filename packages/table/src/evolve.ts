import { ok, type Position, parseMove, type Result } from '@rumis/rules';
import { decide } from './decide.js';
import type { Actor, Command, TableEvent } from './event.js';
import type { Table, UndoRequest } from './table.js';
import type { TableError } from './tableError.js';
import { askedAfterSeating } from './undoRequest.js';

/** The table after an event that `decide` made for it. Throws when it was made for another. */
export function evolve(table: Table, event: TableEvent): Table {
	const changesPosition = event.kind === 'moved' || event.kind === 'takenBack';
	return carryOut(table, event, changesPosition ? table.position.clone() : table.position);
}

/** Does what is wished, if it may be done. */
export function act(table: Table, by: Actor, command: Command): Result<Table, TableError> {
	const events = decide(table, by, command);
	return events.ok ? ok(events.value.reduce(evolve, table)) : events;
}

/** The same as `evolve`, but plays on the position given, which must be the table's or its clone. */
export function carryOut(table: Table, event: TableEvent, position: Position): Table {
	const next: Table = { ...table, seq: table.seq + 1 };
	switch (event.kind) {
		case 'moved':
			playText(position, event.move);
			return { ...next, position, asked: null };
		case 'takenBack':
			goBack(position, event.to);
			return { ...next, position, asked: null };
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

function playText(position: Position, text: string): void {
	const move = parseMove(text);
	if (!move.ok) throw new Error(`not a move: ${text}`);
	const played = position.play(move.value);
	if (!played.ok) throw new Error(`not a legal move here: ${text}: ${played.error.code}`);
}

function goBack(position: Position, to: number): void {
	if (!(to >= 0 && to < position.ply)) throw new Error(`no way back from ply ${position.ply} to ${to}`);
	while (position.ply > to) position.undo();
}

function withAgreement(asked: UndoRequest | null, seat: number): UndoRequest {
	if (!asked) throw new Error('nobody asked to take back');
	return { ...asked, agreed: [...asked.agreed, seat] };
}
