import type { Refusal, RequestMessage } from '@rumis/protocol';
import { err, type Result } from '@rumis/rules';
import { say } from './chat.js';
import { claimSeat, expire, type IsHere, leaveSeat, takeSeatBack } from './leaving.js';
import type { LockedGame } from './lockedGame.js';
import { type Person, seatIn } from './person.js';
import { referee } from './referee.js';
import { askRematch } from './rematch.js';
import { askUndo } from './undoing.js';

type Answer = Result<null, Refusal>;

export function seatOfPerson({ seats }: Pick<LockedGame, 'seats'>, person: Person): number | null {
	return seatIn(seats, person);
}

/** Handles a request, or returns the refusal. */
export async function handleRequest(
	locked: LockedGame,
	person: Person,
	request: RequestMessage,
	isHere: IsHere,
): Promise<Answer> {
	const seat = seatOfPerson(locked, person);
	if (request.kind === 'say') return say(locked, person, seat, request.text);
	if (seat === null) return err({ code: 'notSeated' });
	if (request.kind === 'rematch') return askRematch(locked, person, seat);
	if (locked.game.status === 'waiting' || locked.game.status === 'cancelled')
		return err({ code: 'notBegun' });
	if (locked.game.status === 'over') return err({ code: 'over' });
	return handleInGame(locked, seat, request, isHere);
}

type GameRequest = Exclude<RequestMessage, { kind: 'say' | 'rematch' }>;

function handleInGame(
	locked: LockedGame,
	seat: number,
	request: GameRequest,
	isHere: IsHere,
): Answer | Promise<Answer> {
	if (request.kind === 'return') return takeSeatBack(locked, seat);
	// A bot has taken this seat since the person left.
	if (locked.seats[seat]!.kind === 'bot') return err({ code: 'notYours' });
	switch (request.kind) {
		case 'move':
			return referee(locked, seat, { kind: 'move', ply: request.ply, move: request.move });
		case 'undo':
			return askUndo(locked, seat, request.to);
		case 'answerUndo':
			return referee(locked, seat, { kind: 'answerUndo', agree: request.agree });
		case 'resign':
			return leaveSeat(locked, seat, 'resigned');
		case 'claim':
			return claimSeat(locked, seat, request.seat, isHere);
	}
}

/** The first event of an earlier attempt of the same request. */
export async function findRequest(locked: LockedGame, session: string, id: string): Promise<number | null> {
	const found = await locked.tx.db
		.selectFrom('event')
		.select('seq')
		.where('game', '=', locked.game.id)
		.where('session', '=', session)
		.where('client_id', '=', id)
		.executeTakeFirst();
	return found?.seq ?? null;
}

/** Handles expired clocks before any request. */
export function settle(locked: LockedGame): void {
	const settled = expire(locked);
	if (!settled.ok) throw new Error(`game ${locked.game.id} could not be settled: ${settled.error.code}`);
}
