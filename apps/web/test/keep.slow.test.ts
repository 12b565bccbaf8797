/** Nothing is lost: by a reload, a crash, another window, or by exporting to a file and back. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mainLine, makeMove, parseRecord } from '@rumis/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { press } from './hands.js';
import { useBrowser } from './harness.js';
import { startGame } from './newGame.js';
import { FINISHED_GAME, HALF_GAME, NEW_GAME } from './sampleLinks.js';
import {
	boardReady,
	button,
	fittingStones,
	linkShown,
	moveCount,
	movesShown,
	movesSoon,
	nextTurn,
	statusOf,
	texts,
} from './screen.js';

const { common, game, home, records, setup } = texts;
const { openPage } = useBrowser();

let folder = '';
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'rumis-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A page on which every window of this visitor shows the map: graphics do not matter here. */
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
	await press(page.locator('.play-place'));
	await nextTurn(page, before);
}

/** Another window of the same visitor. */
async function openWindow(page: Page, url: string): Promise<Page> {
	const other = await page.context().newPage();
	await other.goto(url);
	return other;
}

/** An engine that thinks until it is cancelled, so that no machine is too fast for the test. */
const ENDLESS = `onmessage = ({ data: { kind, id } }) => {
	const result = { ok: false, error: { code: 'thinkCancelled' } };
	if (kind === 'cancel') postMessage({ kind: 'done', id, result });
};`;

/** Returns a function that counts how often that engine has been fetched. */
async function thinkForEver(page: Page): Promise<() => number> {
	let fetched = 0;
	await page.route('**/engineWorker-*.js', (route) => {
		fetched++;
		return route.fulfill({ body: ENDLESS, contentType: 'text/javascript' });
	});
	return () => fetched;
}

describe('a game is still there', () => {
	it('after a reload', async () => {
		const page = await openFlat();
		await press(button(page, home.play));
		await placeOne(page);
		const moves = await movesShown(page);
		await page.reload();
		await boardReady(page);
		expect(moves.length, 'moves before the reload').toBeGreaterThan(1);
		await movesSoon(page, 'moves after the reload').toEqual(moves);
		await placeOne(page);
	});

	it('after a reload while a bot thinks', async () => {
		const page = await openFlat();
		const fetched = await thinkForEver(page);
		await startGame(page, { board: 'chullpa', mode: 'standard', players: 2, level: 9, person: true });
		const isThinking = page.locator('.play-status', { hasText: game.thinking('Amaru') });
		// The bot may have opened the game.
		const mine = await fittingStones(page).count();
		if (mine > 0) {
			await press(fittingStones(page).first());
			await press(button(page, game.nextPlace));
			await press(page.locator('.play-place'));
		}
		await isThinking.waitFor();
		const moves = await movesShown(page);
		// Not a fixed number: the hint engine is warmed up some time after the board is ready.
		const before = fetched();
		await page.reload();
		await isThinking.waitFor();
		expect(before, 'engines that think for ever').toBeGreaterThan(0);
		expect(fetched(), 'engines after the reload').toBeGreaterThan(before);
		await movesSoon(page, 'moves after the reload').toEqual(moves);
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
		await movesSoon(next, 'moves after the crash').toEqual(moves);
		await placeOne(next);
	});
});

describe('what was played', () => {
	it('is kept when a player continues from an earlier move of a finished game', async () => {
		const page = await openFlat(FINISHED_GAME);
		await page.locator('.game-winner').waitFor();
		const [address, moves] = [page.url(), await movesShown(page)];
		expect(await button(page, game.undo).count(), 'a finished game cannot be undone').toBe(0);
		await press(page.locator('.game-moves button').nth(2));
		await press(button(page, game.goOnFromHere));
		await expect.poll(() => page.url()).not.toBe(address);
		await movesSoon(page, 'the moves of the copy').toEqual(moves.slice(0, 3));
		await placeOne(page);
		await page.goto(address);
		await movesSoon(page, 'the moves of the finished game').toEqual(moves);
	});

	it('can be undone and redone', async () => {
		const page = await openFlat(HALF_GAME);
		await boardReady(page);
		const moves = await movesShown(page);
		await press(button(page, game.undo));
		await press(button(page, game.undo));
		await movesSoon(page, 'the moves after undo').toEqual(moves.slice(0, -2));
		await press(button(page, game.redo));
		await page.keyboard.press('Control+y');
		await movesSoon(page, 'the moves after redo').toEqual(moves);
		expect(await button(page, game.redo).count(), 'nothing is left to redo').toBe(0);
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
	/** Saves the game through its menu; returns the path of the file. */
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
		await movesSoon(visitor, 'moves of the opened file').toEqual(moves);
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

	it('that is broken is reported with line and column, and the game continues', async () => {
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
		await movesSoon(page, 'the running game').toEqual(moves);
		await press(button(page, common.close));
		expect(await alert.count(), 'messages that have been read').toBe(0);
		await placeOne(page);
	});
});

describe('a file with a board', () => {
	it('that is opened as a game leads to a new game on this board', async () => {
		const board = { id: 'court', name: 'My court', plan: ['1111', '1111'], limits: { '2': { height: 1 } } };
		const path = join(folder, 'court.json');
		writeFileSync(path, JSON.stringify(board));
		const page = await openFlat();
		const chooser = page.waitForEvent('filechooser');
		await press(button(page, home.open));
		const files = await (await chooser).element().getAttribute('accept');
		expect(files?.split(','), 'files that the browser offers').toContain('.json');
		await (await chooser).setFiles(path);
		await press(button(page, setup.go));
		await boardReady(page);
		expect(await page.locator('.play-title').textContent()).toContain('My court');
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
		await movesSoon(other, 'moves of the link').toEqual(await movesShown(page));
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

	it('to a missing game shows a message', async () => {
		const page = await openFlat('#/play/nosuchgame');
		await page.getByRole('heading', { name: records.gameMissing }).waitFor();
	});
});
