/** Actions of players at online tables in a browser, by keys and buttons. */
import type { Page } from 'playwright-core';
import type { TableChoices } from '../src/online/newTable/newTable.js';
import { button, moveCount, OFTEN, texts } from './screen.js';
import type { PageOptions } from './stage.js';

const { online } = texts;

/** No 3D: these tests are about players, and software rendering is slow. */
export const FLAT: PageOptions = { webgl: false, reducedMotion: true };

/** A board so small that a game on it is short. */
const COURT = JSON.stringify({
	id: 'court',
	name: 'Court',
	plan: ['1111', '1111', '1111', '1111'],
	limits: { '2': { height: 1 }, '4': { height: 1 } },
});

export type Wanted = Partial<Omit<TableChoices, 'game'>> & { readonly players?: 2 | 4 };

/** A player with a name, and with choices for a table on the small board. */
export async function introduce(page: Page, name: string, wanted: Wanted = {}): Promise<void> {
	const { players = 2, ...rest } = wanted;
	const game = JSON.stringify({ board: 'own:court', mode: 'standard', players, seats: [], start: 'yellow' });
	await page.evaluate(
		({ name, board, table }) => {
			localStorage.setItem('rumis.name', name);
			localStorage.setItem('rumis.boards', JSON.stringify([board]));
			localStorage.setItem('rumis.table', table);
			localStorage.setItem('rumis.settings', '{"board":"2d"}');
		},
		{ name, board: COURT, table: JSON.stringify({ ...rest, game }) },
	);
}

/** Creates a table, and returns the invitation link of the waiting page. */
export async function makeTable(page: Page): Promise<string> {
	await page.goto(`${new URL(page.url()).origin}/#/online/new`);
	await page.reload();
	await button(page, online.make.go).click();
	return page.getByLabel(online.wait.invite, { exact: true }).inputValue();
}

/** The same page through another route to the server. */
export const byWay = (link: string, way: string): string => link.replace(/^http:\/\/[^/]+\//, way);

/** Opens the link and takes a seat. */
export async function sitDown(page: Page, link: string): Promise<void> {
	await page.goto(link);
	await page.reload();
	await button(page, online.wait.sitDown).first().click();
}

export const atBoard = (page: Page): Promise<void> => page.locator('.play-table').waitFor();

/** Whether the page shows that it is the player's turn. */
export const isMyTurn = async (page: Page): Promise<boolean> => (await page.title()).startsWith('●');

/** Places a stone by keys, wherever one fits; it appears immediately. */
export async function placeStone(page: Page): Promise<void> {
	const before = await moveCount(page);
	await page.locator('[role="grid"] [tabindex="0"]').focus();
	for (const key of ['n', 'n', 'Enter']) await page.keyboard.press(key);
	await movesAre(page, before + 1);
}

/** Waits until the page shows a number of moves. */
export const movesAre = async (page: Page, count: number): Promise<void> => {
	await page.waitForFunction(
		(wanted) => document.querySelectorAll('.game-moves li').length === wanted,
		count,
		OFTEN,
	);
};

export const isOver = async (page: Page): Promise<boolean> =>
	(await page.locator('.game-winner').count()) > 0;

/** Lets the player to move play, until the game is over or a number of moves is reached. */
export async function playOn(pages: readonly Page[], until = Number.POSITIVE_INFINITY): Promise<number> {
	for (;;) {
		const mover = await whoMoves(pages);
		const moves = await moveCount(pages[0]!);
		if (!mover || moves >= until) return moves;
		await placeStone(mover);
		await Promise.all(pages.map((page) => movesAre(page, moves + 1)));
	}
}

/** The page of the player to move; null when the game is over. */
export async function whoMoves(pages: readonly Page[]): Promise<Page | null> {
	const seen = pages.map((page) =>
		page
			.waitForFunction(
				() => document.title.startsWith('●') || document.querySelector('.game-winner') !== null,
				undefined,
				OFTEN,
			)
			.then(() => page),
	);
	const page = await Promise.any(seen);
	for (const other of seen) other.catch(() => {});
	return (await isMyTurn(page)) ? page : null;
}
