import type { Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import type { Games } from '../game/games.js';
import type { Person } from '../game/person.js';
import { seatOfPerson } from '../game/wishes.js';
import { isSecret, newSecret, splitSecret } from '../util/secrets.js';

/** A link that moves a seat is good for so long, in milliseconds, and once. */
const TRANSFER_LIFE = 15 * 60 * 1000;

export interface NewTransfer {
	readonly secret: string;
	readonly expiresAt: number;
}

/** Makes a one-time link that moves one's seat to another device. */
export function offerTransfer(
	games: Games,
	game: string,
	person: Person,
): Promise<Result<NewTransfer, Refusal>> {
	return games.change(game, async (room) => {
		const seat = seatOfPerson(room, person);
		if (seat === null) return err({ code: 'notSeated' });
		const secret = newSecret();
		const expiresAt = room.now + TRANSFER_LIFE;
		const facts = { game, seat, created_ms: room.now, expires_ms: expiresAt, used_ms: null };
		await room.tx.db
			.insertInto('transfer')
			.values({ id: secret.id, hash: secret.hash, ...facts })
			.execute();
		return ok({ secret: secret.text, expiresAt });
	});
}

/** Where a seat was moved, and the session that it was taken from, if it was another one. */
export interface Moved {
	readonly game: string;
	readonly from: string | null;
}

/** Moves the seat to whoever claims it first. The device that had it keeps watching, but plays no more. */
export async function claimTransfer(
	games: Games,
	text: string,
	person: Person,
): Promise<Result<Moved, Refusal>> {
	const parts = splitSecret(text);
	const found = parts
		? await games.store.read(({ db }) =>
				db.selectFrom('transfer').select(['game', 'hash']).where('id', '=', parts.id).executeTakeFirst(),
			)
		: undefined;
	if (!parts || !found || !isSecret(parts.secret, found.hash)) return err({ code: 'badInvite' });
	const { game } = found;
	return games.change(game, async (room) => {
		const transfer = await room.tx.db
			.selectFrom('transfer')
			.selectAll()
			.where('id', '=', parts.id)
			.executeTakeFirst();
		const seat = room.seats[transfer?.seat ?? -1];
		if (!transfer || !seat || transfer.expires_ms <= room.now) return err({ code: 'badInvite' });
		const isOwn = seatOfPerson(room, person) === transfer.seat;
		if (isOwn) return ok({ game, from: null });
		if (transfer.used_ms !== null) return err({ code: 'badInvite' });
		if (seatOfPerson(room, person) !== null) return err({ code: 'alreadySeated' });
		const used = room.tx.db.updateTable('transfer').set({ used_ms: room.now });
		await used.where('id', '=', parts.id).execute();
		const { session, account, isProgram } = person;
		const from = seat.session;
		Object.assign(seat, { session, account, program: isProgram ? 1 : 0 });
		return ok({ game, from });
	});
}
