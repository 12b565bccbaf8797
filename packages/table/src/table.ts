import {
	err,
	findRuin,
	layNamedRuin,
	layRandomRuin,
	layRuin,
	type Move,
	modeOf,
	ok,
	type Played,
	Position,
	parseMove,
	type ReadonlyPosition,
	type Result,
	type RuinName,
	type Setup,
	STONES,
	seatOfColour,
	seededRandom,
} from '@rumis/rules';
import type { EndReason } from './event.js';
import { isSoundSeat, type Seat } from './seat.js';
import type { TableError } from './tableError.js';

/** The terms fixed before the first move. */
export interface TableConfig {
	readonly setup: Setup;
	/** One per player. */
	readonly seats: readonly Seat[];
	/** `free`: anyone here may take back at will. `ask`: every other person must agree. */
	readonly undo: 'free' | 'ask';
	/** The random seed of bots and of a random ruin; a 32-bit integer. */
	readonly seed: number;
	/** The source of the ruin in a mode with one; ignored in others. */
	readonly ruin: RuinSource;
}

/** Built in turn, random, from the collection, or the moves of a saved ruin. */
export type RuinSource = 'turns' | 'chance' | RuinName | readonly string[];

/** A pending request to go back to a ply; `agreed` are the seats that said yes. */
export interface UndoRequest {
	readonly seat: number;
	readonly to: number;
	readonly agreed: readonly number[];
}

/** The game ended early: this seat stopped playing and lost. */
export interface Ending {
	readonly seat: number;
	readonly why: EndReason;
}

/** A table at one moment. Immutable: `evolve` returns a new one. */
export interface Table {
	readonly config: TableConfig;
	/** The current players. */
	readonly seats: readonly Seat[];
	/** To play on, take a clone. */
	readonly position: ReadonlyPosition;
	readonly asked: UndoRequest | null;
	/** Null while the game is running, and when it was played to its end. */
	readonly ended: Ending | null;
	/** The number of events so far. */
	readonly seq: number;
}

/** A table before its first event, with its ruin unless that is built in turn. */
export function startTable(config: TableConfig): Result<Table, TableError> {
	const { setup, seats, seed } = config;
	const started = Position.start(setup);
	if (!started.ok) return started;
	if (seats.length !== setup.players) return err({ code: 'seatsCount' });
	if (!seats.every(isSoundSeat)) return err({ code: 'seatForm' });
	if (seed >>> 0 !== seed) return err({ code: 'seedForm' });
	const laid = layRuinOf(config, started.value);
	return laid.ok ? ok({ config, seats, position: started.value, asked: null, ended: null, seq: 0 }) : laid;
}

const hasRuin = ({ mode }: Setup): boolean => modeOf(mode).phases.includes('ruin');

function layRuinOf({ setup, ruin, seed }: TableConfig, position: Position): Result<null, TableError> {
	if (!hasRuin(setup) || ruin === 'turns') return ok(null);
	if (ruin !== 'chance')
		return isNamed(ruin) ? layFromCollection(position, ruin) : laySavedRuin(position, ruin);
	layRandomRuin(position, seed);
	return ok(null);
}

const isNamed = (ruin: RuinName | readonly string[]): ruin is RuinName => typeof ruin === 'string';

function layFromCollection(position: Position, name: RuinName): Result<null, TableError> {
	const ruin = findRuin(name);
	return ruin && layNamedRuin(position, ruin).ok ? ok(null) : err({ code: 'ruinOtherBoard' });
}

function laySavedRuin(position: Position, texts: readonly string[]): Result<null, TableError> {
	const moves: Move[] = [];
	for (const [index, text] of texts.entries()) {
		const move = parseMove(text);
		if (!move.ok) return err({ code: 'ruinText', number: index + 1, reason: move.error });
		moves.push(move.value);
	}
	const laid = layRuin(position, moves);
	return laid.ok ? laid : err({ code: 'ruinIllegal', ...laid.error });
}

/** The number of ruin moves before the first event. They are never taken back. */
export function laidPlies({ config, position }: Pick<Table, 'config' | 'position'>): number {
	const { setup, ruin } = config;
	if (!hasRuin(setup) || ruin === 'turns') return 0;
	// A random ruin is placed completely, so all of its stones are from the start.
	if (ruin === 'chance') return position.stones().filter(({ owner }) => owner === 'ruin').length;
	return isNamed(ruin) ? STONES.length : ruin.length;
}

/** How many moves on the board a seat has made: those of a ruin that was laid before the game do not count. */
export function movesMade(table: Table, seat: number): number {
	const { position, config } = table;
	const isOwn = ({ colour }: Played) => seatOfColour(config.setup, colour) === seat;
	return position.history.slice(laidPlies(table)).filter(isOwn).length;
}

/** The seat to move; null when the game is over. */
export function seatToMove({ position, ended }: Pick<Table, 'position'> & Partial<Table>): number | null {
	const { toPlay, setup } = position;
	return toPlay === null || ended ? null : seatOfColour(setup, toPlay);
}

/** A bot that must choose a move. */
export interface BotTurn {
	readonly seat: number;
	readonly bot: string;
	readonly seed: number;
}

/** The bot to move, if any. Bots wait while a request to take back is open. */
export function botToMove(table: Table): BotTurn | null {
	const seat = seatToMove(table);
	const who = seat === null || table.asked ? undefined : table.seats[seat];
	if (seat === null || who?.kind !== 'bot') return null;
	return { seat, bot: who.bot, seed: seedOfSeat(table.config.seed, seat) };
}

/** Different for each bot at a table, but constant for one bot, so it can reuse its search tree. */
const seedOfSeat = (seed: number, seat: number): number =>
	seededRandom(seed + (seat + 1) * 2 ** 32).below(2 ** 32);
