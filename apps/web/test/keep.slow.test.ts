/** Nothing is lost: by a reload, a crash, another window, or on the way to a file and back. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mainLine, makeMove, parseRecord } from '@rumis/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { press } from './hands.js';
import { useBrowser } from './harness.js';
import { startGame } from './newGame.js';
import { HALF_GAME, NEW_GAME } from './sampleLinks.js';
import {
	boardReady,
	button,
	fittingStones,
	linkShown,
	moveCount,
	movesShown,
	nextTurn,
	statusOf,
	texts,
} from './screen.js';

const { common, game, home, records } = texts;
const { openPage } = useBrowser();

let folder = '';
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'rumis-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A page on which every window of this visitor shows the map: pictures do not matter here. */
async function openFlat(hash = '#/'): Promise<Page> {
	const page = await openPage({ reducedMotion: true });
	const link = page.url().replace(/#.*/, '');
	await page.evaluate(() => localStorage.setItem('rumis.settings', JSON.stringify({ board: '2d' })));
	await page.goto('about:blank');
	await page.goto(`${link}${hash}`);
	return page;
}

async function placeOne(page: Page): Promise<void> {
	const before = await moveCount(page);
	await press(fittingStones(page).first());
	await press(button(page, game.nextPlace));
	await press(page.locator('.game-place'));
	await nextTurn(page, before);
}

/** Another window of the same visitor. */
async function openWindow(page: Page, url: string): Promise<Page> {
	const other = await page.context().newPage();
	await other.goto(url);
	return other;
}

const movesSoon = (page: Page, what: string) => expect.poll(() => movesShown(page), { message: what });

describe('a game is still there', () => {
	it('after a reload', async () => {
		const page = await openFlat();
		await press(button(page, home.play));
		await placeOne(page);
		const moves = await movesShown(page);
		await page.reload();
		await boardReady(page);
		expect(moves.length, 'moves before the reload').toBeGreaterThan(1);
		expect(await movesShown(page), 'moves after the reload').toEqual(moves);
		await placeOne(page);
	});

	it('after a reload while a bot thinks', async () => {
		const page = await openFlat();
		await startGame(page, { board: 'chullpa', mode: 'standard', players: 2, level: 9, person: true });
		const isThinking = page.locator('.game-status', { hasText: game.thinking('Bot 9') });
		// Chance may have let the bot open.
		const mine = await fittingStones(page).count();
		if (mine > 0) {
			await press(fittingStones(page).first());
			await press(button(page, game.nextPlace));
			await press(page.locator('.game-place'));
		}
		await isThinking.waitFor();
		const moves = await movesShown(page);
		await page.reload();
		await isThinking.waitFor();
		expect(await movesShown(page), 'moves after the reload').toEqual(moves);
		await press(button(page, game.stop));
		expect(await statusOf(page), 'the bot stops when told so').toContain(game.paused);
	});

	it('after a crash, from the first page', async () => {
		const page = await openFlat(NEW_GAME);
		await boardReady(page);
		await placeOne(page);
		const moves = await movesShown(page);
		const session = await page.context().newCDPSession(page);
		const crash = page.waitForEvent('crash');
		session.send('Page.crash').catch(() => {});
		await crash;
		const next = await openWindow(page, page.url().replace(/#.*/, '#/'));
		await press(button(next, home.continue));
		await boardReady(next);
		expect(await movesShown(next), 'moves after the crash').toEqual(moves);
		await placeOne(next);
	});
});

describe('two windows', () => {
	it('of people follow each other', async () => {
		const one = await openFlat(NEW_GAME);
		await boardReady(one);
		const other = await openWindow(one, one.url());
		await boardReady(other);
		await placeOne(one);
		await movesSoon(other, 'the move of the first window').toEqual(await movesShown(one));
		await placeOne(other);
		await movesSoon(one, 'the move of the second window').toEqual(await movesShown(other));
		await press(button(one, game.undo));
		await movesSoon(other, 'the moves after taking back').toEqual(await movesShown(one));
	});

	it('of a person and a bot show the same moves', async () => {
		const one = await openFlat();
		await press(button(one, home.play));
		await boardReady(one);
		const other = await openWindow(one, one.url());
		await boardReady(other);
		await placeOne(one);
		await movesSoon(other, 'the moves in the second window').toEqual(await movesShown(one));
		await nextTurn(other, 1);
		await placeOne(other);
		await movesSoon(one, 'the moves in the first window').toEqual(await movesShown(other));
	});
});

describe('a file', () => {
	/** Saves the game by its menu; tells where the file is. */
	async function save(page: Page): Promise<string> {
		await press(button(page, game.menu));
		const download = page.waitForEvent('download');
		await press(button(page, records.save));
		const file = await download;
		const path = join(folder, file.suggestedFilename());
		await file.saveAs(path);
		await page.keyboard.press('Escape');
		return path;
	}

	async function choose(page: Page, name: string, path: string): Promise<void> {
		const chooser = page.waitForEvent('filechooser');
		await press(button(page, name));
		await (await chooser).setFiles(path);
	}

	/** Drops a file onto the page, as from the desktop. */
	async function drop(page: Page, path: string): Promise<void> {
		const session = await page.context().newCDPSession(page);
		const data = { items: [], files: [path], dragOperationsMask: 1 };
		for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
			await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
			if (type === 'dragOver') await page.getByText(records.dropHere).waitFor();
		}
	}

	it('holds the game as the rules write it, and opens again', async () => {
		const page = await openFlat(HALF_GAME);
		await boardReady(page);
		const moves = await movesShown(page);
		const path = await save(page);
		const record = parseRecord(readFileSync(path, 'utf8'));
		expect(record.ok && mainLine(record.value).map(makeMove), 'the moves in the file').toEqual(moves);
		const visitor = await openFlat();
		await choose(visitor, home.open, path);
		await boardReady(visitor);
		expect(await movesShown(visitor), 'moves of the opened file').toEqual(moves);
		await placeOne(visitor);
	});

	it('opens when it is dropped onto the page', async () => {
		const page = await openFlat(HALF_GAME);
		await boardReady(page);
		const moves = await movesShown(page);
		const path = await save(page);
		await placeOne(page);
		const address = page.url();
		await drop(page, path);
		await page.waitForURL((url) => url.href !== address);
		await movesSoon(page, 'moves of the dropped file').toEqual(moves);
	});

	it('that is broken is explained with line and column, and the game goes on', async () => {
		const page = await openFlat(HALF_GAME);
		await boardReady(page);
		const moves = await movesShown(page);
		const path = await save(page);
		const broken = join(folder, 'broken.rumis');
		writeFileSync(broken, readFileSync(path, 'utf8').replace(/^1\. (\S+) \S+/m, '1. $1 z99'));
		await press(button(page, game.menu));
		await choose(page, records.open, broken);
		const alert = page.locator('.game-problem');
		await alert.waitFor();
		expect(await alert.textContent(), 'what is wrong with the file').toMatch(/Line \d+, column \d+: .+/);
		expect(await page.getByRole('dialog').count(), 'dialogs that hide the message').toBe(0);
		expect(await movesShown(page), 'the running game').toEqual(moves);
		await press(button(page, common.close));
		expect(await alert.count(), 'messages that have been read').toBe(0);
		await placeOne(page);
	});
});

describe('a link', () => {
	it('opens the game on another device', async () => {
		const page = await openFlat(HALF_GAME);
		await boardReady(page);
		await placeOne(page);
		const link = await linkShown(page);
		const other = await openFlat(new URL(link).hash);
		await boardReady(other);
		expect(await movesShown(other), 'moves of the link').toEqual(await movesShown(page));
		await placeOne(other);
	});

	it('that has lost a letter is explained on the first page', async () => {
		const page = await openFlat(HALF_GAME.slice(0, -1));
		await page.locator('.home-problem').waitFor();
		const said = (await page.locator('.home-problem').textContent()) ?? '';
		expect(said, 'what is wrong with the link').toMatch(new RegExp(`^${records.openFailed} .+`));
		await press(button(page, home.play));
		await boardReady(page);
	});

	it('to a game that is not here says so', async () => {
		const page = await openFlat('#/play/nosuchgame');
		await page.getByRole('heading', { name: records.gameMissing }).waitFor();
	});
});
