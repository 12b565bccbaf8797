/** Puzzles from games: solved on the board, rated, explained; and against the clock. */
import { loadSolutions } from '@rumis/engine/puzzles';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { press } from './hands.js';
import { DESKTOP, expectAccessible, LANDSCAPE, PHONE, useBrowser } from './harness.js';
import { useOnline } from './onlineServer.js';
import { boardReady, button, fittingStones, texts } from './screen.js';

const { analysis, puzzles, people } = texts;
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
	for (const viewport of [PHONE, LANDSCAPE, DESKTOP]) {
		await page.setViewportSize(viewport);
		const { y, height } = (await button(page, puzzles.next).boundingBox())!;
		expect(y + height, `the way on, ${viewport.width} wide`).toBeLessThanOrEqual(viewport.height);
	}
	await expectAccessible(page);
	await press(button(page, puzzles.next));
	await expect.poll(() => status(page).textContent()).toBe(puzzles.progress.trying);
	await page.goto(page.url().replace(/#.*/, '#/puzzles'));
	await page.getByText(/^[01] of 1$/).waitFor();
});

it('without puzzles of your own, the page says how to get some', async () => {
	const page = await openPage({ hash: '#/puzzles/own', webgl: false });
	await page.getByText(puzzles.ownNone).waitFor();
	await expectAccessible(page);
	await press(page.getByRole('link', { name: analysis.title, exact: true }));
	await page.locator('.analysis-start').waitFor();
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

describe('with an account', () => {
	const online = useOnline();

	/** Gives up the current puzzle: the request is the same for every puzzle. */
	async function giveUp(page: Page): Promise<void> {
		await boardReady(page);
		await press(button(page, puzzles.showSolution));
		await expect.poll(() => status(page).textContent()).toBe(puzzles.progress.shown);
	}
	const attempts = () =>
		online.server().context.store.read(({ db }) => db.selectFrom('puzzle_attempt').selectAll().execute());

	it('puzzles count on the server too, also those that were tried without a connection', async () => {
		const page = await online.openPage({ hash: '#/account', webgl: false, reducedMotion: true });
		await page.getByLabel(people.name, { exact: true }).fill('Ana');
		await page.getByLabel(people.password, { exact: true }).fill('correct horse');
		await press(button(page, people.make));
		await page.getByText(people.made('Ana')).waitFor();
		await page.goto(page.url().replace(/#.*/, '#/puzzles'));
		const rating = page.locator('.puzzles-results dt', { hasText: puzzles.onlineRating }).locator('+ dd');
		await expect.poll(() => rating.textContent()).toBe('1200 ?');
		await expectAccessible(page);
		await press(button(page, puzzles.rated));
		await giveUp(page);
		await expect.poll(() => attempts()).toMatchObject([{ move: null, solved: 0 }]);
		await press(button(page, puzzles.next));
		await expect.poll(() => status(page).textContent()).toBe(puzzles.progress.trying);
		await page.context().setOffline(true);
		await placeSomething(page);
		await expect.poll(() => status(page).textContent()).not.toBe(puzzles.progress.trying);
		await page.getByText(puzzles.waiting(1)).first().waitFor({ state: 'attached' });
		expect(await attempts()).toHaveLength(1);
		await page.context().setOffline(false);
		await expect.poll(async () => (await attempts()).length).toBe(2);
		const second = (await attempts()).find(({ move }) => move !== null)!;
		const { solution } = (await loadSolutions()).get(second.puzzle)!;
		expect(second.solved).toBe(second.move === solution ? 1 : 0);
		await page.getByText(puzzles.waiting(1)).first().waitFor({ state: 'detached' });
	});
});
