/** The games on this device: every change is saved immediately, so that a reload or crash loses nothing. */
import { err, ok, type Result } from '@rumis/rules';
import { makeTable, parseTable, type Table } from '@rumis/table';
import { type DeviceStorage, deviceStorage, type Key, PREFIXES } from './storage.js';

export interface SavedGame {
	readonly id: string;
	readonly savedAt: Date;
	readonly table: Table;
}

/** Beyond this number, games without a move are removed, oldest first. All others stay. */
const MOST_GAMES = 40;

export const newGameId = (): string => crypto.randomUUID().slice(0, 8);

export const gameKey = (id: string): Key => `${PREFIXES.game}${id}`;

/** Saves a game; returns false if the storage refuses it. */
export function saveGame(id: string, table: Table, now: Date, storage = deviceStorage): boolean {
	const isSaved = storage.write(gameKey(id), `${now.toISOString()}\n${makeTable(table)}`);
	if (isSaved) removeUnused(id, storage);
	return isSaved;
}

export function loadGame(
	id: string,
	storage = deviceStorage,
): Result<SavedGame, { readonly code: 'gameMissing' | 'gameBroken' }> {
	const text = storage.read(gameKey(id));
	if (text === null) return err({ code: 'gameMissing' });
	const end = text.indexOf('\n');
	const savedAt = new Date(text.slice(0, end));
	const table = parseTable(text.slice(end + 1));
	if (!table.ok || Number.isNaN(savedAt.getTime())) return err({ code: 'gameBroken' });
	return ok({ id, savedAt, table: table.value });
}

/** The games that can be parsed, newest first; all, or the newest few. */
export function listGames(
	most = Number.POSITIVE_INFINITY,
	storage: DeviceStorage = deviceStorage,
): readonly SavedGame[] {
	const ids = idsByAge(storage);
	return ids.slice(0, most).flatMap((id) => {
		const game = loadGame(id, storage);
		return game.ok ? [game.value] : [];
	});
}

/** The newest game that satisfies the condition among the first few; parses no more games than necessary. */
export function findGame(
	isWanted: (table: Table) => boolean,
	most: number,
	storage: DeviceStorage = deviceStorage,
): SavedGame | null {
	for (const id of idsByAge(storage).slice(0, most)) {
		const game = loadGame(id, storage);
		if (game.ok && isWanted(game.value.table)) return game.value;
	}
	return null;
}

export const removeGame = (id: string, storage = deviceStorage): void => storage.remove(gameKey(id));

/** Ids of saved games, newest first; the date comes before the table, so nothing has to be parsed. */
function idsByAge(storage: DeviceStorage): readonly string[] {
	const dated = storage
		.idsOf(PREFIXES.game)
		.map((id) => ({ id, time: timeOf(storage.read(gameKey(id)) ?? '') }));
	return dated.sort((a, b) => b.time - a.time).map(({ id }) => id);
}

/** When a text was saved; one without a date counts as oldest. */
const timeOf = (text: string): number => Date.parse(text.split('\n', 1)[0] ?? '') || Number.NEGATIVE_INFINITY;

/** Whether it has no moves, judging by the text alone: parsing would replay every move of every game. */
const isUnused = (text: string | null): boolean => !text?.includes('"moves":["');

/** The game just saved is kept, even if the clock was set back since the others were saved. */
function removeUnused(saved: string, storage: DeviceStorage): void {
	const ids = storage.idsOf(PREFIXES.game);
	if (ids.length <= MOST_GAMES) return;
	const others = idsByAge(storage).filter((id) => id !== saved);
	for (const id of others.slice(MOST_GAMES - 1)) {
		if (isUnused(storage.read(gameKey(id)))) removeGame(id, storage);
	}
}
