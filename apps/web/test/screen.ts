/** Reads the screen of a game: whose turn it is, where the held stone is, what is announced. */
import { gameOf, type Position, parseCompact, positionOf, type Square } from '@rumis/rules';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import * as enBook from '../src/i18n/en/book.js';
import * as en from '../src/i18n/en/index.js';
import { HEAD, UNIT } from '../src/map/geometry.js';
import { press } from './hands.js';
import type { Top } from './pointer.js';
import { BOARD_READY } from './stage.js';

export const texts = { ...en, ...enBook };

/** A button by its accessible name. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const boardReady = (page: Page): Promise<void> => page.locator(BOARD_READY).first().waitFor();

/** The number of moves in the list. */
export const moveCount = (page: Page): Promise<number> => page.locator('.game-moves li').count();

/** The moves in the list, as text. */
export const movesShown = (page: Page): Promise<string[]> =>
	page.locator('.game-move-text').allTextContents();

/** Polls the moves in the list, which may briefly be that of the previous page. */
export const movesSoon = (page: Page, what = 'the moves of the list') =>
	expect.poll(() => movesShown(page), { message: what });

/** What the status line says. */
export const statusOf = async (page: Page): Promise<string> =>
	(await page.locator('.play-status, .game-end').allTextContents()).join(' ').trim();

/** The stones in the tray that fit somewhere. */
export const fittingStones = (page: Page): Locator =>
	page.locator('.play-stone[data-fits="true"][aria-disabled="false"]');

/** The visible state, for failure messages. */
export async function tellScreen(page: Page): Promise<string> {
	const held = await page
		.locator('.play-stone[aria-pressed="true"]')
		.getAttribute('data-stone', SOON)
		.catch(() => '–');
	const lines = [
		page.url(),
		`status: ${await statusOf(page)}`,
		`moves: ${await moveCount(page)}`,
		`held: ${held}`,
	];
	return lines.join('\n');
}

const SOON = { timeout: 100 };

/** A fixed polling interval: with software rendering, frames are slow. */
export const OFTEN = { polling: 30 };

/**
 * Waits until a person may move again after a number of moves, or the result is shown. Returns true while the
 * game goes on.
 */
export async function nextTurn(page: Page, movesBefore: number): Promise<boolean> {
	const isThere = (before: number) => {
		const isOver = document.querySelector('.game-winner') !== null;
		const isMine = document.querySelector('.play-stone[aria-disabled="false"]') !== null;
		const moves = document.querySelectorAll('.game-moves li').length;
		if (moves <= before || !(isOver || isMine)) return null;
		return isOver ? 'over' : 'mine';
	};
	try {
		const found = await page.waitForFunction(isThere, movesBefore, OFTEN);
		return (await found.jsonValue()) === 'mine';
	} catch {
		throw new Error(`the game does not go on:\n${await tellScreen(page)}`);
	}
}

/** The height of the building on a square, from its accessible name. */
export async function topOf(page: Page, { x, y }: Square): Promise<Top> {
	const label = await page.locator(`[role="grid"] td[data-square="${x},${y}"]`).getAttribute('aria-label');
	return { x, y, height: Number(/, height (\d+),/.exec(label ?? '')?.[1] ?? 0) };
}

/** The square under the held stone. */
export async function cursorOf(page: Page): Promise<Top> {
	const name = await page.locator('[role="grid"] td[tabindex="0"]').getAttribute('data-square');
	const [x = 0, y = 0] = (name ?? '').split(',').map(Number);
	return topOf(page, { x, y });
}

/** The squares of the held stone, from their accessible names. */
export const ghostSquares = (page: Page): Promise<string[]> =>
	page
		.locator('[role="grid"] td[aria-label*="your stone would go here"]')
		.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));

/** Whether the held stone can be placed where it is. */
export const canPlace = async (page: Page): Promise<boolean> =>
	(await page.locator('.play-place').getAttribute('aria-disabled')) !== 'true';

/** The squares that the map marks as places for the held stone. */
export async function markedSquares(page: Page): Promise<readonly Square[]> {
	const places = await page
		.locator('.map-mark')
		.evaluateAll((marks) => marks.map((mark) => mark.parentElement?.getAttribute('transform') ?? ''));
	return places.map((place) => {
		const [x = 0, y = 0] = (place.match(/\d+/g) ?? []).map((part) => (Number(part) - HEAD) / UNIT);
		return { x, y };
	});
}

/** The points that the list of players shows, by colour. */
export async function pointsShown(page: Page): Promise<Record<string, number>> {
	const rows = page.locator('.game-score');
	const found = await rows.evaluateAll((elements) =>
		elements.map((row) => [
			row.getAttribute('data-colour') ?? '',
			Number(row.querySelector('strong > [aria-hidden]')?.textContent),
		]),
	);
	return Object.fromEntries(found);
}

/** The link in the menu. Opens the menu and closes it again. */
export async function linkShown(page: Page): Promise<string> {
	await press(button(page, texts.game.menu));
	const link = await page.getByLabel(texts.records.linkLabel).inputValue();
	await page.keyboard.press('Escape');
	await page.locator('dialog').waitFor({ state: 'detached' });
	return link;
}

/** The game in the menu's link, replayed with the rules. */
export async function replayed(page: Page): Promise<Position> {
	const link = await linkShown(page);
	// The players come after the game.
	const [moves = ''] = link.replace(/^.*#\/game\//, '').split('/');
	const game = parseCompact(moves);
	if (!game.ok) throw new Error(`the menu offers a link that cannot be read (${game.error.code}): ${link}`);
	return positionOf(gameOf(game.value.setup, game.value.moves));
}

/** The shown result is the one that the rules compute from the moves. */
export async function expectRightResult(page: Page): Promise<Position> {
	// On a low screen the card covers the line below the board.
	await page.locator('.game-winner:visible, .result-card h2:visible').first().waitFor();
	const position = await replayed(page);
	expect(position.phase, 'the game is over by the rules too').toBe(null);
	const points = Object.fromEntries(position.scores().map(({ colour, points }) => [colour, points]));
	expect(await pointsShown(page), 'the points beside the board').toEqual(points);
	return position;
}
