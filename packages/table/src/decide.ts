import { err, makeMove, ok, parseMove, type Result } from '@rumis/rules';
import type { Actor, Command, TableEvent } from './event.js';
import { isSoundSeat, personsAt } from './seat.js';
import { laidPlies, seatToMove, type Table } from './table.js';
import type { TableError, TableErrorCode } from './tableError.js';
import { askedAfterSeating, isGranted } from './undoRequest.js';

type Decision = Result<readonly TableEvent[], TableError>;
type CommandOf<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

/** What comes of a wish: the events that `evolve` carries out, or why it is refused. Nothing is changed. */
export function decide(table: Table, by: Actor, command: Command): Decision {
	if (by !== 'host' && !table.seats[by]) return refuse('noSeat');
	switch (command.kind) {
		case 'move':
			return decideMove(table, by, command);
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

/** Refusals whose code says it all. */
type PlainCode = Exclude<TableErrorCode, 'stale' | 'moveText' | 'illegal' | 'ruinText' | 'ruinIllegal'>;
const refuse = (code: PlainCode): Decision => err({ code });

function decideMove(table: Table, by: Actor, { ply, move: text }: CommandOf<'move'>): Decision {
	const { position } = table;
	if (ply !== position.ply) return err({ code: 'stale', ply: position.ply });
	const seat = seatToMove(table);
	if (seat === null) return refuse('over');
	if (by !== 'host' && by !== seat) return refuse('notYourTurn');
	const move = parseMove(text);
	if (!move.ok) return err({ code: 'moveText', reason: move.error });
	const illegal = position.check(move.value);
	if (illegal) return err({ code: 'illegal', illegal });
	return ok([{ kind: 'moved', ply, seat, move: makeMove(move.value) }]);
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
	// The same answer may arrive twice; the second time there is nothing left to do.
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
	// The one whose answer was awaited has left: taken back first, so that no event leaves a request without
	// anybody to answer it.
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
