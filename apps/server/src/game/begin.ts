import { GET_READY, type TableTerms } from '@rumis/protocol';
import { err, type Result } from '@rumis/rules';
import { makeTable, type Seat, startTable, type Table, type TableError } from '@rumis/table';
import type { Row } from '../store/schema.js';
import { readScenario } from './boards.js';
import { startClock } from './clocks.js';
import type { LockedGame } from './lockedGame.js';

/** A table with these terms, before the first move. */
export function setTable(
	terms: TableTerms,
	seats: readonly Seat[],
	seed: number,
): Result<Table, TableError | { readonly code: 'badScenario' }> {
	const scenario = readScenario(terms.scenario);
	if (!scenario) return err({ code: 'badScenario' });
	const { players, mode, start, colours, ruin } = terms;
	const setup = { scenario, players, mode, start, ...(colours && { colours }) };
	return startTable({ setup, seats, undo: 'ask', seed, ruin });
}

const sitting = ({ kind, name, bot }: Row<'seat'>): Seat =>
	kind === 'bot' ? { kind: 'bot', bot: bot ?? 'level:4', name: '' } : { kind: 'person', name };

const isFree = ({ kind }: Row<'seat'>): boolean => kind === 'open' || kind === 'link';

/** Counts the free seats, and begins the game when there are none. */
export function beginIfFull(locked: LockedGame): void {
	const { game, seats } = locked;
	const free = (kind: string) => seats.filter((seat) => seat.kind === kind).length;
	Object.assign(game, { free_open: free('open'), free_link: free('link') });
	if (game.status === 'waiting' && !seats.some(isFree)) begin(locked);
}

function begin(locked: LockedGame): void {
	const { game, seats, terms, now } = locked;
	const table = setTable(terms, seats.map(sitting), game.seed);
	if (!table.ok) throw new Error(`game ${game.id} cannot begin: ${table.error.code}`);
	locked.table = table.value;
	// Fixed at the start: signing in later neither adds a good result nor removes a bad one.
	if (terms.rated) for (const seat of seats) seat.rated = seat.account;
	Object.assign(game, { status: 'playing', started_ms: now, ply: table.value.position.ply });
	startClock(game, seats, table.value, terms, now + readyTime(locked));
	locked.dropJob(abandonJob(game.id));
	locked.note({ kind: 'started', table: makeTable(table.value) }, 'changed');
}

/**
 * Before a live game, players get a moment to look at the board. Not against bots alone: that player chose
 * the moment.
 */
function readyTime({ terms, seats }: LockedGame): number {
	const people = seats.filter(({ kind }) => kind === 'person').length;
	return terms.clock.kind === 'live' && people > 1 ? GET_READY : 0;
}

export const abandonJob = (game: string): string => `abandon:${game}`;
