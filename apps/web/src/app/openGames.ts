/** How games begin on this device: from choices, from a file, from a link. */
import { findBuiltin, type Result } from '@rumis/rules';
import { startTable, type Table, type TableConfig } from '@rumis/table';
import type { Texts } from '../i18n/texts.js';
import { deviceShelf } from '../records/device.js';
import { type OpenError, openLink, openText } from '../records/openText.js';
import { keepGame, newGameId } from '../records/savedGames.js';
import { sayOpenError } from '../records/sayOpenError.js';
import { readTextFile } from '../setup/readTextFile.js';
import { go } from './route.js';

/** Games that could not be kept are still played, until the page is closed. */
const unkept = new Map<string, Table>();
export const unkeptGame = (id: string): Table | undefined => unkept.get(id);

export function playTable(table: Table, replace = false): void {
	const id = newGameId();
	if (!keepGame(deviceShelf(), id, table, new Date())) unkept.set(id, table);
	go({ page: 'play', id }, replace);
}

/** Starts a game from choices, which are always possible ones. */
export function playConfig(config: TableConfig): void {
	const table = startTable(config);
	if (!table.ok) throw new Error(`no such game: ${table.error.code}`);
	playTable(table.value);
}

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** The same game once more, with other chance. */
export const playAgain = ({ config, seats }: Table): void =>
	playConfig({ ...config, seats, seed: randomSeed() });

/** A first game for who does not want to choose: the smallest board, an easy bot. */
export function playQuickly(): void {
	playConfig({
		setup: { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' },
		seats: [
			{ kind: 'person', name: '' },
			{ kind: 'bot', bot: 'level:2', name: '' },
		],
		undo: 'free',
		seed: randomSeed(),
		ruin: 'turns',
	});
}

/** Plays what a file holds, or says what is wrong with it. */
export async function playFile(file: File, t: Texts): Promise<string | null> {
	const text = await readTextFile(file);
	if (!text.ok) return `${t.records.openFailed} ${t.records[text.error.code]}`;
	return playOpened(openText(text.value), t);
}

export const playLink = (link: string, t: Texts): string | null => playOpened(openLink(link), t, true);

function playOpened(table: Result<Table, OpenError>, t: Texts, replace = false): string | null {
	if (!table.ok) return `${t.records.openFailed} ${sayOpenError(table.error, t)}`;
	playTable(table.value, replace);
	return null;
}
