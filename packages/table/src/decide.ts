import { err, makeMove, ok, parseMove, type Result } from '@rumis/rules';
import type { Actor, Command, TableEvent } from './event.js';
import { evolve, withPosition } from './evolve.js';
import { isSoundSeat, personsAt } from './seat.js';
import { laidPlies, seatToMove, type Table } from './table.js';
import type { TableError, TableErrorCode } from './tableError.js';
import { askedAfterSeating, isGranted } from './undoRequest.js';

/** An event, and the table after it. */
export interface DecidedEvent {
	readonly event: TableEvent;
	readonly table: Table;
}

type Decision = Result<readonly TableEvent[], TableError>;
type CommandOf<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

/** The result of a command: its events with the table after each, or the refusal. */
export function decide(
	table: Table,
	by: Actor,
	command: Command,
): Result<readonly DecidedEvent[], TableError> {
	if (by !== 'host' && !table.seats[by]) return err({ code: 'noSeat' });
	if (command.kind === 'move') return decideMove(table, by, command);
	const events = eventsOf(table, by, command);
	return events.ok ? ok(stepsOf(table, events.value)) : events;
}

/** The table after a command, if it is legal. */
export function act(table: Table, by: Actor, command: Command): Result<Table, TableError> {
	const steps = decide(table, by, command);
	return steps.ok ? ok(steps.value.at(-1)?.table ?? table) : steps;
}

function stepsOf(table: Table, events: readonly TableEvent[]): readonly DecidedEvent[] {
	let now = table;
	return events.map((event) => {
		now = evolve(now, event);
		return { event, table: now };
	});
}

function eventsOf(table: Table, by: Actor, command: Exclude<Command, { kind: 'move' }>): Decision {
	switch (command.kind) {
		case 'takeBack':
			return decideTakeBack(table, by, command);
		case 'answerUndo':
			return decideAnswer(table, by, command);
		case 'seat':
			return decideSeat(table, by, command);
		case 'end':
			return decideEnd(table, by, command);
	}
}

/** Refusals without details. */
type PlainCode = Exclude<TableErrorCode, 'stale' | 'moveText' | 'illegal' | 'ruinText' | 'ruinIllegal'>;
const refuse = (code: PlainCode): Decision => err({ code });

/** Unlike the others, this builds the next table itself, so legality is checked only once. */
function decideMove(
	table: Table,
	by: Actor,
	{ ply, move: text }: CommandOf<'move'>,
): Result<readonly DecidedEvent[], TableError> {
	const { position } = table;
	if (ply !== position.ply) return err({ code: 'stale', ply: position.ply });
	const seat = seatToMove(table);
	if (seat === null) return err({ code: 'over' });
	if (by !== 'host' && by !== seat) return err({ code: 'notYourTurn' });
	const move = parseMove(text);
	if (!move.ok) return err({ code: 'moveText', reason: move.error });
	const after = position.after(move.value);
	if (!after.ok) return err({ code: 'illegal', illegal: after.error });
	const event: TableEvent = { kind: 'moved', ply, seat, move: makeMove(move.value) };
	return ok([{ event, table: withPosition(table, after.value) }]);
}

/** Whether the actor is the host or a person; bots neither ask nor answer. */
const isPerson = ({ seats }: Table, by: Actor): boolean => by === 'host' || seats[by]?.kind === 'person';

function decideTakeBack(table: Table, by: Actor, { to }: CommandOf<'takeBack'>): Decision {
	if (!isPerson(table, by)) return refuse('notYours');
	if (table.ended) return refuse('over');
	const isThere = Number.isInteger(to) && to >= laidPlies(table) && to < table.position.ply;
	if (!isThere) return refuse('nothingToTakeBack');
	if (by === 'host' || table.config.undo === 'free') return ok([{ kind: 'takenBack', to, by }]);
	if (table.asked) return refuse('undoPending');
	const isAlone = personsAt(table.seats).length === 1;
	return ok([isAlone ? { kind: 'takenBack', to, by } : { kind: 'undoAsked', seat: by, to }]);
}

function decideAnswer(table: Table, by: Actor, { agree }: CommandOf<'answerUndo'>): Decision {
	const { asked, seats } = table;
	if (!asked) return refuse('noUndoAsked');
	if (!isPerson(table, by)) return refuse('notYours');
	if (!agree) return ok([{ kind: 'undoRefused', by }]);
	const takenBack: TableEvent = { kind: 'takenBack', to: asked.to, by: asked.seat };
	if (by === 'host') return ok([takenBack]);
	if (by === asked.seat) return refuse('notYours');
	// A repeated answer has no effect.
	if (asked.agreed.includes(by)) return ok([]);
	const isLast = isGranted({ ...asked, agreed: [...asked.agreed, by] }, seats);
	return ok([isLast ? takenBack : { kind: 'undoAgreed', seat: by }]);
}

function decideSeat(table: Table, by: Actor, { seat, who }: CommandOf<'seat'>): Decision {
	if (!table.seats[seat]) return refuse('noSeat');
	if (by !== 'host' && by !== seat) return refuse('notYours');
	if (!isSoundSeat(who)) return refuse('seatForm');
	const seated: TableEvent = { kind: 'seated', seat, who };
	const seats = table.seats.map((before, index) => (index === seat ? who : before));
	const asked = askedAfterSeating(table.asked, seats);
	// The last person to answer has left: take back first, so no event leaves a request that nobody can answer.
	if (asked && isGranted(asked, seats)) {
		return ok([{ kind: 'takenBack', to: asked.to, by: asked.seat }, seated]);
	}
	return ok([seated]);
}

function decideEnd(table: Table, by: Actor, { seat, why }: CommandOf<'end'>): Decision {
	if (!table.seats[seat]) return refuse('noSeat');
	const isGivingUp = by === seat && why === 'resigned' && isPerson(table, by);
	if (by !== 'host' && !isGivingUp) return refuse('notYours');
	return seatToMove(table) === null ? refuse('over') : ok([{ kind: 'ended', seat, why }]);
}
