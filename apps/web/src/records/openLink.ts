/** Opens a link as a table. Does not need the record parser, so a first game loads faster. */
import {
	type CompactError,
	err,
	gameOf,
	ok,
	parseCompact,
	type RecordError,
	type Result,
	type Scenario,
} from '@rumis/rules';
import { type Table, type TableError, tableOfGame } from '@rumis/table';
import { parseSeats } from './seatsText.js';

export type OpenError =
	/** Not recognisable as a record. */
	| { readonly kind: 'notGame' }
	/** A board, on which a game can be started. */
	| { readonly kind: 'board'; readonly scenario: Scenario }
	| { readonly kind: 'record'; readonly error: RecordError }
	| { readonly kind: 'link'; readonly error: CompactError }
	| { readonly kind: 'table'; readonly error: TableError };

export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** The game in a URL, after `#/game/`, with its players if given. */
export function openLink(link: string, seatsText = ''): Result<Table, OpenError> {
	const game = parseCompact(link);
	if (!game.ok) return err({ kind: 'link', error: game.error });
	const { setup, moves } = game.value;
	const seats = parseSeats(seatsText, setup.players);
	return seated(tableOfGame(gameOf(setup, moves), { seed: randomSeed(), ...(seats && { seats }) }));
}

export const seated = (table: Result<Table, TableError>): Result<Table, OpenError> =>
	table.ok ? ok(table.value) : err({ kind: 'table', error: table.error });
