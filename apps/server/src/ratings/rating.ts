import type { Hook, Room } from '../game/room.js';
import type { Handler } from '../jobs/runner.js';
import type { Row } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import { NEWCOMER, rest, type Strength } from './glicko.js';
import { placeOf, strengthsAfter } from './results.js';

type Seat = Row<'seat'>;
type Standing = Row<'rating'>;

/**
 * A rating period, in milliseconds. In so many of them as a year has, a deviation of 60 grows to about 110:
 * whoever stays away for longer leaves the leaderboard.
 */
export const PERIOD = 4.5 * 24 * 3600 * 1000;

/** Whoever may well be more than two of these off is not ranked. */
export const PROVISIONAL = 110;

const rateJob = (game: string): string => `rate:${game}`;

/** The seats whose game counts, each for another account. */
function ratedSeats(seats: readonly Seat[]): (Seat & { rated: string })[] {
	const byAccount = new Map<string, Seat & { rated: string }>();
	for (const seat of seats) {
		const { rated } = seat;
		if (rated !== null && !byAccount.has(rated)) byAccount.set(rated, { ...seat, rated });
	}
	return [...byAccount.values()];
}

/** Wants a game rated in the transaction that ends it, so that none is forgotten. */
export const rateWhenOver: Hook = (room: Room): void => {
	const isOver = room.events.some(({ event }) => event.kind === 'over');
	if (!isOver || room.game.rated !== 1 || ratedSeats(room.seats).length < 2) return;
	room.wantJob({ key: rateJob(room.game.id), kind: 'rate', due: room.now });
};

export const rateHandler =
	(store: Store): Handler =>
	async ({ game }) => {
		if (game !== null) await store.write((tx) => rateGame(tx, game), { repeatable: true });
	};

/** Rates a finished game once, however often it is asked for and on however many nodes. */
export async function rateGame(tx: Tx, id: string): Promise<void> {
	const { db, isPostgres } = tx;
	const query = db.selectFrom('game').selectAll().where('id', '=', id);
	const game = await (isPostgres ? query.forUpdate() : query).executeTakeFirst();
	if (game?.status !== 'over' || (await isRatedAlready(tx, id))) return;
	const rows = await db.selectFrom('seat').selectAll().where('game', '=', id).orderBy('seat').execute();
	const seats = ratedSeats(rows);
	if (seats.length < 2) return;
	const now = await tx.now();
	const accounts = seats.map(({ rated }) => rated);
	const standings = await lockStandings(tx, accounts, game.players, now);
	const before = seats.map(({ rated }) => strengthNow(standings.get(rated)!, now));
	const after = strengthsAfter(
		seats.map((seat, index) => ({
			account: seat.rated,
			place: placeOf(seat, rows.length),
			strength: before[index]!,
		})),
	);
	for (const [index, { seat, rated }] of seats.entries()) {
		const facts = { game: id, seat, account: rated, players: game.players, at_ms: now };
		await writeStrength(tx, facts, before[index]!, after[index]!);
	}
}

async function isRatedAlready({ db }: Tx, game: string): Promise<boolean> {
	const change = db.selectFrom('rating_change').select('seat').where('game', '=', game);
	return (await change.executeTakeFirst()) !== undefined;
}

/** The ratings of these accounts, made where there were none, and locked against other games of theirs. */
async function lockStandings(
	{ db, isPostgres }: Tx,
	accounts: readonly string[],
	players: number,
	now: number,
): Promise<Map<string, Standing>> {
	// Always in the same order, so that two games of the same people do not wait for each other.
	const sorted = [...accounts].sort();
	const rows = sorted.map((account) => ({ account, players, ...NEWCOMER, games: 0, updated_ms: now }));
	const insert = db.insertInto('rating').values(rows);
	await insert.onConflict((conflict) => conflict.columns(['account', 'players']).doNothing()).execute();
	const query = db
		.selectFrom('rating')
		.selectAll()
		.where('account', 'in', sorted)
		.where('players', '=', players)
		.orderBy('account');
	const found = await (isPostgres ? query.forUpdate() : query).execute();
	return new Map(found.map((row) => [row.account, row]));
}

/** What is known of somebody now: the longer they have not played, the less. */
export const strengthNow = (row: Strength & Pick<Standing, 'updated_ms'>, now: number): Strength =>
	rest(row, (now - row.updated_ms) / PERIOD);

type Facts = Pick<Row<'rating_change'>, 'game' | 'seat' | 'account' | 'players' | 'at_ms'>;

async function writeStrength({ db }: Tx, facts: Facts, before: Strength, after: Strength): Promise<void> {
	const { rating, deviation, volatility } = after;
	const change = { rating_before: before.rating, rating_after: rating, deviation_after: deviation };
	await db
		.insertInto('rating_change')
		.values({ ...facts, ...change })
		.execute();
	await db
		.updateTable('rating')
		.set((row) => ({
			...{ rating, deviation, volatility, updated_ms: facts.at_ms },
			games: row('games', '+', 1),
		}))
		.where('account', '=', facts.account)
		.where('players', '=', facts.players)
		.execute();
}
