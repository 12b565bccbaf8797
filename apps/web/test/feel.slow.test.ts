/** A whole first game: tips, the result, and the next steps. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.js';
import { showTheme } from './everyLook.js';
import { focused, press } from './hands.js';
import { PHONE, useBrowser } from './harness.js';
import { NEW_GAME } from './sampleLinks.js';
import { boardReady, button, moveCount, nextTurn, texts } from './screen.js';

const { coach, game, home, making, result, tools } = texts;
const { openPage } = useBrowser();

const openFlat = (options = {}) => openPage({ webgl: false, reducedMotion: true, ...options });

async function placeByKeys(page: Page): Promise<void> {
	const before = await moveCount(page);
	for (const key of ['.', 'n', 'Enter']) await page.keyboard.press(key);
	await nextTurn(page, before);
}

/** Plays the quick game to its end by keyboard. */
async function playOut(page: Page): Promise<void> {
	while (!(await page.locator('.game-winner').isVisible())) await placeByKeys(page);
}

describe('a first game', () => {
	it('explains itself in three steps, and only once', async () => {
		const page = await openFlat();
		await press(button(page, home.play));
		await boardReady(page);
		const tip = page.locator('.coach');
		for (const mark of ['pick', 'touch', 'above'] as const) {
			await expect.poll(() => tip.textContent()).toContain(coach[mark]);
			if (mark === 'pick') await expectAccessible(page, '.coach');
			await placeByKeys(page);
		}
		expect(await tip.count(), 'tips after the third stone').toBe(0);
		await page.goto(page.url().replace(/#.*/, '#/'));
		await press(button(page, home.play));
		await boardReady(page);
		await placeByKeys(page);
		expect(await tip.count(), 'tips in the second game').toBe(0);
	});

	it('has no more tips once they are dismissed', async () => {
		const page = await openFlat();
		await press(button(page, home.play));
		await press(button(page, coach.off));
		await placeByKeys(page);
		expect(await page.locator('.coach').count()).toBe(0);
	});
});

describe('the end of a game', () => {
	it('shows the winner and the margin, and what to do next', async () => {
		const page = await openFlat();
		await press(button(page, home.play));
		await boardReady(page);
		await playOut(page);
		const card = page.locator('.result-card');
		await card.waitFor();
		expect(await card.locator('h2').textContent()).toBe(await page.locator('.game-winner').textContent());
		expect(await focused(page), 'the focus is at the result').toContain('h2: ');
		expect(await card.locator('tbody tr').count(), 'a row for each colour').toBe(2);
		await expectAccessible(page);
		const finished = page.url();
		await press(button(page, result.picture));
		await page.locator('.result-picture').waitFor();
		await expectAccessible(page, 'dialog');
		await page.keyboard.press('Escape');
		await press(button(page, result.hide));
		await press(button(page, result.show));

		// Coming back, from the analysis for example, the building is in view and the result one button away.
		await page.reload();
		await boardReady(page);
		await press(button(page, result.show));
		await press(card.getByRole('button', { name: result.rematch, exact: true }));
		await expect.poll(() => page.url()).not.toBe(finished);
		await expect.poll(() => moveCount(page)).toBe(0);
	});

	it('counts the squares of a phone out, one by one', async () => {
		const page = await openPage({ webgl: false, viewport: PHONE, touch: true });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await press(button(page, home.play));
		await boardReady(page);
		await playOut(page);
		await page.locator('.result-card').waitFor();
		await expectAccessible(page, '.result-card');
	});
});

describe('help in time', () => {
	it('a first hint finds an engine that is loaded and warm', async () => {
		const page = await openFlat();
		await press(button(page, home.play));
		await boardReady(page);
		await press(button(page, coach.gotIt));
		const isWarm = () => page.evaluate(() => performance.getEntriesByName('hints').length);
		await expect.poll(isWarm, { message: 'the engine has thought', timeout: 60_000 }).toBe(1);
		const workers = page.workers().length;
		await press(button(page, game.hint));
		await page.locator('.play-status[data-tone="good"]').waitFor();
		expect(page.workers().length, 'no other engine is started for a hint').toBe(workers);
		expect(workers).toBe(1);
	});

	it('a menu that had to be loaded keeps what was opened in it', async () => {
		const page = await openFlat({ hash: NEW_GAME });
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route('**/GameMenu-*.js', async (route) => {
			await released;
			await route.continue();
		});
		await page.reload();
		await boardReady(page);
		await press(button(page, game.menu));
		release();
		await press(button(page, game.make));
		const sheet = page.getByRole('button', { name: making.pdf });
		await sheet.waitFor();
		await showTheme(page, 'dark');
		expect(await sheet.isVisible()).toBe(true);
	});

	it.each(['#/xyz', '#/rules/zz'])('an unknown address shows a message: %s', async (hash) => {
		const page = await openFlat({ hash });
		await page.getByRole('heading', { name: tools.notFound }).waitFor();
		await expectAccessible(page);
	});
});
