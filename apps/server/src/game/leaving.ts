import { ok, type Result } from '@rumis/rules';
import { type EndReason, personsAt, type TableError } from '@rumis/table';
import { referee } from './referee.js';
import type { Room } from './room.js';

/** A person gives up or their time is up: a bot takes the seat or the game ends, as the table chose. */
export function leaveSeat(room: Room, seat: number, why: EndReason): Result<null, TableError> {
	if (!goesOnWithout(room, seat, why)) {
		return referee(room, why === 'resigned' ? seat : 'host', { kind: 'end', seat, why });
	}
	room.seats[seat]!.left_why = why;
	room.note({ kind: 'left', seat, why });
	const who = { kind: 'bot', bot: room.terms.standIn, name: '' } as const;
	return referee(room, 'host', { kind: 'seat', seat, who });
}

/** Who gives up against one other person has lost; a bot plays on only for those who are still there. */
function goesOnWithout({ terms, begun }: Room, seat: number, why: EndReason): boolean {
	const others = personsAt(begun.seats).filter((other) => other !== seat).length;
	return terms.absent === 'bot' && others >= (why === 'resigned' ? 2 : 1);
}

/** Does what a deadline that has passed demands, whether or not its job has come round yet. */
export function expire(room: Room): Result<null, TableError> {
	const { game, now } = room;
	const isDue = game.status === 'playing' && game.deadline_ms !== null && now >= game.deadline_ms;
	if (!isDue || game.turn_seat === null) return ok(null);
	return leaveSeat(room, game.turn_seat, 'time');
}
