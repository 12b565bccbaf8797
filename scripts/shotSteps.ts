/** What is done on a page before its picture is taken, for `npm run shots`. */
import type { Locator, Page } from 'playwright-core';
import * as enBook from '../apps/web/src/i18n/en/book.js';
import * as en from '../apps/web/src/i18n/en/index.js';
import { BOARD_READY } from '../apps/web/test/stage.js';

export interface Screen {
	readonly name: string;
	readonly hash: string;
	/** Steps before the screenshot is taken. */
	readonly steps?: Step;
	/** Everything is in the picture, also what is reached by scrolling. */
	readonly isLong?: boolean;
	/** Without 3D, which takes software long to draw: the board is not what this screen is about. */
	readonly isFlat?: boolean;
}

export type Step = (page: Page) => Promise<void>;

export const texts = { ...en, ...enBook };

export const ready: Step = (page) => page.locator(BOARD_READY).first().waitFor();

export const inTurn =
	(...steps: readonly Step[]): Step =>
	async (page) => {
		for (const step of steps) await step(page);
	};

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const press =
	(name: string): Step =>
	(page) =>
		button(page, name).first().click();

export const tab =
	(name: string): Step =>
	async (page) => {
		await page.getByRole('tab', { name, exact: true }).click();
		await page.locator('[role="tabpanel"] > *').first().waitFor();
	};

export const waitFor =
	(selector: string): Step =>
	(page) =>
		page.locator(selector).first().waitFor();

export const keys =
	(...names: readonly string[]): Step =>
	async (page) => {
		for (const name of names) await page.keyboard.press(name);
	};

/** The page as somebody has it who has stored this on the device. */
export const withStored =
	(items: Readonly<Record<string, string>>): Step =>
	async (page) => {
		await page.evaluate((stored) => {
			for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
		}, items);
		await page.reload();
		await page.waitForLoadState('networkidle');
	};

export const goTo =
	(hash: string): Step =>
	async (page) => {
		await page.goto(page.url().replace(/#.*/, hash));
		await page.waitForLoadState('networkidle');
	};

/** Picks the last stone in the tray that fits somewhere, or that fits nowhere. */
export const hold = (fits: boolean, ...then: readonly string[]): Step =>
	inTurn(ready, (page) => page.locator(`[data-stone][data-fits="${fits}"]`).last().click(), keys(...then));

const menu = inTurn(ready, press(texts.game.menu), waitFor('dialog[open]'));
export const openMenu: Step = menu;

export const dialog = (name: string): Step =>
	inTurn(menu, (page) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click());

/** Places a stone by keys wherever one fits, and waits for the bot's answer. */
export const placeStone: Step = async (page) => {
	const before = await page.locator('.game-moves li').count();
	for (const key of ['.', 'n', 'Enter']) await page.keyboard.press(key);
	await page.waitForFunction((moves) => {
		const isMine = document.querySelector('.play-stone[aria-disabled="false"], .game-winner') !== null;
		return isMine && document.querySelectorAll('.game-moves li').length > moves;
	}, before);
};

/** A game against the bot of the start page, to its end. */
export const playQuickGame: Step = async (page) => {
	await page.locator('.home-big').first().click();
	await ready(page);
	while (!(await page.locator('.game-winner').isVisible())) await placeStone(page);
	await page.locator('.result-card').waitFor();
};
