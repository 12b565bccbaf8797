/** Solitaire puzzles: solved by mouse and by keys, with every help, on one day and the next. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HELPS, type Help } from '../src/solitaire/results/helps.js';
import { expectAccessibleInEveryLook } from './everyLook.js';
import { press, tabTo } from './hands.js';
import { expectAccessible, LANDSCAPE, type PageOptions, PHONE, useBrowser } from './harness.js';
import { boardReady, button, texts } from './screen.js';
import { emptyCells, enterByKeys, enterByMouse, puzzleNamed, puzzleOf, solutionOf } from './solving.js';

const { openPage } = useBrowser();
const t = texts.solitaire;

const LEVEL_BY_LEVEL: PageOptions = { webgl: false, reducedMotion: true };

/** Small cubes of the shelf: with two stones left, and with some more. */
const NEARLY_DONE = 'cube-3-easy-2';
const BEGUN = 'cube-3-medium-1';

async function openPuzzle(id: string, options: PageOptions = LEVEL_BY_LEVEL): Promise<Page> {
	const page = await openPage({ ...options, hash: `#/solitaire/${id}` });
	await boardReady(page);
	return page;
}

const solved = (page: Page, stars: number) => page.locator(`[data-end][data-stars="${stars}"]`).waitFor();

const starsLeft = (page: Page): Promise<number> => page.locator('.play-top .soli-star.full').count();

const helpButton = (page: Page, help: Help) => page.locator(`.soli-help[data-help="${help}"]`);

async function solveByMouse(page: Page, id: string): Promise<void> {
	for (const lying of solutionOf(puzzleNamed(id))) await enterByMouse(page, lying);
}

describe('the cube of 3 × 3 × 3', () => {
	it('is built freely by mouse from its first stone to its last, in any order', async () => {
		const page = await openPuzzle('free-cube-3-1');
		// The topmost stones first: in free building, stones may also be put under others.
		for (const lying of [...solutionOf(puzzleNamed('free-cube-3-1'))].reverse())
			await enterByMouse(page, lying);
		await solved(page, 3);
		expect(await emptyCells(page).count(), 'empty cells').toBe(0);
		expect(await page.evaluate(() => document.activeElement?.textContent), 'what has the focus').toBe(t.done);
	});

	it('is built by the rules with keys alone', async () => {
		const page = await openPuzzle('rules-cube-3-1');
		await tabTo(page, '[role="grid"] td');
		for (const lying of solutionOf(puzzleNamed('rules-cube-3-1'))) await enterByKeys(page, lying);
		await solved(page, 3);
		expect(await emptyCells(page).count(), 'empty cells').toBe(0);
	});

	it('has all its tools within reach on a phone, upright and on its side', async () => {
		const page = await openPuzzle('cube-3', { ...LEVEL_BY_LEVEL, viewport: PHONE, touch: true });
		await page.locator('[data-stone][data-fits="true"]').last().tap();
		for (const viewport of [PHONE, LANDSCAPE]) {
			await page.setViewportSize(viewport);
			expect(await button(page, t.raise).isVisible()).toBe(true);
			const beyond = await page
				.locator('.play-actions button')
				.evaluateAll((buttons) =>
					buttons
						.filter((each) => each.getBoundingClientRect().right > innerWidth)
						.map((each) => each.outerHTML),
				);
			expect(beyond, `beyond the edge at ${viewport.width}`).toEqual([]);
		}
		await expectAccessible(page, '.play-controls');
	});

	it('continues after a reload, and undoes earlier steps', async () => {
		const page = await openPuzzle('free-cube-3-1');
		const [first, second] = solutionOf(puzzleNamed('free-cube-3-1'));
		const all = await emptyCells(page).count();
		for (const lying of [first!, second!]) await enterByMouse(page, lying);
		await page.reload();
		await boardReady(page);
		expect(await emptyCells(page).count(), 'empty cells').toBe(
			all - first!.cells.length - second!.cells.length,
		);
		await press(button(page, texts.game.undo));
		await expect.poll(() => emptyCells(page).count()).toBe(all - first!.cells.length);
	});
});

