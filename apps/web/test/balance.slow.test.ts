/** The page that measures the balance of a board. */
import { describe, expect, it } from 'vitest';
import { press } from './hands.js';
import { expectAccessible, PHONE, useBrowser } from './harness.js';
import { button, texts } from './screen.js';

const { openPage } = useBrowser();
const { balance, setup } = texts;

describe('the balance of a board', () => {
	it('is measured by bots, with pause and stop, and is still there after a reload', async () => {
		const page = await openPage({ webgl: false, reducedMotion: true, hash: '#/balance/chullpa' });
		await page.getByLabel(balance.level, { exact: true }).selectOption('9');
		// So many games of the strongest bots that they cannot finish before the button is pressed.
		await page.getByLabel(balance.games, { exact: true }).selectOption('10000');
		await press(button(page, balance.start));
		await press(button(page, balance.pause));
		await page.getByText(balance.paused).waitFor();
		await press(button(page, balance.resume));
		await button(page, balance.pause).waitFor();
		await press(button(page, balance.stop));
		await page.getByLabel(balance.level, { exact: true }).selectOption('1');
		await page.getByLabel(balance.games, { exact: true }).selectOption('100');
		await press(button(page, balance.start));
		await page.getByText(balance.done(100)).waitFor();
		const wins = page.locator('.balance-table tbody tr td:nth-child(2)');
		const shares = (await wins.allTextContents()).map((text) => Number.parseFloat(text));
		expect(shares).toHaveLength(2);
		expect(shares[0]! + shares[1]!).toBeCloseTo(100);
		expect(await page.locator('.balance-square').count()).toBe(20);
		await expectAccessible(page);
		await page.setViewportSize(PHONE);
		const table = page.locator('.balance-table').first();
		const room = await table.evaluate((it) => it.parentElement!.clientWidth - it.scrollWidth);
		expect(room, 'no column is cut off on a phone').toBeGreaterThanOrEqual(0);
		await press(button(page, balance.tryChanges));
		await page.getByRole('rowheader', { name: balance.noChange }).waitFor();
		await button(page, balance.start).waitFor();
		await page.reload();
		await page.getByText(balance.done(100)).waitFor();
		expect((await wins.allTextContents()).map((text) => Number.parseFloat(text))).toEqual(shares);
	});

	it('is measured in the workshop, where a change that helps can be taken over', async () => {
		const page = await openPage({ webgl: false, reducedMotion: true, hash: '#/workshop/chullpa' });
		await press(page.getByRole('tab', { name: balance.title, exact: true }));
		await page.getByLabel(balance.level, { exact: true }).selectOption('1');
		await page.getByLabel(balance.games, { exact: true }).selectOption('100');
		await press(button(page, balance.start));
		await page.getByText(balance.done(100)).waitFor();
		await press(button(page, balance.tryChanges));
		await button(page, balance.start).waitFor();
		await press(button(page, balance.useChange(balance.changes.lowerLimit('3'))));
		const oldFigures = () => page.getByText(balance.done(100)).count();
		await expect.poll(oldFigures, { message: 'figures of the old board' }).toBe(0);
		await press(button(page, texts.workshop.undo));
		await page.getByText(balance.done(100)).waitFor();
		await expectAccessible(page);
	});

	it('is one link away from the board on the page for a new game', async () => {
		const page = await openPage({ webgl: false, reducedMotion: true, hash: '#/new' });
		await page.getByRole('link', { name: balance.title, exact: true }).click();
		await page.getByRole('heading', { name: /^Balance of / }).waitFor();
		await page.goto(new URL('#/balance/nowhere', page.url()).href);
		await page.getByText(balance.noBoard).waitFor();
		expect(await page.getByLabel(setup.playerCount).count()).toBe(0);
	});
});
