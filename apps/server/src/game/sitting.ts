import type { Refusal, SitDown } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import type { Row } from '../store/schema.js';
import { isSecret, splitSecret } from '../util/secrets.js';
import { beginIfFull } from './begin.js';
import type { Person } from './person.js';
import type { Room } from './room.js';
import { seatOfPerson } from './wishes.js';

type Answer = Result<null, Refusal>;

/** Takes a seat before the game begins: the one that is wished, or the first that is free for this person. */
export function sitDown(room: Room, person: Person, { seat: wished, invite }: SitDown): Answer {
	const { game, seats } = room;
	// The same request may arrive twice, and the second time the seat is theirs already.
	const own = seatOfPerson(room, person);
	if (own !== null) return wished === undefined || wished === own ? ok(null) : err({ code: 'alreadySeated' });
	if (game.status !== 'waiting') return err({ code: 'begun' });
	const isInvited = invite !== undefined && isInvite(game, invite);
	if (invite !== undefined && !isInvited) return err({ code: 'badInvite' });
	const isFree = ({ kind }: Row<'seat'>) => kind === 'open' || (kind === 'link' && isInvited);
	const seat = wished === undefined ? seats.find(isFree) : seats[wished];
	if (!seat || !isFree(seat)) return err({ code: seat?.kind === 'link' ? 'badInvite' : 'seatTaken' });
	const { session, account, name } = person;
	Object.assign(seat, { kind: 'person', session, account, name, program: person.isProgram ? 1 : 0 });
	room.note({ kind: 'sat', seat: seat.seat, name });
	beginIfFull(room);
	return ok(null);
}

export function isInvite({ invite_id, invite_hash }: Row<'game'>, text: string): boolean {
	const parts = splitSecret(text);
	return (
		parts !== null && parts.id === invite_id && invite_hash !== null && isSecret(parts.secret, invite_hash)
	);
}

/** Leaves a seat before the game begins. A table that its last person left is put away. */
export function standUp(room: Room, person: Person): Answer {
	const { game, seats } = room;
	const number = seatOfPerson(room, person);
	if (number === null) return err({ code: 'notSeated' });
	if (game.status !== 'waiting') return err({ code: 'begun' });
	const seat = seats[number]!;
	Object.assign(seat, { kind: seat.offered, session: null, account: null, program: 0, name: '' });
	room.note({ kind: 'stood', seat: number });
	beginIfFull(room);
	if (!seats.some(({ kind }) => kind === 'person')) cancel(room);
	return ok(null);
}

export function cancel(room: Room): void {
	if (room.game.status !== 'waiting') return;
	room.game.status = 'cancelled';
	room.note({ kind: 'cancelled' });
}
