/** The engine next to the analysis board: its lines, its review of a whole game, and what follows from it. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { press } from './hands.js';
import { expectAccessible, useBrowser } from './harness.js';
import { FINISHED_GAME, HALF_GAME } from './sampleLinks.js';
import { boardReady, button, movesShown, texts } from './screen.js';

const { analysis } = texts;
const { openPage } = useBrowser();

/** Half a game takes less time to review. */
const open = async (game = HALF_GAME): Promise<Page> => {
	const hash = game.replace('#/game/', '#/analysis/link/');
	const page = await openPage({ hash, webgl: false, reducedMotion: true });
	await boardReady(page);
	return page;
};

const spoken = (page: Page) => page.locator('.play > [role="status"]').textContent();
const graph = (page: Page) => page.getByRole('slider', { name: analysis.graphSlider, exact: true });

async function review(page: Page): Promise<void> {
	await page.locator('.review').getByLabel(analysis.depth).selectOption('fast');
	await press(button(page, analysis.startReview));
	await graph(page).waitFor();
}

describe('a review', () => {
	it('of a lost game grades its moves, shows the worst, and is there after a reload', async () => {
		const page = await open(FINISHED_GAME);
		const moves = await movesShown(page);
		await review(page);
		expect(await page.locator('.analysis-move .review-grade').count()).toBe(moves.length);
		await press(button(page, analysis.worstMove));
		expect(await page.locator('.analysis-move[aria-current] .review-grade').textContent()).toBe('??');
		await page.keyboard.press('i');
		await expect.poll(() => spoken(page)).toContain(analysis.grades.blunder);
		await press(button(page, analysis.annotate));
		await expect.poll(async () => (await movesShown(page)).length).toBeGreaterThan(moves.length);
		await page.locator('.analysis-comment').first().waitFor();
		await page.getByText(analysis.table).click();
		expect(await page.locator('.review-table tbody tr').count()).toBe(moves.length);
		await expectAccessible(page);
		await page.reload();
		await graph(page).waitFor();
		expect(await page.locator('.analysis-move .review-grade').count()).toBe(moves.length);
		expect(await page.locator('.analysis-comment').count(), 'remarks that were kept').toBeGreaterThan(0);
	});

	it('can be cancelled, and the graph is walked through by keys', async () => {
		const page = await open();
		await press(button(page, analysis.startReview));
		await press(button(page, texts.game.stop));
		await button(page, analysis.startReview).waitFor();
		await review(page);
		await graph(page).focus();
		await page.keyboard.press('Home');
		await expect.poll(() => graph(page).getAttribute('aria-valuetext')).toMatch(/^After move 0: Yellow \d+%/);
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => page.locator('.analysis-move[aria-current]').textContent()).toMatch(/^1/);
	});
});

describe('a mistake', () => {
	it('is found, tried again and shared by keys alone', async () => {
		const page = await open();
		await tabTo(page, page.locator('.review').getByLabel(analysis.depth));
		await page.keyboard.press('Home');
		await pressByKeys(page, button(page, analysis.startReview));
		await graph(page).waitFor();
		await pressByKeys(page, button(page, analysis.worstMove));
		await expect.poll(() => page.locator('.analysis-move[aria-current] .review-grade').count()).toBe(1);
		const learn = page.getByRole('button', { name: analysis.learn.start('Red', 2).replace(/\d.*/, '') });
		await pressByKeys(page, learn.first());
		const card = page.getByRole('region', { name: analysis.learn.title });
		const status = card.getByRole('status');
		await expectAccessible(page, '.learn-card');
		expect(await status.textContent()).toBe(analysis.learn.trying);
		const tree = await movesShown(page);
		await tabTo(page, page.locator('[role="grid"] [tabindex="0"]'));
		for (const key of ['Enter', 'n', 'Enter']) await page.keyboard.press(key);
		await expect.poll(() => status.textContent()).not.toBe(analysis.learn.trying);
		await expect.poll(() => status.textContent()).not.toBe(analysis.learn.asking);
		const onward = button(page, analysis.learn.showSolution).or(button(page, analysis.learn.next));
		await pressByKeys(page, onward.first());
		await expect.poll(async () => (await movesShown(page)).length).toBeGreaterThan(tree.length);
		await pressByKeys(page, button(page, analysis.learn.leave));
		expect(await card.count()).toBe(0);
		await pressByKeys(page, button(page, analysis.share));
		expect(await page.getByLabel(analysis.linkLabel).inputValue()).toContain('#/analysis/link/');
	});
});

/** More Tab stops than any page has. */
const MOST_STOPS = 200;

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	const isThere = () => target.evaluate((element) => element === document.activeElement);
	for (let stops = 0; !(await isThere()); stops++) {
		if (stops > MOST_STOPS) throw new Error(`cannot be reached by keys: ${target}`);
		await page.keyboard.press('Tab');
	}
}

async function pressByKeys(page: Page, target: Locator): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press('Enter');
}

describe('the engine', () => {
	it('streams lines that are shown as ghosts and played by a click', async () => {
		const page = await open();
		for (let back = 0; back < 2; back++) await page.keyboard.press('k');
		await page.keyboard.press('g');
		const line = page.locator('.engine-line').first();
		await line.hover();
		await page.locator('.map.large .map-ghost').first().waitFor();
		await expectAccessible(page, '.engine');
		await page.keyboard.press('s');
		await expect
			.poll(() => spoken(page))
			.toMatch(/Chance of winning: Yellow \d+%, Red \d+%\. .*Best line: .+/);
		const best = await line.locator('strong').textContent();
		await press(line.locator('.engine-move'));
		await expect
			.poll(() => page.locator('.analysis-move[aria-current] .game-move-text').textContent())
			.toBe(best);
	});

	it('shows what the next player threatens', async () => {
		const page = await open();
		for (let back = 0; back < 2; back++) await page.keyboard.press('k');
		const toMove = await page.locator('.analysis-points [data-turn="true"]').textContent();
		await page.keyboard.press('t');
		await page.locator('.map.large .map-ghost').first().waitFor();
		const threat = page.locator('.engine-move').first();
		expect(await threat.getAttribute('aria-disabled')).toBe('true');
		expect(toMove).not.toBe('');
		await page.keyboard.press('g');
		await expect.poll(() => page.locator('.map.large .map-ghost').count()).toBe(0);
	});
});
