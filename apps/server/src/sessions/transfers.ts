import type { Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import type { Games } from '../game/games.js';
import type { LockedGame } from '../game/lockedGame.js';
import { owns, type Person } from '../game/person.js';
import { seatOfPerson } from '../game/requests.js';
import { hasAccountStill } from '../names/accountRow.js';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { isSecret, newSecret, splitSecret } from '../util/secrets.js';
import { personOf } from './sessions.js';

/** The lifetime of a one-time transfer link, in milliseconds. */
const TRANSFER_LIFE = 15 * 60 * 1000;

export interface NewTransfer {
	readonly secret: string;
	readonly expiresAt: number;
}

/** Creates a one-time link that moves a seat to another device. */
export function offerTransfer(
	games: Games,
	game: string,
	person: Person,
): Promise<Result<NewTransfer, Refusal>> {
	return games.change(game, async (locked) => {
		const seat = seatOfPerson(locked, person);
		if (seat === null) return err({ code: 'notSeated' });
		const secret = newSecret();
		const expiresAt = locked.now + TRANSFER_LIFE;
		const facts = { game, seat, created_ms: locked.now, expires_ms: expiresAt, used_ms: null };
		await locked.tx.db
			.insertInto('transfer')
			.values({ id: secret.id, hash: secret.hash, session: person.session, ...facts })
			.execute();
		return ok({ secret: secret.text, expiresAt });
	});
}

/** The game of the moved seat, and the session it was taken from, if different. */
export interface Moved {
	readonly game: string;
	readonly from: string | null;
}

/** Moves the seat to the first device that claims it. The old device keeps watching, but cannot play. */
export async function claimTransfer(
	games: Games,
	text: string,
	person: Person,
): Promise<Result<Moved, Refusal>> {
	const parts = splitSecret(text);
	const found = parts && (await games.store.read((tx) => findTransfer(tx, parts.id)));
	if (!parts || !found || !isSecret(parts.secret, found.hash)) return err({ code: 'badInvite' });
	return games.change(found.game, async (locked) => {
		// Read again under the lock.
		const transfer = await findTransfer(locked.tx, parts.id);
		return transfer ? moveSeat(locked, transfer, person) : err({ code: 'badInvite' });
	});
}

async function moveSeat(
	locked: LockedGame,
	transfer: Row<'transfer'>,
	person: Person,
): Promise<Result<Moved, Refusal>> {
	const { id: game } = locked.game;
	const own = seatOfPerson(locked, person);
	// On a retried request the seat is already theirs.
	if (own === transfer.seat) return ok({ game, from: null });
	if (!(await isGood(locked, transfer))) return err({ code: 'badInvite' });
	if (own !== null) return err({ code: 'alreadySeated' });
	if (!(await hasAccountStill(locked.tx, person))) return err({ code: 'noSession' });
	await useUp(locked, transfer);
	const seat = locked.seats[transfer.seat]!;
	const from = seat.session;
	const { session, account, isProgram } = person;
	// An account keeps its name on every device.
	const name = account === seat.account ? seat.name : person.name;
	// Plans are not transferred: the link may have gone to another person.
	Object.assign(seat, { session, account, name, program: isProgram ? 1 : 0, plan_json: null });
	return ok({ game, from });
}

/** A link is valid as long as its session exists and has the seat. */
async function isGood(locked: LockedGame, transfer: Row<'transfer'>): Promise<boolean> {
	if (transfer.used_ms !== null || transfer.expires_ms <= locked.now) return false;
	const session = locked.tx.db.selectFrom('session').selectAll().where('id', '=', transfer.session);
	const offerer = await session.where('expires_ms', '>', locked.now).executeTakeFirst();
	const seat = locked.seats[transfer.seat];
	return offerer !== undefined && seat !== undefined && owns(personOf(offerer), seat);
}

/** Consumes this link, and revokes all others to the same seat. */
async function useUp({ tx, now }: LockedGame, { id, game, seat }: Row<'transfer'>): Promise<void> {
	const others = tx.db.deleteFrom('transfer').where('game', '=', game).where('seat', '=', seat);
	await others.where('id', '!=', id).execute();
	await tx.db.updateTable('transfer').set({ used_ms: now }).where('id', '=', id).execute();
}

const findTransfer = ({ db }: Tx, id: string): Promise<Row<'transfer'> | undefined> =>
	db.selectFrom('transfer').selectAll().where('id', '=', id).executeTakeFirst();
