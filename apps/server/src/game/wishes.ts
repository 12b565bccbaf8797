import type { ClientMessage, Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { takeBackTarget } from '@rumis/table';
import { cleanChat } from '../util/names.js';
import { hashText } from '../util/secrets.js';
import { goOnWithout, returnTo } from './absence.js';
import { expire, leaveSeat } from './leaving.js';
import { type Person, seatIn } from './person.js';
import { referee } from './referee.js';
import { askRematch } from './rematch.js';
import type { Room } from './room.js';

/** The messages that wish something of a table, and are answered with their id. */
export type Wish = Extract<
	ClientMessage,
	{ kind: 'move' | 'undo' | 'answerUndo' | 'resign' | 'claim' | 'return' | 'rematch' | 'say' }
>;

type Answer = Result<null, Refusal>;

/** The lines of chat that are kept for one table. */
const MAX_SAID = 1000;

export function seatOfPerson({ seats }: Pick<Room, 'seats'>, person: Person): number | null {
	return seatIn(seats, person);
}

/** Does what somebody wishes, or says why not. */
export async function grant(room: Room, person: Person, wish: Wish): Promise<Answer> {
	const seat = seatOfPerson(room, person);
	if (wish.kind === 'say') return say(room, person, seat, wish.text);
	if (seat === null) return err({ code: 'notSeated' });
	if (wish.kind === 'rematch') return askRematch(room, person, seat);
	if (room.game.status === 'waiting' || room.game.status === 'cancelled') return err({ code: 'notBegun' });
	if (room.game.status === 'over') return err({ code: 'over' });
	return grantInGame(room, seat, wish);
}

type GameWish = Exclude<Wish, { kind: 'say' | 'rematch' }>;

function grantInGame(room: Room, seat: number, wish: GameWish): Answer {
	if (wish.kind === 'return') return returnTo(room, seat);
	// A bot plays here since the person left.
	if (room.seats[seat]!.kind === 'bot') return err({ code: 'notYours' });
	switch (wish.kind) {
		case 'move':
			return referee(room, seat, { kind: 'move', ply: wish.ply, move: wish.move });
		case 'undo': {
			const to = wish.to ?? takeBackTarget(room.begun, seat);
			return to === null ? err({ code: 'nothingToTakeBack' }) : referee(room, seat, { kind: 'takeBack', to });
		}
		case 'answerUndo':
			return referee(room, seat, { kind: 'answerUndo', agree: wish.agree });
		case 'resign':
			return leaveSeat(room, seat, 'resigned');
		case 'claim':
			return goOnWithout(room, seat, wish.seat);
	}
}

function say(room: Room, person: Person, seat: number | null, raw: string): Answer {
	const { game, terms } = room;
	if (terms.chat === 'none' || (terms.chat === 'players' && seat === null)) return err({ code: 'chatOff' });
	if (game.said >= MAX_SAID) return err({ code: 'chatFull' });
	const text = cleanChat(raw);
	if (text === '') return err({ code: 'badMessage' });
	game.said++;
	const name = seat === null ? person.name : room.seats[seat]!.name;
	// The same for all lines of a person at this table, and at no other.
	const author = hashText(`${game.id} ${person.account ?? person.session}`).slice(0, 10);
	room.note({ kind: 'said', author, seat, name, text });
	return ok(null);
}

/** The event that the same wish has led to before. */
export async function findWish(room: Room, session: string, id: string): Promise<number | null> {
	const found = await room.tx.db
		.selectFrom('event')
		.select('seq')
		.where('game', '=', room.game.id)
		.where('session', '=', session)
		.where('client_id', '=', id)
		.executeTakeFirst();
	return found?.seq ?? null;
}

/** What time has brought about by itself comes before any wish. */
export function settle(room: Room): void {
	const settled = expire(room);
	if (!settled.ok) throw new Error(`game ${room.game.id} could not be settled: ${settled.error.code}`);
}
