/** The app offline, and updates from one version to the next. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DIST, openStage, type Stage } from './stage.js';

let folder: string;
let stage: Stage;

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'rumis-offline-'));
	// Without precompressed copies, so that a change affects only one file.
	cpSync(DIST, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
	stage = await openStage(folder);
});

afterEach(async () => {
	await stage.close();
	rmSync(folder, { recursive: true, force: true });
});

/** A page whose files are completely cached. */
async function openKept(): Promise<Page> {
	// The flat board, because this test is not about graphics.
	const page = await stage.openPage({ keeps: true, reducedMotion: true, webgl: false });
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	return page;
}

/** Requests a hint, places it, and waits for the bot's answer. */
async function playOneMove(page: Page): Promise<void> {
	const before = await page.locator('.game-moves li').count();
	await page.getByRole('button', { name: 'Hint', exact: true }).click();
	await page.getByRole('button', { name: 'Place', exact: true }).click();
	await page.waitForFunction(
		(count) => document.querySelectorAll('.game-moves li').length >= count + 2,
		before,
	);
}

it('opens without a network, with a game against a bot and a puzzle', async () => {
	const page = await openKept();
	stage.cutOff();
	await page.context().setOffline(true);
	await page.reload();
	await page.getByRole('button', { name: 'Play now' }).click();
	await playOneMove(page);
	await page.reload();
	await expect.poll(() => page.locator('.game-moves li').count()).toBeGreaterThanOrEqual(2);
	await page.goto(page.url().replace(/#.*/, '#/solitaire/daily'));
	await page.locator('.play-tray button').first().waitFor();
	await page.goto(page.url().replace(/#.*/, '#/rules/'));
	await page.getByRole('heading', { level: 1 }).waitFor();
});

/** Publishes another version: another page, and a matching service worker. */
function publishAnother(): void {
	const change = (name: string, from: RegExp, to: string) => {
		const path = join(folder, name);
		const text = readFileSync(path, 'utf8');
		if (!from.test(text)) throw new Error(`${name} is not as expected`);
		writeFileSync(path, text.replace(from, to));
	};
	change('index.html', /<title>[^<]*</, '<title>Rumis, the next version<');
	change('sw.js', /"[0-9a-f]{16}"/, '"another-version"');
}

it('updates to a new version on request, and the game continues', async () => {
	const page = await openKept();
	await page.getByRole('button', { name: 'Play now' }).click();
	await playOneMove(page);
	const moves = await page.locator('.game-moves li').allInnerTexts();
	publishAnother();
	await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
	const update = page.getByRole('button', { name: 'Update', exact: true });
	await update.waitFor();
	await page.reload();
	expect(await page.title(), 'until then the old version stays whole').toBe('Rumis');
	await update.click();
	await page.waitForFunction(() => document.title === 'Rumis, the next version');
	await page.locator('.game-moves li').first().waitFor();
	expect(await page.locator('.game-moves li').allInnerTexts()).toEqual(moves);
	await playOneMove(page);
});
