import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { unnameGame } from './unname.js';

export type Account = Pick<Row<'account'>, 'id' | 'name'>;

/** Locks games, so nobody can take or leave a seat while their seats are changed. */
export async function lockGames({ db, isPostgres }: Tx, games: readonly string[]): Promise<void> {
	if (!isPostgres || games.length === 0) return;
	// Always in the same order, to avoid deadlocks.
	const query = db.selectFrom('game').select('id').where('id', 'in', games);
	await query.orderBy('id').forUpdate().execute();
}

/** Binds a browser session and its seats to the account. */
export async function bindSession(tx: Tx, session: string, { id, name }: Account): Promise<void> {
	await tx.db.updateTable('session').set({ account: id, name }).where('id', '=', session).execute();
	await tx.db.updateTable('push').set({ account: id }).where('session', '=', session).execute();
	await tx.db.updateTable('event').set({ owner: id }).where('owner', '=', session).execute();
	const games = await gamesToBind(tx, session, id);
	if (games.length === 0) return;
	await lockGames(tx, games);
	const seats = tx.db.updateTable('seat').set({ account: id, name });
	await seats
		.where('session', '=', session)
		.where('account', 'is', null)
		.where('game', 'in', games)
		.execute();
}

/** Skips games where the account already has a seat: nobody can have two seats at one table. */
async function gamesToBind({ db }: Tx, session: string, account: string): Promise<string[]> {
	const rows = await db
		.selectFrom('seat')
		.select('game')
		.where('session', '=', session)
		.where('account', 'is', null)
		.where('game', 'not in', (select) =>
			select.selectFrom('seat').select('game').where('account', '=', account),
		)
		.execute();
	return rows.map(({ game }) => game);
}

/** The games where the account has a seat, that are rated for it, or whose log contains its name. */
export async function gamesOf({ db }: Tx, account: string): Promise<string[]> {
	const sitting = db
		.selectFrom('seat')
		.select('game')
		.where((seat) => seat.or([seat('account', '=', account), seat('rated', '=', account)]));
	const told = db.selectFrom('event').select('game').where('owner', '=', account);
	return (await sitting.union(told).execute()).map(({ game }) => game);
}

/** Removes the account's name and all references to it from one game. The game is kept. */
export async function freeSeats(tx: Tx, account: Account, game: string): Promise<void> {
	const { db } = tx;
	const { id, name } = account;
	await lockGames(tx, [game]);
	const own = db.selectFrom('seat').select('seat').where('game', '=', game).where('account', '=', id);
	await unnameGame(tx, game, { ...account, seats: (await own.execute()).map(({ seat }) => seat) });
	const rows = db.updateTable('seat').where('game', '=', game);
	// A seat that has since moved to another device may still have the name.
	await rows
		.set({ name: '' })
		.where((seat) => seat.or([seat('account', '=', id), seat('name', '=', name)]))
		.execute();
	// Whoever is gone plays no rematch.
	await rows.set({ account: null, wants_rematch: 0 }).where('account', '=', id).execute();
	await rows.set({ rated: null }).where('rated', '=', id).execute();
}
