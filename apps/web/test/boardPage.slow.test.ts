/**
 * A new kind of board page is a builder, its words and its tools; the play surface adds mouse, keyboard and
 * screen reader support.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { press, tabTo } from './hands.js';
import { expectAccessible, type PageOptions, useBrowser } from './harness.js';
import { boardReady, button, texts } from './screen.js';
import { openStage } from './stage.js';
import { serveTestPage } from './testPage.js';

// The page is built first.
vi.setConfig({ testTimeout: 300_000 });

const { openPage } = useBrowser(async () => openStage(await serveTestPage('boardPage')));

const ON_THE_MAP: PageOptions = { webgl: false, reducedMotion: true };

async function openYard(options: PageOptions = ON_THE_MAP): Promise<Page> {
	const page = await openPage({ ...options, hash: '' });
	await boardReady(page);
	return page;
}

const stoneButton = (page: Page, stone: 'I2' | 'O4') =>
	button(page, texts.game.stoneLabel(stone, texts.rules.stones[stone]));
const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const status = (page: Page, count: number) =>
	page.getByText(`Stones in the yard: ${count}.`).first().waitFor();
const said = (page: Page) => page.locator('[role="status"][aria-live]');
const placedOn = (page: Page, name: string) =>
	expect.poll(() => square(page, name).getAttribute('aria-label')).toMatch(/height 1, top yellow/);

describe('on a custom board page', () => {
	it('the mouse picks, aims, places, and takes up again', async () => {
		const page = await openYard();
		await press(stoneButton(page, 'O4'));
		await square(page, 'c3').hover();
		await expect
			.poll(() => square(page, 'c3').getAttribute('aria-label'))
			.toContain('your stone would go here');
		await square(page, 'c3').click();
		await status(page, 1);
		await placedOn(page, 'c3');
		expect(await stoneButton(page, 'O4').count(), 'it is no longer in the tray').toBe(0);
		await square(page, 'c3').click();
		await status(page, 0);
		expect(await stoneButton(page, 'O4').count(), 'it is in the tray again').toBe(1);
	});

	it('everything works by keyboard, and the page adds its own shortcut', async () => {
		const page = await openYard();
		await tabTo(page, '[role="grid"] td');
		for (const key of ['.', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
		await status(page, 1);
		await placedOn(page, 'c3');
		await page.keyboard.press('u');
		await status(page, 0);
		for (const key of ['.', 'Enter', '.', 'n', 'Enter']) await page.keyboard.press(key);
		await status(page, 2);
		await page.keyboard.press('k');
		await status(page, 0);
		await page.keyboard.press('?');
		await page.getByRole('dialog').getByText('clear the yard').waitFor();
	});

	it('every part has a name, and changes are announced', async () => {
		const page = await openYard();
		expect(await page.getByRole('grid').getAttribute('aria-label')).toContain(texts.game.board);
		await press(button(page, texts.solitaire.trayTab('red', 11)));
		await page.getByRole('group', { name: texts.game.trayOf('red') }).waitFor();
		await press(stoneButton(page, 'I2'));
		await expect.poll(() => said(page).textContent()).toContain(texts.game.saidFits);
		await press(button(page, texts.game.place));
		await expect
			.poll(() => said(page).textContent())
			.toBe(`Red ${texts.rules.stones.I2} placed. Stones in the yard: 1.`);
		await press(stoneButton(page, 'O4'));
		await expectAccessible(page);
	});

	it('it is drawn in 3D and built on there', async () => {
		const page = await openYard({ reducedMotion: true });
		await press(stoneButton(page, 'O4'));
		await press(page.locator('canvas'));
		await status(page, 1);
		await press(button(page, texts.game.fromAbove));
		await expectAccessible(page);
	});
});
