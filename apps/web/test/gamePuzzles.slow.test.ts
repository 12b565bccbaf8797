/** Puzzles from games: solved on the board, rated, explained; and against the clock. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { press } from './hands.js';
import { expectAccessible, PHONE, useBrowser } from './harness.js';
import { boardReady, button, fittingStones, texts } from './screen.js';

const { puzzles } = texts;
const { openPage } = useBrowser();

const status = (page: Page) => page.locator('.learn-card [role="status"]');

async function placeSomething(page: Page): Promise<void> {
	await press(fittingStones(page).first());
	for (const key of ['n', 'Enter']) await page.keyboard.press(key);
}

it('a puzzle is tried by keys, explained, and counts for the rating', async () => {
	const page = await openPage({ hash: '#/puzzles', webgl: false, reducedMotion: true });
	await press(button(page, puzzles.rated));
	await boardReady(page);
	await expectAccessible(page);
	expect(await status(page).textContent()).toBe(puzzles.progress.trying);
	await placeSomething(page);
	await expect.poll(() => status(page).textContent()).not.toBe(puzzles.progress.trying);
	if ((await status(page).textContent()) !== puzzles.progress.solved) {
		await press(button(page, puzzles.showSolution));
		await expect.poll(() => status(page).textContent()).toBe(puzzles.progress.shown);
	}
	expect(await page.locator('.puzzles-themes li').count(), 'what it is about').toBeGreaterThan(0);
	await expectAccessible(page);
	await press(button(page, puzzles.next));
	await expect.poll(() => status(page).textContent()).toBe(puzzles.progress.trying);
	await page.goto(page.url().replace(/#.*/, '#/puzzles'));
	await page.getByText(/^[01] of 1$/).waitFor();
});

it('a rush on a phone counts answers until three were wrong', async () => {
	const page = await openPage({
		hash: '#/puzzles/rush',
		webgl: false,
		reducedMotion: true,
		viewport: PHONE,
		touch: true,
	});
	await boardReady(page);
	await expectAccessible(page);
	const score = page.locator('.puzzles-score');
	for (let tries = 0; tries < 12 && (await score.count()) === 0; tries++) {
		const facts = page.locator('.puzzles-facts');
		const before = (await facts.textContent())?.replace(/^\S+/, '');
		await placeSomething(page);
		await expect
			.poll(
				async () => (await score.count()) > 0 || (await facts.textContent())?.replace(/^\S+/, '') !== before,
			)
			.toBe(true);
	}
	expect(await score.textContent()).toMatch(/^You solved \d+ puzzles?\.$/);
});
