/** The analysis board: opened from everywhere, edited by keys, stored, saved, shared. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOpenings } from '@rumis/engine/openings';
import { findBuiltin, parseRecord } from '@rumis/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { press } from './hands.js';
import { expectAccessible, PHONE, useBrowser } from './harness.js';
import { FINISHED_GAME, HALF_GAME } from './sampleLinks.js';
import { boardReady, button, fittingStones, movesShown, movesSoon, texts } from './screen.js';

const { analysis, game, records, tools } = texts;
const { openPage } = useBrowser();
const CHULLPA = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' } as const;
const LINK = HALF_GAME.replace('#/game/', '#/analysis/link/');

let folder = '';
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'rumis-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const open = async (hash: string, phone = false): Promise<Page> => {
	const page = await openPage({
		hash,
		webgl: false,
		reducedMotion: true,
		...(phone ? { viewport: PHONE, touch: true } : {}),
	});
	await boardReady(page);
	return page;
};

const current = (page: Page): Promise<string | null> =>
	page.locator('.analysis-tree [aria-current] .game-move-text').textContent();

const variations = (page: Page) => page.locator('.analysis-variation');

/** Picks a stone, moves it to the next place where it fits, and places it. */
async function placeByKeys(page: Page): Promise<void> {
	for (const key of ['Enter', 'n', 'Enter']) await page.keyboard.press(key);
}

async function sharedLink(page: Page): Promise<string> {
	await press(button(page, analysis.share));
	const link = await page.getByLabel(analysis.linkLabel).inputValue();
	await page.keyboard.press('Escape');
	return link;
}

describe('an analysis', () => {
	it('is edited by keyboard alone, stored, and its variation shared to a phone', async () => {
		const page = await open(LINK);
		const played = await movesShown(page);
		await page.keyboard.press('k');
		await page.keyboard.press('k');
		await expect.poll(() => current(page)).toBe(played.at(-3));
		await placeByKeys(page);
		await variations(page).waitFor();
		const own = await current(page);
		expect(played).not.toContain(own);
		await page.keyboard.press('l');
		await expect.poll(() => current(page)).toBe(played.at(-2));
		await page.keyboard.press('l');
		await expect.poll(() => current(page)).toBe(own);
		await expectAccessible(page);

		const link = await sharedLink(page);
		await page.reload();
		await boardReady(page);
		expect(await current(page), 'the move that was looked at').toBe(own);
		expect(await variations(page).count()).toBe(1);

		const phone = await open(new URL(link).hash, true);
		await press(button(phone, analysis.panel));
		await movesSoon(phone).toEqual([...played.slice(0, -2), own]);
		await expectAccessible(phone);
	});

	it('takes comments and marks, and promotes and deletes variations', async () => {
		const page = await open(LINK);
		await page.keyboard.press('k');
		await placeByKeys(page);
		const own = await current(page);
		await press(page.locator('.analysis-notes summary'));
		await press(button(page, analysis.marks['!?']));
		await page.getByLabel(analysis.comment).fill('Better than it looks');
		await press(button(page, analysis.promote));
		await expect.poll(async () => (await movesShown(page)).at(-2)).toBe(`${own} !?`);
		const file = await saved(page);
		const record = readFileSync(file, 'utf8');
		expect(record).toContain('!? {Better than it looks}');
		expect(parseRecord(record).ok).toBe(true);
		await press(button(page, analysis.remove));
		await expect.poll(() => variations(page).count()).toBe(0);

		const other = await openPage({ hash: '#/analysis', webgl: false });
		await choose(other, file);
		await boardReady(other);
		expect(await variations(other).count(), 'variations of the file').toBe(1);
		await other.getByText('Better than it looks').first().waitFor();
	});

	it('reports the position of errors in a file, also in a hostile one', async () => {
		const page = await openPage({ hash: '#/analysis', webgl: false });
		const head = '[Scenario "chullpa"]\n[Players "2"]\n[Mode "standard"]\n[Start "yellow"]\n\n';
		const hostile = {
			wide: `${head}1. I2 a1*2 ${'(1. I3 a1*3) '.repeat(20_000)}`,
			deep: `${head}1. I2 a1*2 ${'(1. I3 a1*3 '.repeat(500)}`,
			illegal: `${head}1. I2 a1*2 (1. I3 a1,b1)`,
		};
		for (const [name, text] of Object.entries(hostile)) {
			const path = join(folder, `${name}.rumis`);
			writeFileSync(path, text);
			await choose(page, path);
			await expect.poll(() => page.locator('.home-problem').textContent()).toMatch(/Line 6, column \d+: .+/);
		}
		await expectAccessible(page);
	});
});

async function saved(page: Page): Promise<string> {
	await press(button(page, analysis.share));
	const download = page.waitForEvent('download');
	await press(button(page, records.save));
	const file = await download;
	const path = join(folder, file.suggestedFilename());
	await file.saveAs(path);
	await page.keyboard.press('Escape');
	return path;
}

async function choose(page: Page, path: string): Promise<void> {
	const chooser = page.waitForEvent('filechooser');
	await press(button(page, analysis.openFile));
	await (await chooser).setFiles(path);
}

describe('the way to an analysis', () => {
	it('is one click from a finished game and from the list of games', async () => {
		const page = await open(FINISHED_GAME);
		await page.locator('.game-winner').waitFor();
		const moves = await movesShown(page);
		await press(button(page, game.analyse).first());
		await page.locator('.analysis-tree').waitFor();
		await movesSoon(page).toEqual(moves);
		await page.goto(page.url().replace(/#.*/, '#/'));
		await press(page.getByRole('button', { name: new RegExp(`^${game.analyse}: `) }).first());
		await page.locator('.analysis-tree').waitFor();
		await movesSoon(page).toEqual(moves);
	});

	it('shows what strong play opens with on an empty board, as far as that is known', async () => {
		const page = await openPage({ hash: '#/analysis', webgl: false });
		await press(button(page, analysis.openBoard));
		await boardReady(page);
		const explorer = page.locator('.explorer');
		const view = (await loadOpenings(CHULLPA))?.after([]);
		await explorer.getByText(view ? analysis.openingsGames(view.games) : analysis.openingsNone).waitFor();
		await expectAccessible(page, '.explorer');
		if (!view) return;
		await press(explorer.getByRole('button', { name: view.moves[0]!.move, exact: true }));
		await expect.poll(() => movesShown(page)).toEqual([view.moves[0]!.move]);
	});

	it('on a phone, the board keeps its size when a stone is picked, and every button has a word', async () => {
		const page = await open(LINK, true);
		const height = () => page.locator('.play-stage').evaluate((stage) => stage.clientHeight);
		const before = await height();
		await press(fittingStones(page).first());
		await page.locator('.play-place').waitFor();
		expect(await height()).toBe(before);
		const captions = await page.locator('.play-top button .button-caption:visible').allTextContents();
		expect(captions).toEqual([analysis.panelShort, tools.gestures, analysis.shareShort]);
	});

	it('starts from any board', async () => {
		const page = await openPage({ hash: '#/analysis', webgl: false });
		await page.getByLabel(texts.setup.board, { exact: true }).selectOption({ label: 'Pisac' });
		await page.getByLabel(texts.setup.playerCount, { exact: true }).selectOption('4');
		await press(button(page, analysis.openBoard));
		await boardReady(page);
		await placeByKeys(page);
		await placeByKeys(page);
		await expect.poll(async () => (await movesShown(page)).length).toBe(2);
	});
});
