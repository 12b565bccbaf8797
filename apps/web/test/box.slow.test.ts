/** For owners of the printed game: their colours, their modes, the ruins, and facts about the boards. */
import { errorOfShares, ruinOf, ruinsFor, SCENARIOS } from '@rumis/rules';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { COUNT_GAMES } from '../src/rulesBook/countGames.js';
import { positionOf } from '../src/rulesBook/judge.js';
import { press } from './hands.js';
import { expectAccessible, useBrowser } from './harness.js';
import { boardReady, button, replayed, texts } from './screen.js';

const { openPage } = useBrowser();
const { setup, rules, common } = texts;
const ON_THE_MAP = { webgl: false, reducedMotion: true };

const card = (page: Page, value: string): Locator =>
	page.locator('label.radio-card', { has: page.locator(`input[value="${value}"]`) });
const colourOf = (page: Page, player: number): Locator =>
	page.getByLabel(common.pair(setup.colour, rules.seat(player)), { exact: true });
const coloursChosen = (page: Page): Promise<string[]> =>
	Promise.all([1, 2].map((player) => colourOf(page, player).inputValue()));

async function goTo(page: Page, address: string): Promise<void> {
	await page.evaluate((hash) => {
		location.hash = hash;
	}, address);
}

it('two players choose violet against orange, or any colours, and the game has them', async () => {
	const page = await openPage({ ...ON_THE_MAP, hash: '#/new' });
	await press(button(page, setup.violetOrange));
	expect(await coloursChosen(page)).toEqual(['violet', 'orange']);
	await colourOf(page, 1).selectOption('orange');
	expect(await coloursChosen(page), 'a colour that is taken is swapped').toEqual(['orange', 'violet']);
	await expectAccessible(page);
	await press(button(page, setup.go));
	await boardReady(page);
	expect((await replayed(page)).colours).toEqual(['orange', 'violet']);

	await goTo(page, '#/new');
	await expect.poll(() => coloursChosen(page), { message: 'remembered' }).toEqual(['orange', 'violet']);
	await press(button(page, setup.usualColours));
	expect(await coloursChosen(page)).toEqual(['yellow', 'red']);
});

it('boards made for the transfer game offer it first, and say what is reconstructed', async () => {
	const page = await openPage({ ...ON_THE_MAP, hash: '#/new', language: 'fr' });
	await press(card(page, 'colca'));
	expect(await page.locator('input[value="transfer"]').isChecked()).toBe(true);
	await press(card(page, '3'));
	expect(await page.locator('input[value="standard"]').isChecked(), 'for three there is none').toBe(true);
	await press(card(page, '2'));
	await press(card(page, 'standard'));
	expect(await page.locator('input[value="standard"]').isChecked(), 'the plain game').toBe(true);
	await press(page.locator('.new-board-details summary'));
	const note = (await page.locator('.new-board-details dd').first().textContent()) ?? '';
	expect(note, 'the note is French').toMatch(/ligne rouge/);
	await press(page.locator('.new-go'));
	await boardReady(page);
	await press(page.locator('.game-board-note a'));
	await page.locator('[data-paragraph="honest"][data-meant="true"]').waitFor();
	expect(await page.locator('.rules-known').textContent()).toContain(note);
	await press(page.locator('.rules-return'));
	await boardReady(page);
});

it('a ruin is chosen by its picture and is on the board when the game starts', async () => {
	const page = await openPage({ ...ON_THE_MAP, hash: '#/new' });
	await press(card(page, 'ruinas'));
	const ruins = ruinsFor(SCENARIOS[0]!, 2);
	expect(await page.locator('.new-ruins .radio-picture svg').count()).toBe(ruins.length);
	const ruin = ruins[1]!;
	const fairness = setup.ruinWins(ruin.winShares, Math.ceil(errorOfShares(ruin)));
	expect(await card(page, ruin.name).textContent(), 'how fair it is').toContain(fairness);
	await press(card(page, ruin.name));
	await press(button(page, setup.go));
	await boardReady(page);
	expect(ruinOf(await replayed(page))).toBe(ruin);
});

it('the reader counts a printed example and is told what to count again', async () => {
	const page = await openPage({ ...ON_THE_MAP, hash: '#/rules/examples' });
	const figure = page.locator('[data-count="draw"]');
	const points = positionOf(COUNT_GAMES.draw)
		.scores()
		.map((score) => score.points);
	await figure.locator('input').first().fill(String(points[0]));
	await figure.locator('input').last().fill('3');
	await page.keyboard.press('Enter');
	const answer = figure.getByRole('status');
	await expect.poll(() => answer.textContent()).toBe(texts.counting.again(rules.owners.orange));
	await figure.locator('input').last().fill(String(points[1]));
	await page.keyboard.press('Enter');
	await expect.poll(() => answer.textContent()).toContain(texts.counting.games.draw.result);
});
