import type { TableTerms } from '@rumis/protocol';
import { err, findBuiltin, parseScenario, type Result, type Scenario } from '@rumis/rules';
import { makeTable, type Seat, startTable, type Table, type TableError } from '@rumis/table';
import type { Row } from '../store/schema.js';
import { startClock } from './clocks.js';
import type { Room } from './room.js';

/** The scenario of this id, or the one that the text describes. */
export function readScenario(text: string): Scenario | null {
	const known = findBuiltin(text);
	if (known) return known;
	const scenario = parseScenario(text);
	return scenario.ok ? scenario.value : null;
}

/** The table of these terms before its first move. */
export function setTable(
	terms: TableTerms,
	seats: readonly Seat[],
	seed: number,
): Result<Table, TableError | { readonly code: 'badScenario' }> {
	const scenario = readScenario(terms.scenario);
	if (!scenario) return err({ code: 'badScenario' });
	const { players, mode, start, ruin } = terms;
	return startTable({ setup: { scenario, players, mode, start }, seats, undo: 'ask', seed, ruin });
}

const sitting = ({ kind, name, bot }: Row<'seat'>): Seat =>
	kind === 'bot' ? { kind: 'bot', bot: bot ?? 'level:4', name: '' } : { kind: 'person', name };

const isFree = ({ kind }: Row<'seat'>): boolean => kind === 'open' || kind === 'link';

/** Counts the free seats anew, and begins the game when there are none. */
export function beginIfFull(room: Room): void {
	const { game, seats } = room;
	const free = (kind: string) => seats.filter((seat) => seat.kind === kind).length;
	Object.assign(game, { free_open: free('open'), free_link: free('link') });
	if (game.status === 'waiting' && !seats.some(isFree)) begin(room);
}

function begin(room: Room): void {
	const { game, seats, terms, now } = room;
	const table = setTable(terms, seats.map(sitting), game.seed);
	if (!table.ok) throw new Error(`game ${game.id} cannot begin: ${table.error.code}`);
	room.table = table.value;
	// Who signs in later does not make a game count that goes well, nor leave one that does not.
	if (terms.rated) for (const seat of seats) seat.rated = seat.account;
	Object.assign(game, { status: 'playing', started_ms: now, ply: table.value.position.ply });
	startClock(game, seats, table.value, terms, now);
	room.dropJob(abandonJob(game.id));
	room.note({ kind: 'started', table: makeTable(table.value) }, 'changed');
}

export const abandonJob = (game: string): string => `abandon:${game}`;
