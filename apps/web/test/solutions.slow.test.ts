/** The page about the number of ways to build the small cube. */
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { ANSWER, IMPOSSIBLE, SETS, SOMA } from '../src/solutions/data/sets.js';
import { expectAccessibleInEveryLook } from './everyLook.js';
import { framesDrawn, gotoWatched, graphicsOf } from './graphics.js';
import { press } from './hands.js';
import { expectAccessible, type PageOptions, useBrowser } from './harness.js';
import { button, texts } from './screen.js';
import { turnTable } from './turning.js';

// axe checks every step of the page.
vi.setConfig({ testTimeout: 300_000 });

const { openPage } = useBrowser();
const { solutions } = texts;

const FLAT: PageOptions = { webgl: false, reducedMotion: true, hash: '#/ways' };
/** Draw calls of one frame. */
const MOST_CALLS = 60;

const solution = (page: Page, id: string) => page.locator(`[data-solution="${id}"]`).waitFor();
const asNumber = (text: string): number => Number(text.replace(/\D/g, ''));

describe('the answer', () => {
	it('has 14 sets whose counts add up, and one of them has none', async () => {
		const page = await openPage(FLAT);
		await page.locator(`tr[data-set="${SOMA.id}"] td:nth-child(3)`).waitFor();
		const rows = page.locator('tr[data-set]');
		expect(await rows.count(), 'sets').toBe(SETS.length);
		const counts = await page.locator('tr[data-set] td:nth-child(3)').allTextContents();
		expect(counts.length, 'sets that can be built').toBe(SETS.length - 1);
		expect(counts.map(asNumber).reduce((one, other) => one + other)).toBe(ANSWER.rotations);
		await press(page.locator(`tr[data-set="${IMPOSSIBLE.id}"] button`));
		const focus = () => page.evaluate(() => document.activeElement?.textContent);
		await expect.poll(focus).toBe(solutions.proofTitle);
	});
});

describe('the solutions', () => {
	it('are walked through one by one, over the end of a set into the next', async () => {
		const page = await openPage(FLAT);
		await solution(page, 'V3-L4-1');
		await press(button(page, solutions.next));
		await solution(page, 'V3-L4-2');
		await press(button(page, solutions.previous));
		await solution(page, 'V3-L4-1');
		await page.getByLabel(solutions.number, { exact: true }).fill('9999');
		await page.keyboard.press('Enter');
		await solution(page, 'V3-L4-78');
		await press(button(page, solutions.next));
		await solution(page, 'V3-T4-1');
		await page.getByLabel(solutions.chooseSet, { exact: true }).selectOption(SOMA.id);
		await solution(page, `${SOMA.id}-1`);
		await press(button(page, solutions.random));
		await page.locator(`[data-solution^="${SOMA.id}-"]:not([data-solution="${SOMA.id}-1"])`).waitFor();
	});

	it('have their own links, also for a new visitor', async () => {
		const page = await openPage({ ...FLAT, hash: '#/ways/V3-O4-17' });
		await solution(page, 'V3-O4-17');
		await page.getByText(solutions.solution('17', '480')).waitFor();
		await page.getByLabel(solutions.build, { exact: true }).fill('3');
		await page.getByText('3 of 7 stones').waitFor();
	});

	it.each([
		['nonsense', solutions.linkErrors.solutionText],
		['V3-O4-9999', solutions.linkErrors.solutionNumber],
		[`${IMPOSSIBLE.id}-1`, solutions.linkErrors.solutionNone],
	])('a link to %s says what is wrong with it', async (link, problem) => {
		const page = await openPage({ ...FLAT, hash: `#/ways/${link}` });
		await page.getByRole('alert').getByText(problem).waitFor();
		await page.locator('[data-solution]').waitFor();
	});

	it('are turned in 3D with few draw calls', async () => {
		const page = await openPage({ reducedMotion: true, viewport: { width: 1000, height: 640 } });
		await gotoWatched(page, page.url().replace(/#.*/, '#/ways/V3-O4-17'));
		await solution(page, 'V3-O4-17');
		await page.locator('.solutions-solution canvas').waitFor();
		await page.getByLabel(solutions.spread, { exact: true }).fill('50');
		await turnTable(page, 3);
		await framesDrawn(page, 3);
		expect((await graphicsOf(page)).mostCalls, 'draw calls of the dearest frame').toBeLessThanOrEqual(
			MOST_CALLS,
		);
	});
});

const STEPS = Object.keys(solutions.proof) as readonly (keyof typeof solutions.proof)[];

describe('why one set has none', () => {
	it('is explained in steps, each with its heading focused and placements to try', async () => {
		const page = await openPage(FLAT);
		for (const [index, step] of STEPS.entries()) {
			const card = page.locator(`.solutions-proof[data-step="${step}"]`);
			await card.waitFor();
			await card.getByText(solutions.proofStep(index + 1, STEPS.length)).waitFor();
			const next = button(page, solutions.placeNext);
			if ((await next.count()) > 0) {
				await press(next);
				await card.getByText(/^Place 2 of/).waitFor();
			}
			await press(button(page, index + 1 < STEPS.length ? solutions.proofNext : solutions.proofAgain));
			const following = STEPS[(index + 1) % STEPS.length]!;
			const focus = () => page.evaluate(() => document.activeElement?.textContent);
			await expect.poll(focus).toBe(solutions.proof[following].title);
		}
	});

	it('axe finds nothing in any step, nor on the whole page', async () => {
		const page = await openPage(FLAT);
		await solution(page, 'V3-L4-1');
		await expectAccessibleInEveryLook(page, 'the page of the solutions');
		for (const step of STEPS) {
			await page.locator(`.solutions-proof[data-step="${step}"]`).waitFor();
			await expectAccessible(page, '.solutions-proof');
			if (step !== STEPS.at(-1)) await press(button(page, solutions.proofNext));
		}
	});
});
