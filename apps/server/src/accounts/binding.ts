import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';

type Account = Pick<Row<'account'>, 'id' | 'name'>;

/** Locks games, so that nobody sits down or stands up while their seats are changed. */
async function lockGames({ db, isPostgres }: Tx, games: readonly string[]): Promise<void> {
	if (!isPostgres || games.length === 0) return;
	// Always in the same order, so that two who lock several do not wait for each other.
	const query = db.selectFrom('game').select('id').where('id', 'in', games);
	await query.orderBy('id').forUpdate().execute();
}

/** Makes a browser the account's, with the seats that it has. */
export async function bindSession(tx: Tx, session: string, { id, name }: Account): Promise<void> {
	await tx.db.updateTable('session').set({ account: id, name }).where('id', '=', session).execute();
	await tx.db.updateTable('push').set({ account: id }).where('session', '=', session).execute();
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

/** Not where the account sits already: nobody can have two seats at one table. */
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

/** Takes the account's name and all that leads to it from its seats. The games stay. */
export async function freeSeats(tx: Tx, account: string): Promise<void> {
	const { db } = tx;
	const owned = await db
		.selectFrom('seat')
		.select('game')
		.where((seat) => seat.or([seat('account', '=', account), seat('rated', '=', account)]))
		.execute();
	const games = owned.map(({ game }) => game);
	for (let from = 0; from < games.length; from += AT_ONCE) {
		const some = games.slice(from, from + AT_ONCE);
		await lockGames(tx, some);
		const seats = db.updateTable('seat').where('game', 'in', some);
		await seats.set({ account: null, name: '' }).where('account', '=', account).execute();
		await seats.set({ rated: null }).where('rated', '=', account).execute();
	}
}

/** How many games are named in one query. */
const AT_ONCE = 500;
