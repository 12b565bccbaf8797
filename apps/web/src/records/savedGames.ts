/** The games on this device: every change of a game is kept at once, so that nothing is lost by a reload or a crash. */
import { err, ok, type Result } from '@rumis/rules';
import { makeTable, parseTable, type Table } from '@rumis/table';

export interface SavedGame {
	readonly id: string;
	readonly savedAt: Date;
	readonly table: Table;
}

const PREFIX = 'rumis.game.';
/** Older games make room for newer ones. */
const MOST_GAMES = 40;

/** What is needed of `localStorage`; it may be forbidden, full, or changed by another window. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const newGameId = (): string => crypto.randomUUID().slice(0, 8);

export const gameKey = (id: string): string => `${PREFIX}${id}`;

/** Keeps a game; false when the device refuses. */
export function keepGame(shelf: Shelf, id: string, table: Table, now: Date): boolean {
	const text = `${now.toISOString()}\n${makeTable(table)}`;
	try {
		shelf.setItem(gameKey(id), text);
		tidy(shelf, id);
		return true;
	} catch {
		return false;
	}
}

export function loadGame(
	shelf: Shelf,
	id: string,
): Result<SavedGame, { readonly code: 'gameMissing' | 'gameBroken' }> {
	const text = read(shelf, gameKey(id));
	if (text === null) return err({ code: 'gameMissing' });
	const end = text.indexOf('\n');
	const savedAt = new Date(text.slice(0, end));
	const table = parseTable(text.slice(end + 1));
	if (!table.ok || Number.isNaN(savedAt.getTime())) return err({ code: 'gameBroken' });
	return ok({ id, savedAt, table: table.value });
}

function read(shelf: Shelf, key: string): string | null {
	try {
		return shelf.getItem(key);
	} catch {
		return null;
	}
}

/** All games that can be read, the newest first. */
export function listGames(shelf: Shelf): readonly SavedGame[] {
	return idsByAge(shelf).flatMap((id) => {
		const game = loadGame(shelf, id);
		return game.ok ? [game.value] : [];
	});
}

export function removeGame(shelf: Shelf, id: string): void {
	try {
		shelf.removeItem(gameKey(id));
	} catch {
		// What cannot be removed will make room when newer games need it.
	}
}

/** Names of kept games, the newest first; the date stands in front of the text, so nothing has to be parsed. */
function idsByAge(shelf: Shelf): readonly string[] {
	const keys: string[] = [];
	try {
		for (let index = 0; index < shelf.length; index++) keys.push(shelf.key(index) ?? '');
	} catch {
		return [];
	}
	const dated = keys
		.filter((key) => key.startsWith(PREFIX))
		.map((key) => ({ id: key.slice(PREFIX.length), time: timeOf(read(shelf, key) ?? '') }));
	return dated.sort((a, b) => b.time - a.time).map(({ id }) => id);
}

/** When a text was kept; one without a date is older than all others. */
const timeOf = (text: string): number => Date.parse(text.split('\n', 1)[0] ?? '') || Number.NEGATIVE_INFINITY;

/** The game just kept stays, even if the clock was set back since the others were. */
function tidy(shelf: Shelf, kept: string): void {
	const others = idsByAge(shelf).filter((id) => id !== kept);
	for (const id of others.slice(MOST_GAMES - 1)) removeGame(shelf, id);
}
