/** Custom boards: drawn by mouse and by keys, checked, played, shared and played online. */
import { readFileSync } from 'node:fs';
import { findBuiltin, makeScenario, parseScenario, type Scenario } from '@rumis/rules';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../packages/workshop/test/readPdf.js';
import { expectClosed, readStl } from '../../../packages/workshop/test/readStl.js';
import { press, tabTo } from './hands.js';
import { expectAccessible } from './harness.js';
import { atBoard, FLAT, playOn } from './onlinePeople.js';
import { useOnline } from './onlineServer.js';
import { FINISHED_GAME, HALF_GAME } from './sampleLinks.js';
import { boardReady, button, moveCount, nextTurn, texts } from './screen.js';

const { openPage } = useOnline();
const { workshop: t, setup, online, balance, making } = texts;

const square = (page: Page, name: string) => page.locator('.sheet-grid').getByLabel(name, { exact: false });

/** The board as stored on the device. */
async function keptBoard(page: Page, id: string): Promise<Scenario> {
	const text = await page.evaluate(() => localStorage.getItem('rumis.boards'));
	const boards = (JSON.parse(text ?? '[]') as string[]).map((board) => parseScenario(board));
	const found = boards.flatMap((board) => (board.ok && board.value.id === id ? [board.value] : []));
	expect(found, `${id} is kept`).toHaveLength(1);
	return found[0]!;
}

