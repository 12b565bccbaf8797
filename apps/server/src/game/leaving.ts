/**
 * Players who leave their seat, permanently or for a while: by resigning, running out of time, or being
 * absent.
 */
import { ABSENT_AFTER, IDLE_AFTER, type Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { type EndReason, movesAfterReturn, personsAt, type TableError, timeLeft } from '@rumis/table';
import { spentOf } from './clocks.js';
import type { LockedGame } from './lockedGame.js';
import { referee } from './referee.js';

/** A player resigns or runs out of time: a bot takes the seat or the game ends, depending on the terms. */
export function leaveSeat(locked: LockedGame, seat: number, why: EndReason): Result<null, TableError> {
	if (!goesOnWithout(locked, seat, why)) {
		return referee(locked, why === 'resigned' ? seat : 'host', { kind: 'end', seat, why });
	}
	// Whoever may come back has not agreed by leaving.
	if (why !== 'resigned' && locked.begun.asked) referee(locked, 'host', { kind: 'answerUndo', agree: false });
	locked.seats[seat]!.left_why = why;
	locked.note({ kind: 'left', seat, why });
	const who = { kind: 'bot', bot: locked.terms.standIn, name: '' } as const;
	return referee(locked, 'host', { kind: 'seat', seat, who });
}

/** Resigning against a single person loses; a bot takes over only if at least two people remain. */
function goesOnWithout({ terms, begun }: LockedGame, seat: number, why: EndReason): boolean {
	const others = personsAt(begun.seats).filter((other) => other !== seat).length;
	return terms.absent === 'bot' && others >= (why === 'resigned' ? 2 : 1);
}

/** Handles a deadline that has passed, even if its job has not run yet. */
export function expire(locked: LockedGame): Result<null, TableError> {
	const { game, now } = locked;
	const isDue = game.status === 'playing' && game.deadline_ms !== null && now >= game.deadline_ms;
	if (!isDue || game.turn_seat === null) return ok(null);
	return leaveSeat(locked, game.turn_seat, 'time');
}

/** Whether the owner of a seat is connected. */
export type IsHere = (game: string, seat: number) => boolean;

/**
 * In a game without a clock, the opponents may claim the seat of an absent player: a bot takes it or the game
 * ends, depending on the terms. In a game with a clock, the clock decides.
 */
export function claimSeat(
	locked: LockedGame,
	by: number,
	seat: number,
	isHere: IsHere,
): Result<null, Refusal> {
	const { game, seats, terms, now } = locked;
	const isAwaited = game.turn_seat === seat && seats[seat]?.kind === 'person' && seat !== by;
	if (!isAwaited || terms.clock.kind !== 'none') return err({ code: 'notYours' });
	const waited = now - (game.turn_ms ?? now);
	// A connected player is only thinking, but not for ever.
	if (waited < IDLE_AFTER && isHere(game.id, seat)) return err({ code: 'notYours' });
	if (waited < ABSENT_AFTER[terms.absent]) return err({ code: 'tooFast' });
	return leaveSeat(locked, seat, 'absent');
}

/** Returns a seat from the bot to an absent player. Not after resigning, nor when no time is left. */
export function takeSeatBack(locked: LockedGame, number: number): Result<null, Refusal> {
	const seat = locked.seats[number]!;
	const { clock } = locked.terms;
	const moves = movesAfterReturn(clock, spentOf(seat));
	const mayReturn = seat.kind === 'bot' && (seat.left_why === 'time' || seat.left_why === 'absent');
	if (!mayReturn || timeLeft(clock, { ...spentOf(seat), moves }) === 0) return err({ code: 'notYours' });
	Object.assign(seat, { left_why: null, moves });
	return referee(locked, 'host', { kind: 'seat', seat: number, who: { kind: 'person', name: seat.name } });
}
