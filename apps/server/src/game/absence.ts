import { ABSENT_AFTER, type Refusal } from '@rumis/protocol';
import { err, type Result } from '@rumis/rules';
import { timeLeft } from '@rumis/table';
import { leaveSeat } from './leaving.js';
import { referee } from './referee.js';
import type { Room } from './room.js';

type Answer = Result<null, Refusal>;

/**
 * Somebody does not come back to a table without a clock, where nothing decides that by itself. Then the others
 * may: a bot takes the seat or the game ends, as the table chose. Where there is a clock, the clock decides.
 */
export function goOnWithout(room: Room, by: number, seat: number): Answer {
	const { game, seats, terms, now } = room;
	const isAwaited = game.turn_seat === seat && seats[seat]?.kind === 'person' && seat !== by;
	if (!isAwaited || terms.clock.kind !== 'none') return err({ code: 'notYours' });
	if (now - (game.turn_ms ?? now) < ABSENT_AFTER[terms.absent]) return err({ code: 'tooFast' });
	return leaveSeat(room, seat, 'absent');
}

/** Who was gone takes the seat back from the bot. Who gave up does not, nor whose clock has run down for good. */
export function returnTo(room: Room, number: number): Answer {
	const seat = room.seats[number]!;
	const left = timeLeft(room.terms.clock, { spent: seat.spent_ms, moves: seat.moves });
	const mayReturn = seat.kind === 'bot' && (seat.left_why === 'time' || seat.left_why === 'absent');
	if (!mayReturn || left === 0) return err({ code: 'notYours' });
	seat.left_why = null;
	return referee(room, 'host', { kind: 'seat', seat: number, who: { kind: 'person', name: seat.name } });
}
