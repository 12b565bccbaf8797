/** Boards of one's own: drawn by hand and by keys, checked, played, shared and played online. */
import { readFileSync } from 'node:fs';
import { findBuiltin, makeScenario, parseScenario, type Scenario } from '@rumis/rules';
import type { Page } from 'playwright-core';
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';
import { describe, expect, it } from 'vitest';
import { press, tabTo } from './hands.js';
import { expectAccessible } from './harness.js';
import { atBoard, FLAT, playOn } from './onlinePeople.js';
import { useOnline } from './onlineServer.js';
import { readPdf } from './readPdf.js';
import { FINISHED_GAME } from './sampleLinks.js';
import { boardReady, button, moveCount, nextTurn, texts } from './screen.js';

const { openPage } = useOnline();
const { workshop: t, setup, online } = texts;

const square = (page: Page, name: string) => page.locator('.sheet-grid').getByLabel(name, { exact: false });

/** The board as it is kept on the device. */
async function keptBoard(page: Page, id: string): Promise<Scenario> {
	const text = await page.evaluate(() => localStorage.getItem('rumis.boards'));
	const boards = (JSON.parse(text ?? '[]') as string[]).map((board) => parseScenario(board));
	const found = boards.flatMap((board) => (board.ok && board.value.id === id ? [board.value] : []));
	expect(found, `${id} is kept`).toHaveLength(1);
	return found[0]!;
}

/** What a button saves as a file. */
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
		// One too many is taken back.
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

	it('says in words and on the sheet what is wrong, and takes back a whole stroke', async () => {
		const page = await openPage({ ...FLAT, hash: '#/workshop/chullpa' });
		await press(page.locator('.sheet-grid [data-square="0,0"]'));
		await page.getByText(setup.boardErrors.scenarioPlanApart).waitFor();
		expect(await page.locator('.sheet-grid [aria-invalid="true"]').getAttribute('aria-label')).toBe(
			t.square('a1', 4),
		);
		expect(await button(page, t.save).isDisabled()).toBe(true);
		await expectAccessible(page);
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

describe('a Pisac corrected by hand', () => {
	it('is the file for a pull request, is played against a bot, opened elsewhere, and played online', async () => {
		const ann = await openPage({ ...FLAT, hash: '#/workshop' });
		await correctPisac(ann);
		const kept = await keptBoard(ann, 'pisac');
		expect(kept.plan).toEqual(findBuiltin('pisac')!.plan.map((row) => row + row[0]));

		await press(tabNamed(ann, t.share));
		const file = await savedFile(ann, t.file);
		expect(file.name).toBe('pisac.json');
		expect(file.bytes.toString()).toBe(makeScenario(kept));
		expect(kept.source?.plan).toBe('my own copy of RUMIS: five squares wide');
		const link = await ann.getByLabel(t.link, { exact: true }).inputValue();
		expect(link.length).toBeLessThanOrEqual(1500);
		expect(await ann.getByRole('img', { name: t.qr }).count()).toBe(1);

		await press(tabNamed(ann, texts.making.title));
		const pdf = await savedFile(ann, texts.making.pdf);
		const [paper] = await readPdf(pdf.bytes);
		expect([paper!.width, paper!.height].map(Math.round)).toEqual([210, 297]);
		const squares = paper!.boxes.filter((box) => isNear(box.width, 20) && isNear(box.height, 20));
		expect(squares).toHaveLength(40);
		expect(paper!.text).toContain(texts.making.limit(3, 5));
		const stl = await savedFile(ann, texts.making.stl);
		expectClosedStl(stl.bytes);

		await press(tabNamed(ann, t.share));
		await press(button(ann, t.play));
		await press(button(ann, setup.go));
		await boardReady(ann);
		await ann.locator('.play-stone[aria-disabled="false"]').first().waitFor();
		const before = await moveCount(ann);
		await ann.locator('[role="grid"] [tabindex="0"]').focus();
		for (const key of ['n', 'n', 'Enter']) await ann.keyboard.press(key);
		expect(await nextTurn(ann, before + 1), 'the bot answers').toBe(true);

		const ben = await openPage({ ...FLAT, hash: link.replace(/^.*#/, '#') });
		await ben.getByRole('heading', { name: t.received('Pisac') }).waitFor();
		await expectAccessible(ben);
		await press(button(ben, t.keepAndEdit));
		await ben.locator('.sheet').waitFor();
		expect(await keptBoard(ben, 'pisac')).toEqual(kept);

		await ann.goto(`${new URL(ann.url()).origin}/#/workshop/draft`);
		await press(tabNamed(ann, t.share));
		await press(button(ann, t.playOnline));
		await press(button(ann, online.make.go));
		const invitation = await ann.getByLabel(online.wait.invite, { exact: true }).inputValue();
		await ben.goto(invitation);
		await ben.getByText(setup.boardFacts(40, 4, 2)).waitFor();
		await press(button(ben, online.wait.sitDown).first());
		await Promise.all([atBoard(ann), atBoard(ben)]);
		expect(await playOn([ann, ben], 2)).toBe(2);
	});

	it('in a damaged link is refused with a reason', async () => {
		const page = await openPage({ ...FLAT, hash: '#/board/1.pisac~8888_7777~~2-4..e30.AAA' });
		await page.getByText(t.linkErrors.boardLinkCheck).waitFor();
		await expectAccessible(page);
	});
});

const tabNamed = (page: Page, name: string) => page.getByRole('tab', { name });

const isNear = (value: number, wanted: number): boolean => Math.abs(value - wanted) < 0.05;

/** Somebody else's reader finds every edge of every triangle once in each direction. */
function expectClosedStl(bytes: Buffer): void {
	const buffer = Uint8Array.from(bytes).buffer;
	const { array } = new STLLoader().parse(buffer).getAttribute('position');
	const corners = Array.from({ length: array.length / 3 }, (_, at) => array.slice(3 * at, 3 * at + 3).join());
	const walks = corners.map((from, at) => `${from} > ${corners[at % 3 === 2 ? at - 2 : at + 1]}`);
	const known = new Set(walks);
	expect(walks.length).toBeGreaterThan(1000);
	expect(known.size).toBe(walks.length);
	const open = walks.filter((walk) => !known.has(walk.split(' > ').reverse().join(' > ')));
	expect(open).toEqual([]);
}

it('a building is printed level by level, and made for a 3D printer', async () => {
	const page = await openPage({ ...FLAT, hash: FINISHED_GAME });
	await boardReady(page);
	await press(button(page, texts.game.menu));
	await press(button(page, texts.game.make));
	const sheet = await savedFile(page, texts.making.sheet);
	const pages = await readPdf(sheet.bytes);
	const text = pages.map((one) => one.text).join(' ');
	expect(text).toContain(texts.making.level(1));
	expect(text).toMatch(/1\. (Yellow|Red|Green|Blue): [A-Z]\d [a-p]\d/);
	const solid = await savedFile(page, texts.making.solid);
	expect(solid.name).toMatch(/\.stl$/);
	expectClosedStl(solid.bytes);
	const loose = await savedFile(page, texts.making.loose);
	expect(loose.bytes.subarray(0, 2).toString()).toBe('PK');
	await expectAccessible(page, 'dialog');
});
