/** The screens that need no server, for `npm run shots`. */
import type { Page } from 'playwright-core';
import { FINISHED_GAME, gameLink, HALF_GAME, NEW_GAME } from '../apps/web/test/sampleLinks.js';
import { BOARD_READY } from '../apps/web/test/stage.js';

export interface Screen {
	readonly name: string;
	readonly hash: string;
	/** Steps before the screenshot is taken. */
	readonly steps?: (page: Page) => Promise<void>;
}

export const ready = (page: Page) => page.locator(BOARD_READY).first().waitFor();

/** Picks the last stone in the tray that fits somewhere, or that fits nowhere. */
async function hold(page: Page, fits: boolean, ...keys: readonly string[]): Promise<void> {
	await ready(page);
	await page.locator(`[data-stone][data-fits="${fits}"]`).last().click();
	for (const key of keys) await page.keyboard.press(key);
}

async function openMenu(page: Page): Promise<void> {
	await ready(page);
	await page.getByRole('button', { name: 'Menu', exact: true }).click();
}

const dialog = (name: string) => async (page: Page) => {
	await openMenu(page);
	await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};

async function flat(page: Page): Promise<void> {
	await page.evaluate(() => localStorage.setItem('rumis.settings', JSON.stringify({ board: '2d' })));
	await page.reload();
	await ready(page);
}

async function firstGame(page: Page): Promise<void> {
	await page.locator('.home-big').first().click();
	await ready(page);
	await page.locator('.coach').waitFor();
}

const PISAC = gameLink({ board: 'pisac', players: 4, moves: 24, seed: 5 });
const HUACA = gameLink({ board: 'huaca', players: 6, moves: 44, seed: 3 });

export const SCREENS: readonly Screen[] = [
	{ name: 'home', hash: '#/' },
	{ name: 'not-found', hash: '#/xyz' },
	{ name: 'new-game', hash: '#/new' },
	{ name: 'bots', hash: '#/bots' },
	{ name: 'first-game', hash: '#/', steps: firstGame },
	{ name: 'game-begun', hash: NEW_GAME, steps: (page) => hold(page, true) },
	{ name: 'game-running', hash: PISAC, steps: ready },
	{ name: 'game-six', hash: HUACA, steps: ready },
	{ name: 'game-fits', hash: PISAC, steps: (page) => hold(page, true, 'n') },
	{ name: 'game-refused', hash: PISAC, steps: (page) => hold(page, false, 'ArrowLeft') },
	{ name: 'game-over', hash: FINISHED_GAME, steps: ready },
	{ name: 'game-flat', hash: PISAC, steps: flat },
	{ name: 'menu', hash: HALF_GAME, steps: openMenu },
	{ name: 'settings', hash: HALF_GAME, steps: dialog('Settings') },
	{ name: 'keys', hash: HALF_GAME, steps: dialog('Keys and gestures') },
	{ name: 'type-move', hash: HALF_GAME, steps: dialog('Type a move') },
	{ name: 'analysis', hash: HALF_GAME.replace('#/game/', '#/analysis/link/'), steps: ready },
	{ name: 'analyses', hash: '#/analysis' },
	{ name: 'game-puzzles', hash: '#/puzzles' },
	{ name: 'game-puzzle', hash: '#/puzzles/rated', steps: ready },
	{ name: 'solitaire', hash: '#/solitaire/' },
	{ name: 'puzzle', hash: '#/solitaire/daily', steps: ready },
	{ name: 'solutions', hash: '#/ways' },
	{ name: 'solution', hash: '#/ways/V3-O4-17', steps: ready },
	{ name: 'lesson', hash: '#/lesson', steps: ready },
	{ name: 'workshop', hash: '#/workshop' },
	{ name: 'drawing', hash: '#/workshop/pisac', steps: (page) => page.locator('.workshop-draw').waitFor() },
	{ name: 'rules', hash: '#/rules/' },
	{ name: 'rules-contact', hash: '#/rules/noOwnContact', steps: ready },
];