describe('the helps', () => {
	/** Uses a help and waits for its answer, or for its effect. */
	async function use(page: Page, help: Help, answer: string): Promise<void> {
		await press(helpButton(page, help));
		await page.locator(answer).waitFor();
	}

	it('say their price, answer, and cost as many stars', async () => {
		const page = await openPuzzle(BEGUN);
		const all = await emptyCells(page).count();
		const paid: Record<string, number> = {};
		const answers: readonly (readonly [Help, string])[] = [
			['check', '[data-finding="canFinish"]'],
			['ways', '[data-finding="ways"]'],
			['next', '[data-finding="next"]'],
			['place', '[data-finding="placed"]'],
			['solution', '[data-solution]'],
		];
		for (const [help, answer] of answers) {
			const [before, price] = [
				await starsLeft(page),
				await helpButton(page, help).getAttribute('data-price'),
			];
			await use(page, help, answer);
			paid[help] = before - (await starsLeft(page));
			expect(paid[help], `what ${help} has cost`).toBe(Number(price));
		}
		expect(Object.keys(paid), 'all helps').toEqual([...HELPS]);
		expect(await starsLeft(page), 'stars that are left').toBe(0);
		expect(await emptyCells(page).count(), 'one stone was placed').toBeLessThan(all);
	});

	it('show a solution step by step, and lead back to what was built', async () => {
		const page = await openPuzzle(BEGUN);
		const all = await emptyCells(page).count();
		await use(page, 'solution', '[data-solution]');
		expect(await page.locator('[data-slider="spread"]').count(), 'a slider that only works in 3D').toBe(0);
		const slider = page.locator('[data-slider="steps"]');
		const last = (await slider.getAttribute('max'))!;
		await slider.fill(last);
		await page.locator(`[data-solution="${last}"]`).waitFor();
		expect(await emptyCells(page).count(), 'empty cells of the solution').toBe(0);
		await press(button(page, t.solutionBack));
		await expect.poll(() => emptyCells(page).count()).toBeGreaterThan(0);
		await press(page.locator('[data-solution-close]'));
		await expect.poll(() => emptyCells(page).count()).toBe(all);
		expect(await page.locator('.play-stone').count(), 'stones to go on with').toBe(
			puzzleNamed(BEGUN).stock.length,
		);
	});

	it('count for as long as one likes, stop when asked to, and estimate instead', async () => {
		const page = await openPuzzle('free-cube-4-2');
		await press(helpButton(page, 'ways'));
		await page.locator('.soli-facts li').first().waitFor();
		await press(page.locator('[data-stop]'));
		await page.locator('[data-finding="stopped"]').waitFor();
		expect(await page.locator('[data-asking="true"]').count(), 'searches that go on').toBe(0);
		await press(page.locator('[data-help="estimate"]'));
		await page.locator('[data-finding="estimate"]').waitFor();
		await expect.poll(() => helpButton(page, 'check').isEnabled()).toBe(true);
	});
});

