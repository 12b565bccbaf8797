/** The page that answers how many ways there are to build the small cube. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ANSWER, IMPOSSIBLE, SETS, SOMA } from '../src/ways/sets.js';
import { expectAccessibleInEveryLook } from './everyLook.js';
import { framesDrawn, gotoWatched, graphicsOf } from './graphics.js';
import { press } from './hands.js';
import { expectAccessible, type PageOptions, useBrowser } from './harness.js';
import { button, texts } from './screen.js';
import { turnTable } from './turning.js';

const { openPage } = useBrowser();
const { ways } = texts;

const FLAT: PageOptions = { webgl: false, reducedMotion: true, hash: '#/ways' };
/** Draw calls of one frame. */
const MOST_CALLS = 60;

const packing = (page: Page, id: string) => page.locator(`[data-packing="${id}"]`).waitFor();
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
		await expect.poll(focus).toBe(ways.proofTitle);
	});
});

describe('the packings', () => {
	it('are walked through one by one, over the end of a set into the next', async () => {
		const page = await openPage(FLAT);
		await packing(page, 'V3-L4-1');
		await press(button(page, ways.next));
		await packing(page, 'V3-L4-2');
		await press(button(page, ways.previous));
		await packing(page, 'V3-L4-1');
		await page.getByLabel(ways.number, { exact: true }).fill('9999');
		await page.keyboard.press('Enter');
		await packing(page, 'V3-L4-78');
		await press(button(page, ways.next));
		await packing(page, 'V3-T4-1');
		await page.getByLabel(ways.chooseSet, { exact: true }).selectOption(SOMA.id);
		await packing(page, `${SOMA.id}-1`);
		await press(button(page, ways.random));
		await page.locator(`[data-packing^="${SOMA.id}-"]:not([data-packing="${SOMA.id}-1"])`).waitFor();
	});

	it('have links of their own, also for a visitor who was never here', async () => {
		const page = await openPage({ ...FLAT, hash: '#/ways/V3-O4-17' });
		await packing(page, 'V3-O4-17');
		await page.getByText(ways.packing('17', '480')).waitFor();
		await page.getByLabel(ways.build, { exact: true }).fill('3');
		await page.getByText('3 of 7 stones').waitFor();
	});

	it.each([
		['nonsense', ways.linkErrors.packingText],
		['V3-O4-9999', ways.linkErrors.packingNumber],
		[`${IMPOSSIBLE.id}-1`, ways.linkErrors.packingNone],
	])('a link to %s says what is wrong with it', async (link, problem) => {
		const page = await openPage({ ...FLAT, hash: `#/ways/${link}` });
		await page.getByRole('alert').getByText(problem).waitFor();
		await page.locator('[data-packing]').waitFor();
	});

	it('are turned in 3D with few draw calls', async () => {
		const page = await openPage({ reducedMotion: true, viewport: { width: 1000, height: 640 } });
		await gotoWatched(page, page.url().replace(/#.*/, '#/ways/V3-O4-17'));
		await packing(page, 'V3-O4-17');
		await page.locator('.ways-packing canvas').waitFor();
		await page.getByLabel(ways.spread, { exact: true }).fill('50');
		await turnTable(page, 3);
		await framesDrawn(page, 3);
		expect((await graphicsOf(page)).mostCalls, 'draw calls of the dearest frame').toBeLessThanOrEqual(
			MOST_CALLS,
		);
	});
});

const STEPS = Object.keys(ways.proof) as readonly (keyof typeof ways.proof)[];

describe('why one set has none', () => {
	it('is told in steps, each with its heading in the focus and places to try', async () => {
		const page = await openPage(FLAT);
		for (const [index, step] of STEPS.entries()) {
			const card = page.locator(`.ways-proof[data-step="${step}"]`);
			await card.waitFor();
			await card.getByText(ways.proofStep(index + 1, STEPS.length)).waitFor();
			const next = button(page, ways.placeNext);
			if ((await next.count()) > 0) {
				await press(next);
				await card.getByText(/^Place 2 of/).waitFor();
			}
			await press(button(page, index + 1 < STEPS.length ? ways.proofNext : ways.proofAgain));
			const following = STEPS[(index + 1) % STEPS.length]!;
			const focus = () => page.evaluate(() => document.activeElement?.textContent);
			await expect.poll(focus).toBe(ways.proof[following].title);
		}
	});

	it('axe finds nothing in any step, nor on the whole page', async () => {
		const page = await openPage(FLAT);
		await packing(page, 'V3-L4-1');
		await expectAccessibleInEveryLook(page, 'the page of the ways');
		for (const step of STEPS) {
			await page.locator(`.ways-proof[data-step="${step}"]`).waitFor();
			await expectAccessible(page, '.ways-proof');
			if (step !== STEPS.at(-1)) await press(button(page, ways.proofNext));
		}
	});
});
