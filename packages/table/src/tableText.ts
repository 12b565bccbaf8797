import { err, makeMove, ok, type Position, parseMove, type Result } from '@rumis/rules';
import { readConfig, writeConfig } from './configForm.js';
import { isCount, readEnding, readFields, readList, readSeat, readText, readUndoRequest } from './form.js';
import { isSoundSeat, type Seat } from './seat.js';
import {
	type Ending,
	laidPlies,
	startTable,
	type Table,
	type TableConfig,
	type UndoRequest,
} from './table.js';
import type { TableError } from './tableError.js';
import { askedAfterSeating, isGranted } from './undoRequest.js';

export const TABLE_TEXT_ERRORS = [
	/** Longer than any table. */
	'tableLong',
	/** Not JSON, or not a table. */
	'tableForm',
	/** Written by another version of this program. */
	'tableVersion',
] as const;

export type TableTextError = TableError | { readonly code: (typeof TABLE_TEXT_ERRORS)[number] };

const VERSION = 1;
/** In characters; a custom board may take half of it. */
const MAX_LENGTH = 200_000;

/**
 * The full state of a table. Events are not stored, only their result, which does not grow by taking back.
 */
interface Saved {
	readonly config: TableConfig;
	readonly seats: readonly Seat[];
	/** The moves after the initial ruin. */
	readonly moves: readonly string[];
	readonly asked: UndoRequest | null;
	readonly ended: Ending | null;
	readonly seq: number;
}

/** Serializes a table, for a store or a file. */
export function makeTable(table: Table): string {
	const { config, seats, position, asked, ended, seq } = table;
	const moves = position.moves.slice(laidPlies(table)).map(makeMove);
	const saved = { version: VERSION, config: writeConfig(config), seats, moves, asked, seq };
	// Omitted if null: most games are played to their end.
	return JSON.stringify(ended ? { ...saved, ended } : saved);
}

/** Parses the output of `makeTable`. Every move is replayed by the rules. */
export function parseTable(text: string): Result<Table, TableTextError> {
	if (text.length > MAX_LENGTH) return err({ code: 'tableLong' });
	const fields = readFields(parseJson(text));
	if (!fields) return err({ code: 'tableForm' });
	if (fields.version !== VERSION)
		return err({ code: isCount(fields.version) ? 'tableVersion' : 'tableForm' });
	const saved = readSaved(fields);
	return saved ? restore(saved) : err({ code: 'tableForm' });
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

function readSaved(fields: Readonly<Record<string, unknown>>): Saved | null {
	const config = readConfig(fields.config);
	const seats = readList(fields.seats, readSeat);
	const moves = readList(fields.moves, readText);
	const asked = readUndoRequest(fields.asked);
	const ended = readEnding(fields.ended);
	const { seq } = fields;
	if (!(asked || fields.asked === null) || !(ended || fields.ended === undefined)) return null;
	const isSound = config && seats && moves && isCount(seq);
	return isSound ? { config, seats, moves, asked, ended, seq } : null;
}

function restore(saved: Saved): Result<Table, TableTextError> {
	const started = startTable(saved.config);
	if (!started.ok) return started;
	const { seats, asked, ended, seq } = saved;
	const position = playAll(started.value.position.clone(), saved.moves);
	if (!position.ok) return position;
	const table: Table = { ...started.value, position: position.value, seats, asked, ended, seq };
	return isPossible(table, saved.moves.length) ? ok(table) : err({ code: 'tableForm' });
}

function playAll(position: Position, texts: readonly string[]): Result<Position, TableError> {
	for (const text of texts) {
		const move = parseMove(text);
		if (!move.ok) return err({ code: 'moveText', reason: move.error });
		const played = position.play(move.value);
		if (!played.ok) return err({ code: 'illegal', illegal: played.error });
	}
	return ok(position);
}

/** Whether events could have led here from the start. */
function isPossible(table: Table, moves: number): boolean {
	const { config, seats, asked, ended, seq } = table;
	const isSeated = seats.length === config.seats.length && seats.every(isSoundSeat);
	if (ended && (asked || !seats[ended.seat] || table.position.phase === null)) return false;
	return isSeated && seq >= moves && (!asked || isPossibleRequest(table, asked));
}

function isPossibleRequest(table: Table, asked: UndoRequest): boolean {
	const { config, seats, position } = table;
	const isThere = asked.to >= laidPlies(table) && asked.to < position.ply;
	const { size } = new Set([...asked.agreed, asked.seat]);
	const left = askedAfterSeating(asked, seats);
	const isPeople = left?.agreed.length === asked.agreed.length && size === asked.agreed.length + 1;
	return config.undo === 'ask' && isThere && isPeople && !isGranted(asked, seats);
}
