/** Players who leave their seat for good or for a while: by resigning, by the clock, or by staying away. */
import { ABSENT_AFTER, type Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { type EndReason, personsAt, type TableError, timeLeft } from '@rumis/table';
import type { LockedGame } from './lockedGame.js';
import { referee } from './referee.js';

/** A person gives up or their time is up: a bot takes the seat or the game ends, as the table chose. */
export function leaveSeat(locked: LockedGame, seat: number, why: EndReason): Result<null, TableError> {
	if (!goesOnWithout(locked, seat, why)) {
		return referee(locked, why === 'resigned' ? seat : 'host', { kind: 'end', seat, why });
	}
	locked.seats[seat]!.left_why = why;
	locked.note({ kind: 'left', seat, why });
	const who = { kind: 'bot', bot: locked.terms.standIn, name: '' } as const;
	return referee(locked, 'host', { kind: 'seat', seat, who });
}

/** Who gives up against one other person has lost; a bot plays on only for those who are still there. */
function goesOnWithout({ terms, begun }: LockedGame, seat: number, why: EndReason): boolean {
	const others = personsAt(begun.seats).filter((other) => other !== seat).length;
	return terms.absent === 'bot' && others >= (why === 'resigned' ? 2 : 1);
}

/** Does what a deadline that has passed demands, whether or not its job has come round yet. */
export function expire(locked: LockedGame): Result<null, TableError> {
	const { game, now } = locked;
	const isDue = game.status === 'playing' && game.deadline_ms !== null && now >= game.deadline_ms;
	if (!isDue || game.turn_seat === null) return ok(null);
	return leaveSeat(locked, game.turn_seat, 'time');
}

/**
 * Somebody does not come back to a table without a clock, where nothing decides that by itself. Then the others
 * may: a bot takes the seat or the game ends, as the table chose. Where there is a clock, the clock decides.
 */
export function claimSeat(locked: LockedGame, by: number, seat: number): Result<null, Refusal> {
	const { game, seats, terms, now } = locked;
	const isAwaited = game.turn_seat === seat && seats[seat]?.kind === 'person' && seat !== by;
	if (!isAwaited || terms.clock.kind !== 'none') return err({ code: 'notYours' });
	if (now - (game.turn_ms ?? now) < ABSENT_AFTER[terms.absent]) return err({ code: 'tooFast' });
	return leaveSeat(locked, seat, 'absent');
}

/** Who was gone takes the seat back from the bot. Who gave up does not, nor whose clock has run down for good. */
export function takeSeatBack(locked: LockedGame, number: number): Result<null, Refusal> {
	const seat = locked.seats[number]!;
	const left = timeLeft(locked.terms.clock, { spent: seat.spent_ms, moves: seat.moves });
	const mayReturn = seat.kind === 'bot' && (seat.left_why === 'time' || seat.left_why === 'absent');
	if (!mayReturn || left === 0) return err({ code: 'notYours' });
	seat.left_why = null;
	return referee(locked, 'host', { kind: 'seat', seat: number, who: { kind: 'person', name: seat.name } });
}
