/** Starts games on this device: from choices, from a file, from a link. */
import { findBuiltin, type Result, type Scenario } from '@rumis/rules';
import { startTable, type Table, type TableConfig } from '@rumis/table';
import { MOST_BOARDS, storeBoard } from '../device/ownBoards.js';
import { newGameId, saveGame } from '../device/savedGames.js';
import type { Texts } from '../i18n/texts.js';
import { go } from '../navigation/route.js';
import { type OpenError, openLink } from './openLink.js';
import { readTextFile } from './readTextFile.js';
import { sayOpenError } from './sayOpenError.js';

/** Games that could not be saved are kept in memory until the page is closed. */
const unsaved = new Map<string, Table>();
export const unsavedGame = (id: string): Table | undefined => unsaved.get(id);

export function playTable(table: Table, replace = false): void {
	const id = newGameId();
	if (!saveGame(id, table, new Date())) unsaved.set(id, table);
	go({ page: 'play', id }, replace);
}

/** Starts a game from choices, which are always valid. */
export function playConfig(config: TableConfig): void {
	const table = startTable(config);
	if (!table.ok) throw new Error(`no such game: ${table.error.code}`);
	playTable(table.value);
}

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** The same game again, with a new seed. */
export const playAgain = ({ config, seats }: Table): void =>
	playConfig({ ...config, seats, seed: randomSeed() });

/** The bot of a first game. */
export const EASY_BOT = 'level:2';

/** A quick game: the smallest board, against an easy bot or the given one. */
export function playQuickly(bot = EASY_BOT): void {
	playConfig({
		setup: { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' },
		seats: [
			{ kind: 'person', name: '' },
			{ kind: 'bot', bot, name: '' },
		],
		undo: 'free',
		seed: randomSeed(),
		ruin: 'turns',
	});
}

/** The accepted file types: a record, a link, or a board. */
export const GAME_FILES = '.rumis,.txt,.json,text/plain,application/json';

/** Opens a file as a game, or returns the error message. */
export async function playFile(file: File, t: Texts): Promise<string | null> {
	const text = await readTextFile(file);
	if (!text.ok) return `${t.records.openFailed} ${t.records[text.error.code]}`;
	const { openText } = await import('./openText.js');
	return playOpened(openText(text.value), t);
}

export const playLink = (link: string, seats: string, t: Texts): string | null =>
	playOpened(openLink(link, seats), t, true);

function playOpened(table: Result<Table, OpenError>, t: Texts, replace = false): string | null {
	if (!table.ok && table.error.kind === 'board') return chooseOn(table.error.scenario, t);
	if (!table.ok) return `${t.records.openFailed} ${sayOpenError(table.error, t)}`;
	playTable(table.value, replace);
	return null;
}

/** Stores a board and opens the page for a new game with it. */
function chooseOn(board: Scenario, t: Texts): string | null {
	if (!storeBoard(board)) return t.records.boardsMany(MOST_BOARDS);
	go({ page: 'new', board: board.id });
	return null;
}
