/** Bulk statements for PostgreSQL, where every round trip counts. */
import pg from 'pg';
import type { NewRow, Row } from './schema.js';

/** A quoted SQL literal. Several statements in one message cannot have parameters. */
const literal = (text: string): string => pg.escapeLiteral(text);
const jsonOf = (value: unknown): string => `${literal(JSON.stringify(value))}::json`;

/** Locks and reads these games, skipping those locked by other transactions: no lock waits. */
export const lockFreeGames = (ids: readonly string[]): string =>
	`select * from game where id = any(array[${ids.map(literal).join()}]) for update skip locked`;

/** A request that may be a retry, with its session and id. */
export interface AskedBefore {
	readonly game: string;
	readonly session: string;
	readonly client: string;
}

export interface Surroundings {
	readonly game: string;
	readonly seats: Row<'seat'>[];
	/** The first event of an earlier attempt of the same request. */
	readonly known: number | null;
}

/** The seats of games. Read after the lock, in a separate statement: only that sees the latest commits. */
export const readSurroundings = (asked: readonly AskedBefore[]): string => `
	select game,
		(select json_agg(s order by s.seat) from seat as s where s.game = asked.game) as seats,
		(select seq from event
			where event.game = asked.game and event.session = asked.session and client_id = client) as known
	from json_to_recordset(${jsonOf(asked)}) as asked(game text, session text, client text)`;

/** All changes to one game in one transaction. */
export interface GameChanges {
	readonly id: string;
	readonly events: readonly NewRow<'event'>[];
	readonly moves: readonly NewRow<'move'>[];
	/** The changed columns; null if nothing changed. */
	readonly game: Partial<Row<'game'>> | null;
	readonly seats: readonly { readonly row: Row<'seat'>; readonly changed: Partial<Row<'seat'>> }[];
	readonly snapshot: NewRow<'snapshot'> | null;
	readonly jobs: readonly NewRow<'job'>[];
	readonly dropped: readonly string[];
}

/** The columns that a move can change. */
const GAME = [
	...(['status', 'seq', 'ply', 'branch', 'turn_seat', 'turn_ms', 'deadline_ms'] as const),
	...(['standings_json', 'updated_ms', 'over_ms'] as const),
];
const SEAT = ['kind', 'bot', 'spent_ms', 'moves', 'left_why', 'rank', 'points', 'plan_json'] as const;
const SNAPSHOT = ['seq', 'table_text', 'hash'] as const;
const JOB = ['kind', 'game', 'due_ms', 'lease_ms', 'lease_by', 'attempts', 'body_json'] as const;

const isAmong = (changed: object, columns: readonly string[]): boolean =>
	Object.keys(changed).every((key) => columns.includes(key));

export const canSaveTogether = ({ game, seats }: GameChanges): boolean =>
	isAmong(game ?? {}, GAME) && seats.every(({ changed }) => isAmong(changed, SEAT));

const setAll = (columns: readonly string[], from: string): string =>
	columns.map((column) => `${column} = ${from}.${column}`).join(', ');
const rows = (table: string, values: readonly object[]): string =>
	`json_populate_recordset(null::${table}, ${jsonOf(values)})`;

/** The statement, if the list is not empty. */
const part = (values: readonly object[], text: () => string): string[] => (values.length > 0 ? [text()] : []);

/** Writes the changes of several games, with the full rows; nothing if nothing changed. */
export function saveTogether(
	games: readonly { readonly row: Row<'game'>; readonly changes: GameChanges }[],
): string[] {
	const all = games.map(({ changes }) => changes);
	const events = all.flatMap((change) => change.events);
	const moves = all.flatMap((change) => change.moves);
	const gameRows = games.flatMap(({ row, changes }) => (changes.game ? [pick(row, ['id', ...GAME])] : []));
	const seatRows = all.flatMap(({ seats }) => seats.map(({ row }) => pick(row, ['game', 'seat', ...SEAT])));
	const snapshots = all.flatMap(({ snapshot }) => snapshot ?? []);
	// Always in the same order, to avoid deadlocks.
	const jobs = all.flatMap((change) => change.jobs).sort((a, b) => (a.key < b.key ? -1 : 1));
	const dropped = all.flatMap((change) => change.dropped).sort();
	return [
		...part(events, () => `insert into event select * from ${rows('event', events)}`),
		...part(moves, () => `insert into move select * from ${rows('move', moves)}`),
		...part(
			gameRows,
			() => `update game set ${setAll(GAME, 'n')} from ${rows('game', gameRows)} as n where game.id = n.id`,
		),
		...part(
			seatRows,
			() => `update seat set ${setAll(SEAT, 'n')} from ${rows('seat', seatRows)} as n
				where seat.game = n.game and seat.seat = n.seat`,
		),
		...part(
			snapshots,
			() => `insert into snapshot select * from ${rows('snapshot', snapshots)}
				on conflict (game) do update set ${setAll(SNAPSHOT, 'excluded')}`,
		),
		...part(
			jobs,
			() => `insert into job select * from ${rows('job', jobs)}
				on conflict (key) do update set ${setAll(JOB, 'excluded')}`,
		),
		...(dropped.length > 0 ? [`delete from job where key = any(array[${dropped.map(literal).join()}])`] : []),
	];
}

const pick = <Fields extends object>(row: Fields, keys: readonly (keyof Fields)[]): Partial<Fields> =>
	Object.fromEntries(keys.map((key) => [key, row[key]])) as Partial<Fields>;
