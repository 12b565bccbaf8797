/** Bots with names and faces: the ladder, the rating against them, and the opponent that suits you. */
import { LEVELS } from '@rumis/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInEveryLook } from './everyLook.js';
import { press } from './hands.js';
import { useBrowser } from './harness.js';
import { boardReady, button, moveCount, nextTurn, texts } from './screen.js';

const { bots, game, home } = texts;
const { openPage } = useBrowser();

const openFlat = (hash = '#/') => openPage({ webgl: false, reducedMotion: true, hash });

async function playOut(page: Page): Promise<void> {
	while (!(await page.locator('.game-winner').isVisible())) {
		const before = await moveCount(page);
		for (const key of ['.', 'n', 'Enter']) await page.keyboard.press(key);
		await nextTurn(page, before);
	}
}

const ratingShown = async (page: Page): Promise<number> =>
	Number(/(\d+)$/.exec((await page.locator('.result-rating').textContent()) ?? '')?.[1]);

describe('a game against a bot', () => {
	it('changes your rating, which the ladder shows with your results', async () => {
		const page = await openFlat();
		await press(button(page, home.play));
		await boardReady(page);
		expect(await page.locator('.game-score .bot-face').count(), 'faces beside the points').toBe(1);
		await playOut(page);
		const rating = await ratingShown(page);
		expect(rating).not.toBe(1000);
		await press(page.locator('.result-rating a'));
		const row = page.locator('[data-bot="level:2"]');
		await expect.poll(() => row.locator('.bot-tally').textContent()).not.toBe(bots.notPlayed);
		expect(await page.locator('.bots-number').textContent()).toContain(bots.ratingValue(rating, true));
		await press(page.locator('.bots-table summary'));
		expect(await page.locator('.bots-table tbody tr').count()).toBe(1);
		expect(await page.locator('.bots-table tbody').textContent()).toContain(`Paqu`);
		await expectAccessibleInEveryLook(page, 'the bots');
		await press(page.locator('[data-suggested="true"] button'));
		await boardReady(page);
	});

	it('is not rated after a hint, but is still listed', async () => {
		const page = await openFlat('#/bots');
		await expectAccessibleInEveryLook(page, 'the bots before the first game');
		const ladder = page.locator('.bots-ladder').first().locator('[data-bot]');
		const order = await ladder.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-bot')));
		expect(order, 'the easiest comes first').toEqual(LEVELS.map((level) => `level:${level}`));
		await press(button(page, bots.play('Cuy')));
		await boardReady(page);
		await press(button(page, game.hint));
		await page.locator('.play-stone[aria-pressed="true"]').waitFor();
		await page.keyboard.press('Escape');
		await playOut(page);
		await expect.poll(() => page.locator('.result-rating').textContent()).toBe(bots.notCounted);
		await press(page.locator('.result-rating a'));
		await expect
			.poll(() => page.locator('[data-bot="level:1"] .bot-tally').textContent())
			.toBe(bots.helped(1));
		expect(await page.locator('.bots-rating').textContent()).toContain(bots.noRating);
	});
});
