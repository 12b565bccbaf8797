import { err, ok, type Result } from '@rumis/rules';
import { standingsOf, type Table } from '@rumis/table';
import type { Kysely } from 'kysely';
import { isGameDamage } from '../game/quarantine.js';
import { leftSeats } from '../game/referee.js';
import { rebuild } from '../game/tableCache.js';
import type { Database, Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { CopyFault, reasonOf } from './fault.js';
import { countRows, pagesOf } from './writing.js';

/** The result of a successful verification. */
export interface Verified {
	readonly games: number;
	readonly moves: number;
}

type Game = Row<'game'>;

/** A game that breaks the rules, and why. */
export interface Damage {
	readonly game: string;
	readonly why: string;
}

/**
 * Replays every game from its log. Throws a `CopyFault` at the first that breaks the rules, unless it is
 * already known to be damaged: one such game must not make a backup of all others useless.
 */
export async function verifyGames(tx: Tx): Promise<Verified> {
	const known = await tx.db.selectFrom('quarantine').select('game').execute();
	const { games, moves, isComplete } = await replayGames(tx, ({ game, why }) => {
		if (!known.some((row) => row.game === game)) throw new CopyFault('log', `game ${game} is wrong: ${why}`);
	});
	if (!isComplete) throw new CopyFault('log', 'there are events or moves that belong to no game');
	return { games, moves };
}

export interface Replayed extends Verified {
	/** Whether every event and move belongs to one of these games. */
	readonly isComplete: boolean;
}

/** Replays every game from its log, and reports those that break the rules. */
export async function replayGames(tx: Tx, onDamage: (damage: Damage) => void): Promise<Replayed> {
	const found = { games: 0, moves: 0, events: 0, damaged: 0 };
	for await (const page of pagesOf(tx.db, 'game', 200)) {
		for (const game of page as unknown as Game[]) {
			found.games++;
			const verified = await verifyGame(tx, game);
			if (verified.ok) {
				found.events += game.seq;
				found.moves += verified.value;
			} else {
				found.damaged++;
				onDamage({ game: game.id, why: verified.error });
			}
		}
	}
	const { games, moves } = found;
	const isComplete = found.damaged > 0 || (await isAllOf(tx, found));
	return { games, moves, isComplete };
}

const isAllOf = async (
	{ db }: Tx,
	found: { readonly events: number; readonly moves: number },
): Promise<boolean> =>
	(await countRows(db, 'event')) === found.events && (await countRows(db, 'move')) === found.moves;

/** The number of moves, including those taken back, or an error of one line. */
export async function verifyGame(tx: Tx, game: Game): Promise<Result<number, string>> {
	try {
		const moves = await checkLog(tx, game);
		if (game.started_ms !== null) checkTable(game, await rebuild(tx, game), await readLeft(tx, game.id));
		return ok(moves);
	} catch (error) {
		if (!isWrong(error)) throw error;
		return err(reasonOf(error));
	}
}

/** Our own findings, or data the database cannot read; other database errors are passed on. */
const isWrong = (error: unknown): boolean =>
	isGameDamage(error) || (error instanceof Error && error.constructor === Error);

async function checkLog({ db }: Tx, game: Game): Promise<number> {
	const events = await readEvents(db, game.id);
	const gap = events.findIndex(({ seq }, index) => seq !== index + 1);
	if (gap >= 0 || events.length !== game.seq)
		throw new Error(`its log has a gap at event ${gap < 0 ? events.length + 1 : gap + 1}`);
	const moves = await readMoves(db, game.id);
	if (makeList(moves) !== makeList(movesTold(events))) throw new Error('its moves are not those of its log');
	return moves.length;
}

function checkTable(game: Game, table: Table, left: readonly number[]): void {
	if (table.position.ply !== game.ply) throw new Error(`it should have ${game.ply} plies`);
	// In older games a seat taken over by a bot was ranked by the bot's points.
	const results = [standingsOf(table, left), standingsOf(table)].map(makeStandings);
	if (!results.includes(storedResult(game))) throw new Error('its result does not follow from its moves');
}

const readLeft = async ({ db }: Tx, game: string): Promise<readonly number[]> =>
	leftSeats(await db.selectFrom('seat').select(['seat', 'left_why']).where('game', '=', game).execute());

const readEvents = (db: Kysely<Database>, game: string) =>
	db
		.selectFrom('event')
		.select(['seq', 'kind', 'event_json'])
		.where('game', '=', game)
		.orderBy('seq')
		.execute();

type MoveFacts = Pick<Row<'move'>, 'seq' | 'ply' | 'seat' | 'move'>;

const readMoves = (db: Kysely<Database>, game: string): Promise<MoveFacts[]> =>
	db
		.selectFrom('move')
		.select(['seq', 'ply', 'seat', 'move'])
		.where('game', '=', game)
		.orderBy('seq')
		.execute();

function movesTold(events: readonly Pick<Row<'event'>, 'seq' | 'kind' | 'event_json'>[]): MoveFacts[] {
	return events
		.filter(({ kind }) => kind === 'moved')
		.map(({ seq, event_json }) => ({ seq, ...(JSON.parse(event_json) as Omit<MoveFacts, 'seq'>) }));
}

const makeList = (moves: readonly MoveFacts[]): string =>
	JSON.stringify(moves.map(({ seq, ply, seat, move }) => [seq, ply, seat, move]));

const storedResult = ({ standings_json }: Game): string =>
	makeStandings(
		standings_json === null ? null : (JSON.parse(standings_json) as ReturnType<typeof standingsOf>),
	);

const makeStandings = (standings: ReturnType<typeof standingsOf>): string =>
	JSON.stringify(standings?.map(({ seat, rank, points }) => [seat, rank, points]) ?? null);
