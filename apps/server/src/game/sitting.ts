import type { Refusal, SitDown } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { isSecret, splitSecret } from '../util/secrets.js';
import { beginIfFull } from './begin.js';
import type { LockedGame } from './lockedGame.js';
import type { Person } from './person.js';
import { seatOfPerson } from './requests.js';

type Answer = Result<null, Refusal>;

/** Takes a seat before the game begins: the requested one, or the first free for this person. */
export function sitDown(locked: LockedGame, person: Person, { seat: wanted, invite }: SitDown): Answer {
	const { game, seats } = locked;
	// On a retried request the seat is already theirs.
	const own = seatOfPerson(locked, person);
	if (own !== null) return wanted === undefined || wanted === own ? ok(null) : err({ code: 'alreadySeated' });
	if (game.status !== 'waiting') return err({ code: 'begun' });
	const isInvited = invite !== undefined && isInvite(game, invite);
	if (invite !== undefined && !isInvited) return err({ code: 'badInvite' });
	const isFree = ({ kind }: Row<'seat'>) => kind === 'open' || (kind === 'link' && isInvited);
	const seat = wanted === undefined ? seats.find(isFree) : seats[wanted];
	if (!seat || !isFree(seat)) return err({ code: seat?.kind === 'link' ? 'badInvite' : 'seatTaken' });
	const { session, account, name } = person;
	Object.assign(seat, { kind: 'person', session, account, name, program: person.isProgram ? 1 : 0 });
	locked.note({ kind: 'sat', seat: seat.seat, name });
	beginIfFull(locked);
	return ok(null);
}

export function isInvite({ invite_id, invite_hash }: Row<'game'>, text: string): boolean {
	const parts = splitSecret(text);
	return (
		parts !== null && parts.id === invite_id && invite_hash !== null && isSecret(parts.secret, invite_hash)
	);
}

/** Leaves a seat before the game begins. A table without people is cancelled. */
export async function standUp(locked: LockedGame, person: Person): Promise<Answer> {
	const { game, seats } = locked;
	const number = seatOfPerson(locked, person);
	if (number === null) return err({ code: 'notSeated' });
	if (game.status !== 'waiting') return err({ code: 'begun' });
	const seat = seats[number]!;
	Object.assign(seat, { kind: seat.offered, session: null, account: null, program: 0, name: '' });
	await revokeTransfers(locked.tx, game.id, number);
	locked.note({ kind: 'stood', seat: number });
	beginIfFull(locked);
	if (!seats.some(({ kind }) => kind === 'person')) cancel(locked);
	return ok(null);
}

export function cancel(locked: LockedGame): void {
	if (locked.game.status !== 'waiting') return;
	locked.game.status = 'cancelled';
	locked.note({ kind: 'cancelled' });
}

/** Revokes all transfer links to a seat that is left. */
async function revokeTransfers({ db }: Tx, game: string, seat: number): Promise<void> {
	await db.deleteFrom('transfer').where('game', '=', game).where('seat', '=', seat).execute();
}
