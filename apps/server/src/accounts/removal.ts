import { ok } from '@rumis/rules';
import type { Games } from '../game/games.js';
import { leaveSeat } from '../game/leaving.js';
import type { Person } from '../game/person.js';
import { seatOfPerson, settle } from '../game/requests.js';
import { standUp } from '../game/sitting.js';
import { lockAccount } from '../names/accountRow.js';
import type { Store, Tx } from '../store/store.js';
import { type Account, freeSeats, gamesOf } from './binding.js';
import { forgetAccount } from './forgetting.js';

/** Leaves or resigns every seat of the account, so no opponent waits forever. */
export async function leaveTables(games: Games, account: string): Promise<void> {
	const tables = await games.store.read(({ db }) =>
		db
			.selectFrom('seat')
			.innerJoin('game', 'game.id', 'seat.game')
			.select('game.id')
			.where('seat.account', '=', account)
			.where('game.status', 'in', ['waiting', 'playing'])
			.execute(),
	);
	for (const { id } of tables) await leaveTable(games, id, { session: '', account, name: '' });
}

async function leaveTable(games: Games, id: string, person: Person): Promise<void> {
	await games.change(id, async (locked) => {
		settle(locked);
		const seat = seatOfPerson(locked, person);
		if (seat === null) return ok(null);
		if (locked.game.status === 'waiting') return standUp(locked, person);
		const isThere = locked.game.status === 'playing' && locked.seats[seat]!.kind === 'person';
		return isThere ? leaveSeat(locked, seat, 'resigned') : ok(null);
	});
}

/**
 * Removes the name from all games of an account, in one transaction per game, so other games are not blocked.
 */
export async function leaveGames(store: Store, account: Account): Promise<void> {
	for (const game of await store.read((tx) => gamesOf(tx, account.id))) {
		await store.write((tx) => freeSeats(tx, account, game), { repeatable: true });
	}
}

/** Tables with rows that belong to an account alone. */
const OF_ACCOUNT = [
	...(['passkey', 'challenge', 'push', 'skeleton'] as const),
	...(['rating', 'rating_change', 'puzzle_rating', 'puzzle_attempt'] as const),
];

/** Deletes all data of an account. Its name is free again. */
export async function removeAccount(tx: Tx, account: Account): Promise<void> {
	const { id } = account;
	// Concurrent writers for this account will find it gone.
	await lockAccount(tx, id);
	// Games joined or chat sent from another device in the meantime.
	for (const game of await gamesOf(tx, id)) await freeSeats(tx, account, game);
	const { db } = tx;
	for (const table of OF_ACCOUNT) {
		await db.deleteFrom(table).where('account', '=', id).execute();
	}
	await forgetAccount(tx, account);
	await db.deleteFrom('account').where('id', '=', id).execute();
}
