import { ok, type Result } from '@rumis/rules';
import {
	type Actor,
	type Command,
	type DecidedEvent,
	decide,
	movesAfterMove,
	movesAfterTakeBack,
	movesMade,
	type Table,
	type TableError,
} from '@rumis/table';
import { spentOf, startClock, stopClock } from './clocks.js';
import type { LockedGame } from './lockedGame.js';

/** Passes a command to the referee, and applies the resulting events to the rows. */
export function carryOut(
	locked: LockedGame,
	by: Actor,
	command: Command,
): Result<readonly DecidedEvent[], TableError> {
	const decided = decide(locked.begun, by, command);
	if (!decided.ok) return decided;
	for (const step of decided.value) applyStep(locked, step);
	return ok(decided.value);
}

function applyStep(locked: LockedGame, step: DecidedEvent): void {
	const { game, seats, now } = locked;
	const { event } = step;
	switch (event.kind) {
		case 'moved': {
			const { ply, seat, move } = event;
			locked.noteMove({ ply, seat, move, spent_ms: stopClock(game, seats, now) });
			const made = movesMade(step.table, seat);
			seats[seat]!.moves = movesAfterMove(spentOf(seats[seat]!), made);
			nextTurn(locked, step);
			break;
		}
		case 'takenBack':
			stopClock(game, seats, now);
			returnIncrements(locked, step.table);
			game.branch++;
			nextTurn(locked, step);
			break;
		case 'seated': {
			const isBot = event.who.kind === 'bot';
			Object.assign(seats[event.seat]!, { kind: event.who.kind, bot: isBot ? event.who.bot : null });
			if (game.turn_seat === event.seat) stopClock(game, seats, now);
			nextTurn(locked, step);
			break;
		}
		case 'ended':
			stopClock(game, seats, now);
			seats[event.seat]!.left_why = event.why;
			nextTurn(locked, step);
			break;
		default:
			locked.table = step.table;
			locked.note(event);
	}
}

function returnIncrements({ seats, terms }: LockedGame, table: Table): void {
	for (const seat of seats)
		seat.moves = movesAfterTakeBack(terms.clock, spentOf(seat), movesMade(table, seat.seat));
}

/** Applies an event that may have changed the player to move. */
function nextTurn(locked: LockedGame, { event, table }: DecidedEvent): void {
	const { game, seats, terms, now } = locked;
	locked.table = table;
	game.ply = table.position.ply;
	if (game.turn_seat === null) startClock(game, seats, table, terms, now);
	locked.note(event, 'changed');
}
