/** From the text of a file or a link to a table. */
import {
	type CompactError,
	err,
	gameOf,
	ok,
	parseCompact,
	parseRecord,
	type RecordError,
	type Result,
} from '@rumis/rules';
import { type Table, type TableError, tableOfGame } from '@rumis/table';

export type OpenError =
	| { readonly kind: 'record'; readonly error: RecordError }
	| { readonly kind: 'link'; readonly error: CompactError }
	| { readonly kind: 'table'; readonly error: TableError };

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** A `.rumis` record, or a link in a file of its own. */
export function openText(text: string): Result<Table, OpenError> {
	const link = linkIn(text);
	if (link !== null) return openLink(link);
	const game = parseRecord(text);
	if (!game.ok) return err({ kind: 'record', error: game.error });
	return seated(tableOfGame(game.value, { seed: randomSeed() }));
}

/** The game that stands in an address, after `#/game/`. */
export function openLink(link: string): Result<Table, OpenError> {
	const game = parseCompact(link);
	if (!game.ok) return err({ kind: 'link', error: game.error });
	const { setup, moves } = game.value;
	return seated(tableOfGame(gameOf(setup, moves), { seed: randomSeed() }));
}

/** One line without tags is taken for a link, with or without the address before it. */
function linkIn(text: string): string | null {
	const line = text.trim();
	if (/[\s[\]]/.test(line) || line === '') return null;
	return line.replace(/^.*#\/game\//, '');
}

const seated = (table: Result<Table, TableError>): Result<Table, OpenError> =>
	table.ok ? ok(table.value) : err({ kind: 'table', error: table.error });
