import {
	err,
	findRuin,
	layNamedRuin,
	layRandomRuin,
	layRuin,
	type Move,
	modeOf,
	ok,
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

/** What is agreed before the first move; it never changes. */
export interface TableConfig {
	readonly setup: Setup;
	/** As many as people play. */
	readonly seats: readonly Seat[];
	/** `free`: whoever sits here may take back at will. `ask`: every other person must agree. */
	readonly undo: 'free' | 'ask';
	/** Of all chance at this table: bots, and a ruin laid by chance. A whole number of 32 bits. */
	readonly seed: number;
	/** In a mode with a ruin, where it comes from; in others it means nothing. */
	readonly ruin: RuinSource;
}

/** Built in turn, laid at random, one of the collection, or the moves of a saved ruin. */
export type RuinSource = 'turns' | 'chance' | RuinName | readonly string[];

/** Somebody wants to go back to a ply; `agreed` are the seats that said yes. Somebody has still to answer. */
export interface UndoRequest {
	readonly seat: number;
	readonly to: number;
	readonly agreed: readonly number[];
}

/** The game ended before its end: this seat does not play on, and has lost. */
export interface Ending {
	readonly seat: number;
	readonly why: EndReason;
}

/** One table at one moment. Never changed, only replaced by `evolve`. */
export interface Table {
	readonly config: TableConfig;
	/** Who sits here now. */
	readonly seats: readonly Seat[];
	/** To play on, take a clone. */
	readonly position: ReadonlyPosition;
	readonly asked: UndoRequest | null;
	/** Null as long as the game goes on, and when it was played to its end. */
	readonly ended: Ending | null;
	/** How many events there were so far. */
	readonly seq: number;
}

/** A table before its first event, the ruin laid if it is not built in turn. */
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

/** How many moves were there before the first event, as a ruin. They are never taken back. */
export function laidPlies({ config, position }: Pick<Table, 'config' | 'position'>): number {
	const { setup, ruin } = config;
	if (!hasRuin(setup) || ruin === 'turns') return 0;
	// Chance lays the whole ruin, so that all of its stones are from the start.
	if (ruin === 'chance') return position.stones().filter(({ owner }) => owner === 'ruin').length;
	return isNamed(ruin) ? STONES.length : ruin.length;
}

/** The seat whose turn it is; null when the game is over. */
export function seatToMove({ position, ended }: Pick<Table, 'position'> & Partial<Table>): number | null {
	const { toPlay, setup } = position;
	return toPlay === null || ended ? null : seatOfColour(setup, toPlay);
}

/** A bot that has to be asked for a move. */
export interface BotTurn {
	readonly seat: number;
	readonly bot: string;
	readonly seed: number;
}

/** The bot whose turn it is, if it is a bot's. Bots wait while people talk about taking back. */
export function botToMove(table: Table): BotTurn | null {
	const seat = seatToMove(table);
	const who = seat === null || table.asked ? undefined : table.seats[seat];
	if (seat === null || who?.kind !== 'bot') return null;
	return { seat, bot: who.bot, seed: seedOfSeat(table.config.seed, seat) };
}

/** Two bots at a table must not think alike; one bot always thinks alike, so that it can remember. */
const seedOfSeat = (seed: number, seat: number): number =>
	seededRandom(seed + (seat + 1) * 2 ** 32).below(2 ** 32);
