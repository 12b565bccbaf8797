import { standingsOf, type Table } from '@rumis/table';
import type { Kysely } from 'kysely';
import { rebuild } from '../game/tableCache.js';
import type { Database, Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { CopyFault, reasonOf } from './fault.js';
import { countRows, pagesOf } from './writing.js';

/** What was found to be right. */
export interface Verified {
	readonly games: number;
	readonly moves: number;
}

type Game = Row<'game'>;

/** Plays every game again from its log. Throws a `CopyFault` at the first that is not as the rules have it. */
export async function verifyGames(tx: Tx): Promise<Verified> {
	const found = { games: 0, moves: 0, events: 0 };
	for await (const page of pagesOf(tx.db, 'game', 200)) {
		for (const game of page as unknown as Game[]) {
			found.games++;
			found.events += game.seq;
			found.moves += await verifyGame(tx, game);
		}
	}
	const isComplete =
		(await countRows(tx.db, 'event')) === found.events && (await countRows(tx.db, 'move')) === found.moves;
	if (!isComplete) throw new CopyFault('log', 'there are events or moves of no game');
	return { games: found.games, moves: found.moves };
}

/** Returns how many moves were made, those that were taken back too. */
async function verifyGame(tx: Tx, game: Game): Promise<number> {
	try {
		const moves = await checkLog(tx, game);
		if (game.started_ms !== null) checkTable(game, await rebuild(tx, game));
		return moves;
	} catch (error) {
		if (!isWrong(error)) throw error;
		throw new CopyFault('log', `game ${game.id} is wrong: ${reasonOf(error)}`, error);
	}
}

/** What we found ourselves, or text that is no JSON; faults of databases are errors of kinds of their own. */
const isWrong = (error: unknown): boolean =>
	error instanceof SyntaxError || (error instanceof Error && error.constructor === Error);

async function checkLog({ db }: Tx, game: Game): Promise<number> {
	const events = await readEvents(db, game.id);
	const gap = events.findIndex(({ seq }, index) => seq !== index + 1);
	if (gap >= 0 || events.length !== game.seq)
		throw new Error(`its log has a gap at event ${gap < 0 ? events.length + 1 : gap + 1}`);
	const moves = await readMoves(db, game.id);
	if (makeList(moves) !== makeList(movesTold(events))) throw new Error('its moves are not those of its log');
	return moves.length;
}

function checkTable(game: Game, table: Table): void {
	if (table.position.ply !== game.ply) throw new Error(`it should have ${game.ply} plies`);
	if (makeResult(table) !== storedResult(game)) throw new Error('its result does not follow from its moves');
}

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

const makeResult = (table: Table): string => makeStandings(standingsOf(table));

const storedResult = ({ standings_json }: Game): string =>
	makeStandings(
		standings_json === null ? null : (JSON.parse(standings_json) as ReturnType<typeof standingsOf>),
	);

const makeStandings = (standings: ReturnType<typeof standingsOf>): string =>
	JSON.stringify(standings?.map(({ seat, rank, points }) => [seat, rank, points]) ?? null);