/** The file that a button downloads. */
async function savedFile(
	page: Page,
	name: string,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
	const [download] = await Promise.all([page.waitForEvent('download'), press(button(page, name))]);
	return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** My Pisac has a fifth column: drawn with the mouse, one stroke for each step. */
async function correctPisac(page: Page): Promise<void> {
	await press(page.locator('.workshop-board', { hasText: 'Pisac' }));
	await page.locator('.sheet').waitFor();
	for (let y = 1; y <= 8; y++) {
		await press(button(page, t.height(9 - y)));
		await press(page.locator(`.sheet-grid [data-square="5,${y}"]`));
	}
	const note = page.getByLabel(t.sourcePlan);
	await note.fill('my own copy of RUMIS: five squares wide');
	await press(button(page, t.save));
	await page.getByText(t.saved).waitFor();
}

describe('the workshop', () => {
	it('draws a board of 4 × 5 squares by keyboard alone', async () => {
		const page = await openPage({ ...FLAT, hash: '#/workshop' });
		await page.locator('.workshop-buttons').waitFor();
		await tabTo(page, '.workshop-buttons > button:first-of-type');
		await page.keyboard.press('Enter');
		await page.locator('.sheet').waitFor();
		await tabTo(page, '.sheet-square');
		for (const row of [1, 2, 3, 4, 5]) {
			for (const column of [1, 2, 3, 4]) {
				await page.keyboard.press('4');
				if (column < 4) await page.keyboard.press('ArrowRight');
			}
			await page.keyboard.press('Home');
			if (row < 5) await page.keyboard.press('ArrowDown');
		}
		expect(await square(page, 'd5, height 4').count()).toBe(1);
		// One key too many is undone.
		for (const key of ['ArrowDown', '9', 'Control+z']) await page.keyboard.press(key);
		// Two players stay within the red line: the first row is marked, and then the rest.
		for (const key of ['Control+Home', 'r', 'ArrowDown']) await page.keyboard.press(key);
		expect(await square(page, `a1, height 4, ${t.inRed}`).count()).toBe(1);
		await page.getByText(t.room('80', 2, 20, '100%')).waitFor();
		await expectAccessible(page);
		await page.keyboard.press('Control+s');
		await page.getByText(t.saved).waitFor();
		const board = await keptBoard(page, 'my-board');
		expect(board.plan).toEqual(['4444', '4444', '4444', '4444', '4444']);
		expect(board.zones?.[0]).toBe('r...');
	});

	it('reports faults in words and on the sheet, and undoes a whole stroke', async () => {
		const page = await openPage({ ...FLAT, hash: '#/workshop/chullpa' });
		await press(page.locator('.sheet-grid [data-square="0,0"]'));
		await page.locator('.workshop-faults', { hasText: setup.boardErrors.scenarioPlanApart }).waitFor();
		expect(await page.locator('.workshop-state').textContent(), 'why it cannot be saved').toBe(
			setup.boardErrors.scenarioPlanApart,
		);
		expect(await page.locator('.sheet-grid [aria-invalid="true"]').getAttribute('aria-label')).toBe(
			t.square('a1', 4),
		);
		expect(await button(page, t.save).isDisabled()).toBe(true);
		await expectAccessible(page);
		// Nothing is lost by a reload, not even the undo history.
		await page.reload();
		await page.locator('.sheet-grid [aria-invalid="true"]').waitFor();
		await press(button(page, t.undo));
		await page.getByText(t.sound).waitFor();
		await page.getByLabel(t.lineFor(2)).selectOption('r');
		expect(await page.locator('.describe-fault').textContent()).toContain(
			setup.boardErrors.scenarioLimitZone,
		);
	});

	it('paints, fills and mirrors with a finger on a phone', async () => {
		const page = await openPage({
			...FLAT,
			hash: '#/workshop',
			touch: true,
			viewport: { width: 390, height: 844 },
		});
		await press(button(page, t.scratch));
		await page.getByLabel(t.symmetry).selectOption('leftRight');
		await page.locator('.sheet-grid [data-square="0,0"]').tap();
		await page.locator('.sheet-grid [data-square="7,0"][data-height="4"]').waitFor();
		await page.locator('label', { hasText: t.strokes.fill }).tap();
		await button(page, t.height(2)).tap();
		await page.locator('.sheet-grid [data-square="3,3"]').tap();
		await page.locator('.sheet-grid [data-square="6,7"][data-height="2"]').waitFor();
		expect(await page.locator('.sheet-grid [data-height="2"]').count()).toBe(62);
		await expectAccessible(page);
	});
});

/** A hundred games of weak bots give figures for every square and both seats. */
async function balanceIt(page: Page): Promise<void> {
	await press(tabNamed(page, balance.title));
	await page.getByLabel(balance.level, { exact: true }).selectOption('1');
	await page.getByLabel(balance.games, { exact: true }).selectOption('100');
	await press(button(page, balance.start));
	await page.getByText(balance.done(100)).waitFor();
	const wins = await page.locator('.balance-table tbody tr td:nth-child(2)').allTextContents();
	expect(wins.reduce((sum, text) => sum + Number.parseFloat(text), 0)).toBeCloseTo(100);
	expect(await page.locator('.balance-square').count(), 'squares of the heat map').toBe(40);
}

async function playAgainstBot(page: Page): Promise<void> {
	await press(tabNamed(page, t.share));
	await press(button(page, t.play));
	await press(button(page, setup.go));
	await boardReady(page);
	await page.locator('.play-stone[aria-disabled="false"]').first().waitFor();
	const before = await moveCount(page);
	await page.locator('[role="grid"] [tabindex="0"]').focus();
	for (const key of ['n', 'n', 'Enter']) await page.keyboard.press(key);
	expect(await nextTurn(page, before + 1), 'the bot answers').toBe(true);
}

/** Back to the drawing, with this tab open. */
async function backToDrawing(page: Page, tab: string): Promise<void> {
	await page.goto(`${new URL(page.url()).origin}/#/workshop/draft`);
	await press(tabNamed(page, tab));
}

async function twoMovesOnline(ann: Page, ben: Page): Promise<void> {
	await backToDrawing(ann, t.share);
	await press(button(ann, t.playOnline));
	await press(button(ann, online.make.go));
	const invitation = await ann.getByLabel(online.wait.invite, { exact: true }).inputValue();
	await ben.goto(invitation);
	await ben.getByText(setup.boardFacts(40, 4, 2)).waitFor();
	await press(button(ben, online.wait.sitDown).first());
	await Promise.all([atBoard(ann), atBoard(ben)]);
	expect(await playOn([ann, ben], 2)).toBe(2);
}

async function printAndMake(page: Page): Promise<void> {
	await backToDrawing(page, making.title);
	const pdf = await savedFile(page, making.pdf);
	const [paper] = await readPdf(pdf.bytes);
	expect([paper!.width, paper!.height].map(Math.round)).toEqual([210, 297]);
	const squares = paper!.boxes.filter((box) => isNear(box.width, 20) && isNear(box.height, 20));
	expect(squares).toHaveLength(40);
	expect(paper!.text).toContain(making.limit(3, 5));
	const stl = await savedFile(page, making.stl);
	expectClosed(readStl(stl.bytes));
}

describe('a Pisac corrected by hand', () => {
	it('is balanced, played against a bot, opened elsewhere, played online, printed and made', async () => {
		const ann = await openPage({ ...FLAT, hash: '#/workshop' });
		await correctPisac(ann);
		const kept = await keptBoard(ann, 'pisac');
		expect(kept.plan).toEqual(findBuiltin('pisac')!.plan.map((row) => row + row[0]));
		expect(kept.source?.plan).toBe('my own copy of RUMIS: five squares wide');

		await press(tabNamed(ann, t.share));
		const file = await savedFile(ann, t.file);
		expect(file.name).toBe('pisac.json');
		expect(file.bytes.toString(), 'the file for a pull request').toBe(makeScenario(kept));
		const link = await ann.getByLabel(t.link, { exact: true }).inputValue();
		expect(link.length).toBeLessThanOrEqual(1500);
		expect(await ann.getByRole('img', { name: t.qr }).count()).toBe(1);

		await balanceIt(ann);
		await playAgainstBot(ann);

		const ben = await openPage({ ...FLAT, hash: link.replace(/^.*#/, '#') });
		await ben.getByRole('heading', { name: t.received('Pisac') }).waitFor();
		await expectAccessible(ben);
		await press(button(ben, t.keepAndEdit));
		await ben.locator('.sheet').waitFor();
		expect(await keptBoard(ben, 'pisac')).toEqual(kept);

		await twoMovesOnline(ann, ben);
		await printAndMake(ann);
	});

	it('in a damaged link is refused with a reason', async () => {
		const page = await openPage({ ...FLAT, hash: '#/board/1.pisac~8888_7777~~2-4..e30.AAA' });
		await page.getByText(t.linkErrors.boardLinkCheck).waitFor();
		await expectAccessible(page);
	});
});

const tabNamed = (page: Page, name: string) => page.getByRole('tab', { name });

const isNear = (value: number, wanted: number): boolean => Math.abs(value - wanted) < 0.05;

/** Everything that can be made of the visible building; returns the number of stones on the sheet. */
async function makeBuilding(page: Page): Promise<number> {
	await press(button(page, texts.game.make));
	const sheet = await savedFile(page, making.sheet);
	const text = (await readPdf(sheet.bytes)).map((one) => one.text).join(' ');
	expect(text).toContain(making.level(1));
	expect(text).toMatch(/1\. (Yellow|Red|Green|Blue): [A-Z]\d [a-p]\d/);
	const solid = await savedFile(page, making.solid);
	expect(solid.name).toMatch(/\.stl$/);
	expectClosed(readStl(solid.bytes));
	const loose = await savedFile(page, making.loose);
	expect(loose.bytes.subarray(0, 2).toString()).toBe('PK');
	await expectAccessible(page, 'dialog');
	return text.match(/\d+\. (Yellow|Red|Green|Blue): /g)?.length ?? 0;
}

describe('a building is printed level by level, and made for a 3D printer', () => {
	it('from a game', async () => {
		const page = await openPage({ ...FLAT, hash: FINISHED_GAME });
		await boardReady(page);
		await press(button(page, texts.game.menu));
		await makeBuilding(page);
	});

	it('from an analysis, with the moves up to where one looks', async () => {
		const page = await openPage({ ...FLAT, hash: HALF_GAME.replace('#/game/', '#/analysis/link/') });
		await boardReady(page);
		await page.keyboard.press('k');
		await page.locator('.analysis-tree [aria-current]').nth(0).waitFor();
		await press(button(page, texts.analysis.share));
		expect(await makeBuilding(page), 'stones on the sheet').toBe(7);
	});

	it('from solitaire', async () => {
		const page = await openPage({ ...FLAT, hash: '#/solitaire/cube-3-easy-2' });
		await boardReady(page);
		await makeBuilding(page);
	});
});
