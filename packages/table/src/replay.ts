import { err, ok, type Result } from '@rumis/rules';
import { decide } from './decide.js';
import type { Actor, Command, TableEvent } from './event.js';
import { readEvent } from './form.js';
import { startTable, type Table, type TableConfig } from './table.js';
import { TABLE_ERRORS, type TableErrorCode } from './tableError.js';

/** Errors of a stored event, in addition to the referee's. */
export const REPLAY_ERRORS = [...TABLE_ERRORS, 'eventForm', 'eventWrong'] as const;

export interface ReplayError {
	readonly code: TableErrorCode | 'eventForm' | 'eventWrong';
	/** The number of the event, from 1; 0 if the table cannot be started. */
	readonly seq: number;
}

/** The table after events from a store. Nothing is trusted: the referee decides each of them again. */
export function replay(config: TableConfig, events: readonly unknown[]): Result<Table, ReplayError> {
	const started = startTable(config);
	if (!started.ok) return err({ code: started.error.code, seq: 0 });
	let table = started.value;
	for (const [index, data] of events.entries()) {
		const next = replayEvent(table, data);
		if (!next.ok) return err({ code: next.error, seq: index + 1 });
		table = next.value;
	}
	return ok(table);
}

/** An event is valid if its command would produce it again. */
function replayEvent(table: Table, data: unknown): Result<Table, ReplayError['code']> {
	const event = readEvent(data);
	if (!event) return err('eventForm');
	const { by, command } = commandBehind(event);
	const decided = decide(table, by, command);
	if (!decided.ok) return err(decided.error.code);
	const [step, ...others] = decided.value;
	const isRight = step && others.length === 0 && isSame(table, event, step.event);
	return isRight ? ok(step.table) : err('eventWrong');
}

function commandBehind(event: TableEvent): { readonly by: Actor; readonly command: Command } {
	switch (event.kind) {
		case 'moved':
			return { by: 'host', command: { kind: 'move', ply: event.ply, move: event.move } };
		case 'takenBack':
			// All have agreed, or the host wanted it. The event does not say which, but the host always may.
			return { by: 'host', command: { kind: 'takeBack', to: event.to } };
		case 'undoAsked':
			return { by: event.seat, command: { kind: 'takeBack', to: event.to } };
		case 'undoAgreed':
			return { by: event.seat, command: { kind: 'answerUndo', agree: true } };
		case 'undoRefused':
			return { by: event.by, command: { kind: 'answerUndo', agree: false } };
		case 'seated':
			return { by: 'host', command: { kind: 'seat', seat: event.seat, who: event.who } };
		case 'ended':
			return { by: 'host', command: { kind: 'end', seat: event.seat, why: event.why } };
	}
}

function isSame({ seats }: Table, event: TableEvent, decided: TableEvent): boolean {
	if (event.kind === 'takenBack') return event.by === 'host' || seats[event.by]?.kind === 'person';
	return JSON.stringify(event) === JSON.stringify(decided);
}