describe('the puzzle of the day', () => {
	/** The puzzles of both days have few stones to place. */
	const [TODAY, TOMORROW] = ['2026-04-03', '2026-04-04'] as const;

	async function solveOn(page: Page, day: string): Promise<void> {
		await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
		await page.goto(page.url().replace(/#.*/, '#/solitaire/'));
		await page.reload();
		await page.locator(`.soli-daily[data-day="${day}"][data-solved="false"]`).waitFor();
		await press(page.locator('[data-puzzle="daily"]'));
		await boardReady(page);
		for (const lying of solutionOf(puzzleOf(day))) await enterByMouse(page, lying);
		await solved(page, 3);
	}

	it('changes the next day; the streak continues, and results are stored and exported', async () => {
		const page = await openPage({ ...LEVEL_BY_LEVEL, hash: '#/solitaire/' });
		await solveOn(page, TODAY);
		await press(page.locator('.soli-end-actions').getByRole('link', { name: t.toList }));
		await page.locator('.soli-streak[data-streak="1"]').waitFor();
		await solveOn(page, TOMORROW);
		await press(page.locator('[data-share]'));
		const shared = await page.getByLabel(t.shareLabel).inputValue();
		expect(shared, 'the text to share').toContain(TOMORROW);
		expect(shared, 'the row of days in it').toContain(t.streak(2));
		await page.keyboard.press('Escape');
		await page.goto(page.url().replace(/#.*/, '#/solitaire/'));
		await page.locator('.soli-streak[data-streak="2"]').waitFor();
		const download = page.waitForEvent('download');
		await press(page.locator('[data-export]'));
		const book = await readFile(await (await download).path(), 'utf8');
		for (const name of [TODAY, TOMORROW, puzzleOf(TODAY).id, puzzleOf(TOMORROW).id])
			expect(book, 'the file with the results').toContain(name);
		await expectCarriedOver(book);
	});

	/** A new visitor has the results after importing the file. */
	async function expectCarriedOver(book: string): Promise<void> {
		const page = await openPage({ ...LEVEL_BY_LEVEL, hash: '#/solitaire/' });
		await page.getByText(t.resultsCount(0)).waitFor();
		await page
			.locator('.soli-results input[type="file"]')
			.setInputFiles({ name: 'results.json', mimeType: 'application/json', buffer: Buffer.from(book) });
		await page.getByText(t.imported).waitFor();
		await page.getByText(t.resultsCount(2)).waitFor();
	}
});

it('a shared result has no spoilers', async () => {
	const page = await openPuzzle(NEARLY_DONE);
	await press(helpButton(page, 'check'));
	await page.locator('[data-finding="canFinish"]').waitFor();
	await solveByMouse(page, NEARLY_DONE);
	await solved(page, 2);
	await press(page.locator('[data-share]'));
	const shared = await page.getByLabel(t.shareLabel).inputValue();
	expect(shared.split('\n').length, 'lines').toBeLessThan(4);
	for (const { stone } of puzzleNamed(NEARLY_DONE).stock) {
		expect(shared, 'stones in the text').not.toContain(stone);
		expect(shared, 'stones in the text').not.toContain(texts.rules.stones[stone]);
	}
	expect(shared, 'squares in the text').not.toMatch(/\b[a-h][1-9]\b/);
});

describe('axe finds nothing', () => {
	it('in the list of puzzles', async () => {
		const page = await openPage({ ...LEVEL_BY_LEVEL, hash: '#/solitaire/' });
		await page.locator('.soli-puzzle').first().waitFor();
		await expectAccessibleInEveryLook(page, 'the list of puzzles');
	});

	it('level by level: with a stone, with a solution, at the end, and in the dialogs', async () => {
		const page = await openPuzzle(NEARLY_DONE);
		await press(page.locator('.play-stone').first());
		await expectAccessibleInEveryLook(page, 'a stone is held');
		await press(button(page, texts.game.putBack));
		await press(helpButton(page, 'solution'));
		await page.locator('[data-solution]').waitFor();
		await expectAccessibleInEveryLook(page, 'a solution', 'main');
		await press(page.locator('[data-solution-close]'));
		await press(button(page, texts.game.keys));
		await expectAccessibleInEveryLook(page, 'the keys', 'dialog');
		await page.keyboard.press('Escape');
		await solveByMouse(page, NEARLY_DONE);
		await expectAccessibleInEveryLook(page, 'the end', 'main');
		await press(page.locator('[data-share]'));
		await expectAccessibleInEveryLook(page, 'the text to share', 'dialog');
	});

	it('in 3D', async () => {
		const page = await openPuzzle(NEARLY_DONE, { reducedMotion: true });
		await press(page.locator('.play-stone').first());
		await expectAccessible(page);
	});
});
