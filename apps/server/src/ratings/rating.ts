import type { RatingChange, TableTerms } from '@rumis/protocol';
import { NEWCOMER, PROVISIONAL, type Strength, strengthAt } from '@rumis/ratings';
import { modeOf, type Owner, ok } from '@rumis/rules';
import type { Table } from '@rumis/table';
import type { Games } from '../game/games.js';
import type { Hook, LockedGame } from '../game/lockedGame.js';
import type { Handler } from '../jobs/runner.js';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { type Paired, pairFactors, sourcesOf } from './pairs.js';
import { strengthsAfter } from './results.js';

type Seat = Row<'seat'>;
type Standing = Row<'rating'>;

const rateJob = (game: string): string => `rate:${game}`;

/** The rated seats, each of a different account. */
function ratedSeats(seats: readonly Seat[]): (Seat & { rated: string })[] {
	const byAccount = new Map<string, Seat & { rated: string }>();
	for (const seat of seats) {
		const { rated } = seat;
		if (rated !== null && !byAccount.has(rated)) byAccount.set(rated, { ...seat, rated });
	}
	return [...byAccount.values()];
}

/**
 * Schedules the rating in the transaction that ends the game, so none is lost. A game that ended before every
 * colour had moved is not rated, unless moves were taken back: nobody may undo a lost game and then give it up.
 */
export const rateWhenOver: Hook = (locked: LockedGame): void => {
	const isOver = locked.events.some(({ event }) => event.kind === 'over');
	if (!isOver || locked.game.rated !== 1) return;
	const isPlayed = hasEveryColourMoved(locked.begun) || locked.game.branch > 0;
	if (!isPlayed) locked.game.rated = 0;
	else if (ratedSeats(locked.seats).length >= 2)
		locked.wantJob({ key: rateJob(locked.game.id), kind: 'rate', due: locked.now });
};

/** Colours that cannot place their first stone are ignored. */
function hasEveryColourMoved({ position }: Table): boolean {
	const done = new Set<Owner>(position.stones().map(({ owner }) => owner));
	for (const { colour } of position.out) done.add(colour);
	return position.colours.every((colour) => done.has(colour));
}

/** Rates the game, and sends the rating changes to everyone at the table. */
export const rateHandler =
	(games: Games): Handler =>
	async ({ game }) => {
		if (game !== null) await rateNow(games, game);
	};

async function rateNow(games: Games, game: string): Promise<void> {
	await games.change(game, async (locked) => {
		const changes = await rateGame(locked.tx, game);
		if (changes.length > 0) locked.note({ kind: 'rated', changes });
		return ok(null);
	});
}

/** Rates the finished games of an account at once: when it is deleted, its opponents keep what they have won. */
export async function rateAllOf(games: Games, account: string): Promise<void> {
	const unrated = await games.store.read(({ db }) =>
		db
			.selectFrom('seat')
			.innerJoin('game', 'game.id', 'seat.game')
			.select('game.id')
			.where('seat.rated', '=', account)
			.where('game.status', '=', 'over')
			.where('game.rated', '=', 1)
			.where('game.id', 'not in', (select) =>
				select.selectFrom('rating_change').select('game').where('account', '=', account),
			)
			.execute(),
	);
	for (const { id } of unrated) await rateNow(games, id);
}

/** Rates a finished game; idempotent, also across nodes. Returns the changes, none if it was rated before. */
export async function rateGame(tx: Tx, id: string): Promise<readonly RatingChange[]> {
	const { db, isPostgres } = tx;
	const query = db.selectFrom('game').selectAll().where('id', '=', id);
	const game = await (isPostgres ? query.forUpdate() : query).executeTakeFirst();
	if (game?.status !== 'over' || game.rated !== 1 || (await isRatedAlready(tx, id))) return [];
	const rows = await db.selectFrom('seat').selectAll().where('game', '=', id).orderBy('seat').execute();
	const seats = ratedSeats(rows);
	if (seats.length < 2) return [];
	const { sideOfSeat } = modeOf((JSON.parse(game.terms_json) as TableTerms).mode);
	const now = await tx.now();
	const accounts = seats.map(({ rated }) => rated);
	const standings = await lockStandings(tx, accounts, game.players, now);
	const before = seats.map(({ rated }) => strengthNow(standings.get(rated)!, now));
	const players = seats.map((seat, index) => ({
		account: seat.rated,
		side: sideOfSeat(seat.seat),
		// As the referee ranked them, including those who left: there is one result.
		place: seat.rank ?? rows.length,
		strength: before[index]!,
	}));
	const paired = await pairedOf(tx, accounts, before);
	const after = strengthsAfter(players, await pairFactors(tx, paired, now));
	for (const [index, { seat, rated }] of seats.entries()) {
		const { source } = paired[index]!;
		const facts = { game: id, seat, account: rated, players: game.players, at_ms: now, source };
		await writeStrength(tx, facts, before[index]!, after[index]!);
	}
	return seats.map(({ seat }, index) => changeOf(seat, before[index]!.rating, after[index]!.rating));
}

async function pairedOf(
	tx: Tx,
	accounts: readonly string[],
	strengths: readonly Strength[],
): Promise<readonly Paired[]> {
	const sources = await sourcesOf(tx, accounts);
	return accounts.map((account, index) => ({
		account,
		isProvisional: strengths[index]!.deviation > PROVISIONAL,
		source: sources.get(account) ?? '',
	}));
}

/** Rounded for display. */
export const changeOf = (seat: number, before: number, after: number): RatingChange => ({
	seat,
	before: Math.round(before),
	after: Math.round(after),
});

async function isRatedAlready({ db }: Tx, game: string): Promise<boolean> {
	const change = db.selectFrom('rating_change').select('seat').where('game', '=', game);
	return (await change.executeTakeFirst()) !== undefined;
}

/** The ratings of these accounts, created if missing, and locked against their other games. */
async function lockStandings(
	{ db, isPostgres }: Tx,
	accounts: readonly string[],
	players: number,
	now: number,
): Promise<Map<string, Standing>> {
	// Always in the same order, to avoid deadlocks.
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

/** The current strength: its deviation grows while an account does not play. */
export const strengthNow = (row: Strength & Pick<Standing, 'updated_ms'>, now: number): Strength =>
	strengthAt(row, row.updated_ms, now);

type Facts = Pick<Row<'rating_change'>, 'game' | 'seat' | 'account' | 'players' | 'at_ms' | 'source'>;

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
