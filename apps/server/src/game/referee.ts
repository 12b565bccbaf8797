import { ok, type Result } from '@rumis/rules';
import {
	type Actor,
	botToMove,
	type Command,
	decide,
	evolve,
	seatToMove,
	standingsOf,
	type TableError,
	type TableEvent,
} from '@rumis/table';
import { startClock, stopClock } from './clocks.js';
import type { Room } from './room.js';

export const deadlineJob = (game: string): string => `deadline:${game}`;
export const botJob = (game: string): string => `bot:${game}`;

/** Lets the referee decide about a wish, and carries out what comes of it. */
export function referee(room: Room, by: Actor, command: Command): Result<null, TableError> {
	const decided = decide(room.begun, by, command);
	if (!decided.ok) return decided;
	for (const event of decided.value) carryOut(room, event);
	if (room.game.status === 'playing' && seatToMove(room.begun) === null) finish(room);
	return ok(null);
}

function carryOut(room: Room, event: TableEvent): void {
	const { game, seats, now } = room;
	switch (event.kind) {
		case 'moved': {
			const { ply, seat, move } = event;
			room.noteMove({ ply, seat, move, spent_ms: stopClock(game, seats, now) });
			seats[seat]!.moves++;
			nextTurn(room, event);
			break;
		}
		case 'takenBack':
			stopClock(game, seats, now);
			game.branch++;
			nextTurn(room, event);
			break;
		case 'seated': {
			const isBot = event.who.kind === 'bot';
			Object.assign(seats[event.seat]!, { kind: event.who.kind, bot: isBot ? event.who.bot : null });
			if (game.turn_seat === event.seat) stopClock(game, seats, now);
			nextTurn(room, event);
			break;
		}
		case 'ended':
			stopClock(game, seats, now);
			seats[event.seat]!.left_why = event.why;
			nextTurn(room, event);
			break;
		default:
			room.table = evolve(room.begun, event);
			room.note(event);
	}
}

/** Carries out what may have changed whose turn it is. */
function nextTurn(room: Room, event: TableEvent): void {
	const { game, seats, terms, now } = room;
	const table = evolve(room.begun, event);
	room.table = table;
	game.ply = table.position.ply;
	if (game.turn_seat === null) startClock(game, seats, table, terms, now);
	room.note(event, 'changed');
}

function finish(room: Room): void {
	const { game, seats, now } = room;
	const standings = standingsOf(room.begun);
	if (!standings) throw new Error(`game ${game.id} goes on`);
	stopClock(game, seats, now);
	Object.assign(game, { status: 'over', over_ms: now, standings_json: JSON.stringify(standings) });
	for (const { seat, rank, points } of standings) Object.assign(seats[seat]!, { rank, points });
	room.note({ kind: 'over', standings }, 'changed');
}

/** What has to be done later, as the table stands now. */
export function planJobs(room: Room, { deadline_ms: before }: Pick<Room['game'], 'deadline_ms'>): void {
	const { game, table, now } = room;
	if (!table) return;
	// Most tables have no clock: then there is nothing to drop, and nothing is asked of the database.
	if (game.deadline_ms === null) {
		if (before !== null) room.dropJob(deadlineJob(game.id));
	} else room.wantJob({ key: deadlineJob(game.id), kind: 'deadline', due: game.deadline_ms });
	if (game.status === 'playing' && botToMove(table)) {
		room.wantJob({ key: botJob(game.id), kind: 'bot', due: now });
	}
}
