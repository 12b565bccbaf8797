/** Whole games, from the first page to the result, with every input device. */
import { isDeepStrictEqual } from 'node:util';
import { findBuiltin, makeMove, Position, type Square } from '@rumis/rules';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Camera, fromAbove, HOME, PORTRAIT_HOME, quarterTurn } from '../src/board/camera.js';
import { focused, press, swipe, tabTo, tap, twist } from './hands.js';
import { LANDSCAPE, PHONE, useBrowser } from './harness.js';
import { planOf, pointOn } from './pointer.js';
import { gameLink, NEW_GAME } from './sampleLinks.js';
import {
	boardReady,
	button,
	canPlace,
	cursorOf,
	expectRightResult,
	fittingStones,
	ghostSquares,
	markedSquares,
	moveCount,
	nextTurn,
	statusOf,
	texts,
	topOf,
} from './screen.js';

const { coach, game, home, rules, tools } = texts;
const GRID_CELL = '[role="grid"] td';
const CHULLPA = planOf('chullpa');
const ABOVE = fromAbove(HOME);
/** Wide enough for the panel; small, because software rendering is slow. */
const WINDOW = { width: 900, height: 560 };

/** Plays turn after turn until the result is shown. */
async function playOn(page: Page, turn: () => Promise<void>): Promise<void> {
	let before = -1;
	while (await nextTurn(page, before)) {
		before = await moveCount(page);
		await turn();
	}
	await expectRightResult(page);
}

/** Runs in the page: records the position of the first button in every frame. */
const WATCH_BUTTON = `globalThis.seen = [];
(function watch() {
	const button = document.querySelector('.home-big');
	if (button) seen.push(Math.round(button.getBoundingClientRect().top));
	requestAnimationFrame(watch);
})();`;

describe('with the mouse', () => {
	const { openPage } = useBrowser();

	/** Points at the held stone; false if a taller part of the building hides that square. */
	async function pointAtGhost(page: Page, camera: Camera): Promise<boolean> {
		const cursor = await cursorOf(page);
		const { x, y } = await pointOn(page, CHULLPA, cursor, camera);
		await page.mouse.move(x, y);
		return isDeepStrictEqual(await cursorOf(page), cursor);
	}

	/** Picks a stone and moves it to a visible place; false if all its next places are hidden. */
	async function holdInSight(page: Page, stone: Locator, camera: Camera): Promise<boolean> {
		await press(stone);
		for (let tries = 0; tries < 20; tries++) {
			await press(button(page, game.nextPlace));
			if (await pointAtGhost(page, camera)) return true;
		}
		await press(button(page, game.putBack));
		return false;
	}

	/** Clicks on the board, at the first visible place for a stone. */
	async function placeOne(page: Page, camera: Camera): Promise<void> {
		const before = await moveCount(page);
		const stones = await fittingStones(page).all();
		for (const stone of stones) if (await holdInSight(page, stone, camera)) break;
		expect(await ghostSquares(page), 'a stone hangs where the mouse points').not.toEqual([]);
		await page.mouse.down();
		await page.mouse.up();
		await nextTurn(page, before);
	}

	/** Clicks where the held stone does not fit. */
	async function beRefused(page: Page): Promise<void> {
		const before = await moveCount(page);
		await press(page.locator('.play-stone[data-stone="I2"]'));
		const marked = (await markedSquares(page)).map(({ x, y }) => `${x},${y}`);
		const free = CHULLPA.squares.filter(({ x, y }) => !marked.includes(`${x},${y}`)).at(-1)!;
		const { x, y } = await pointOn(page, CHULLPA, await topOf(page, free));
		await page.mouse.click(x, y);
		const said = await page.locator('.play-status[data-tone="bad"] .play-detail').textContent();
		const reasons = Object.values(rules.illegal).filter((reason) => said?.includes(reason));
		expect(reasons, `a reason is said, not only "${said}"`).toHaveLength(1);
		expect(await moveCount(page), 'moves after a refused one').toBe(before);
		await press(button(page, game.putBack));
	}

	async function takeBack(page: Page): Promise<void> {
		await placeOne(page, HOME);
		await press(button(page, game.undo));
		expect(await moveCount(page), 'moves after taking back').toBe(0);
		expect(await page.locator('.play-stone').count(), 'stones in the tray').toBe(11);
	}

	async function takeHint(page: Page): Promise<void> {
		await press(button(page, game.hint));
		await page.locator('.play-status', { hasText: game.hintFound('') }).waitFor();
		await press(page.locator('.play-place'));
		expect(await nextTurn(page, 0), 'the game goes on after the hint').toBe(true);
	}

	/** Turns the table with the buttons and by dragging, and back home. */
	async function turnTable(page: Page): Promise<void> {
		await press(button(page, game.quarterRight));
		await placeOne(page, quarterTurn(HOME, 1));
		await press(page.locator('.play-stone[aria-disabled="false"]').first());
		const { x, y } = await pointOn(page, CHULLPA, { x: 1, y: 1, height: 0 }, quarterTurn(HOME, 1));
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x + 80, y + 20, { steps: 2 });
		await page.mouse.up();
		await page.keyboard.press('Escape');
		expect(await ghostSquares(page), 'keys work after the table was turned by hand').toEqual([]);
		await press(button(page, game.homeView));
		await placeOne(page, HOME);
	}

	async function lookInside(page: Page): Promise<void> {
		await press(page.locator('.play-fold > summary'));
		const xray = page.getByLabel(game.xray);
		await press(xray);
		expect(await xray.isChecked(), 'the stones are see-through').toBe(true);
		const levels = page.locator('[data-slider="levels"]');
		await levels.scrollIntoViewIfNeeded();
		const { x, y, height } = (await levels.boundingBox())!;
		await page.mouse.click(x + 6, y + height / 2);
		expect(await levels.getAttribute('aria-valuetext'), 'levels shown').toBe('1');
		await page.keyboard.press('End');
		expect(await levels.getAttribute('aria-valuetext'), 'levels shown').toBe(game.allLevels);
	}

	async function lookBack(page: Page): Promise<void> {
		await press(page.locator('.game-moves button').first());
		expect(await statusOf(page)).toContain(game.viewing(1, await moveCount(page)));
		expect(await fittingStones(page).count(), 'stones to be picked in the past').toBe(0);
		await press(button(page, game.now));
		expect(await fittingStones(page).count(), 'stones to be picked now').toBeGreaterThan(0);
	}

	it('nothing on the first page moves away from under the mouse while it loads', async () => {
		const page = await openPage({ viewport: WINDOW, reducedMotion: true });
		await page.addInitScript({ content: WATCH_BUTTON });
		await page.reload();
		await page.locator('.home-sections').waitFor();
		await page.evaluate(() => document.fonts.ready.then(() => {}));
		expect(await page.evaluate('[...new Set(seen)]'), 'where the first button was').toHaveLength(1);
	});

	it('a game is played from the first page to its result, with all that there is to press', async () => {
		const page = await openPage({ viewport: WINDOW, reducedMotion: true });
		await press(button(page, home.play));
		await boardReady(page);
		await takeBack(page);
		await takeHint(page);
		await beRefused(page);
		await turnTable(page);
		await lookInside(page);
		await lookBack(page);
		await press(button(page, game.fromAbove));
		await playOn(page, () => placeOne(page, ABOVE));
	});
});

describe('with fingers', () => {
	const { openPage } = useBrowser();
	const ABOVE = fromAbove(PORTRAIT_HOME);

	/** Taps a square of the board. */
	async function tapSquare(page: Page, square: Square): Promise<void> {
		const { x, y } = await pointOn(page, CHULLPA, await topOf(page, square), ABOVE);
		await page.touchscreen.tap(x, y);
	}

	/** A stone that does not fit at once is tapped to a marked square and turned there: four taps at most. */
	async function placeOne(page: Page): Promise<void> {
		await tap(fittingStones(page).last());
		if (!(await canPlace(page))) await tapSquare(page, (await markedSquares(page))[0]!);
		if (!(await canPlace(page))) await tap(button(page, game.nextFit));
		await tap(page.locator('.play-place'));
	}

	async function dragStone(page: Page): Promise<void> {
		await tap(page.locator('.play-stone[data-stone="L4"]'));
		const points = [0, 1, 2].map((x) => pointOn(page, CHULLPA, { x, y: 1, height: 0 }, ABOVE));
		await swipe(page, await Promise.all(points));
		expect(await cursorOf(page), 'where the finger was lifted').toEqual({ x: 2, y: 1, height: 0 });
		expect(await moveCount(page), 'moves before the stone is confirmed').toBe(0);
	}

	async function twistStone(page: Page): Promise<void> {
		const before = await ghostSquares(page);
		await twist(page, await pointOn(page, CHULLPA, { x: 1, y: 1, height: 0 }, ABOVE), Math.PI / 4);
		expect(await ghostSquares(page), 'the squares of the stone after a twist').not.toEqual(before);
		await tap(button(page, game.putBack));
	}

	async function lookAtPanel(page: Page): Promise<void> {
		await tap(button(page, tools.panel));
		await tap(page.locator('.play-fold > summary'));
		await tap(page.getByLabel(game.overlayBuild));
		expect((await markedSquares(page)).length, 'squares on which I can build').toBeGreaterThan(0);
		await tap(page.getByLabel(game.overlayBuild));
		await tap(page.locator('.play-panel-close'));
		expect(await page.locator('.play-panel').isVisible(), 'the panel is there').toBe(false);
	}

	/** A move of the list is shown on the board, which the list would cover. */
	async function lookBack(page: Page): Promise<void> {
		await tap(button(page, tools.panel));
		await tap(page.locator('.game-moves button').first());
		await page.locator('.play-panel').waitFor({ state: 'hidden' });
		expect(await statusOf(page)).toContain(game.viewing(1, await moveCount(page)));
		await tap(button(page, game.now));
	}

	/** Counts the taps. */
	function counting() {
		let taps = 0;
		return {
			async tap(target: Locator) {
				taps++;
				await tap(target);
			},
			take() {
				const taken = taps;
				taps = 0;
				return taken;
			},
		};
	}

	/** Runs in the page: which of these elements are not completely inside the viewport. */
	const outside = (page: Page, selector: string) =>
		page.locator(selector).evaluateAll((elements) =>
			elements
				.filter((element) => {
					const { left, top, right, bottom } = element.getBoundingClientRect();
					return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
				})
				.map((element) => element.getAttribute('aria-label') ?? element.textContent),
		);

	/** Truncated texts. */
	const shortened = (page: Page, selector: string): Promise<(string | null)[]> =>
		page
			.locator(selector)
			.evaluateAll((texts) =>
				texts
					.filter((text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth)
					.map(({ textContent }) => textContent),
			);

	it('the first stone takes three taps from the first page, and the next one two', async () => {
		const page = await openPage({ viewport: PHONE, touch: true, webgl: false, reducedMotion: true });
		const fingers = counting();
		await fingers.tap(button(page, home.play));
		await boardReady(page);
		expect(await page.locator('.play-stone').count(), 'stones in the tray').toBe(11);
		expect(await outside(page, '.play-stone, .game-chips li'), 'what is cut off').toEqual([]);
		expect(await page.locator('.game-chips').textContent(), 'the names of the players').toContain('Paqu');
		await fingers.tap(fittingStones(page).last());
		expect(await outside(page, '.play-actions button'), 'tools that are cut off').toEqual([]);
		expect(await statusOf(page), 'what a finger can do').toContain(game.stoneFitsTouch);
		await fingers.tap(page.locator('.play-place'));
		await nextTurn(page, 0);
		expect(fingers.take(), 'taps for the first stone').toBe(3);
		await fingers.tap(fittingStones(page).last());
		await fingers.tap(page.locator('.play-place'));
		await nextTurn(page, 2);
		expect(fingers.take(), 'taps for the second stone').toBe(2);
		await lookBack(page);
		await page.setViewportSize(LANDSCAPE);
		await tap(fittingStones(page).last());
		expect(await outside(page, '.play-stone, .play-actions button'), 'cut off on its side').toEqual([]);
		expect(await shortened(page, '.play-status strong, .play-detail'), 'words cut off').toEqual([]);
	});

	it('the longest refusal and its "Why?" are in sight in portrait', async () => {
		const hash = gameLink({ board: 'huaca', moves: 0 });
		const page = await openPage({ hash, viewport: PHONE, touch: true, webgl: false });
		await boardReady(page);
		await tap(page.locator('[data-stone="I2"]'));
		await tap(page.locator(`${GRID_CELL}[data-square="4,8"]`));
		expect(await statusOf(page)).toContain(rules.illegal.outsideZone);
		const words = (await page.locator('.play-detail').boundingBox())!;
		const why = (await page.locator('.play-why').boundingBox())!;
		expect(why.y + why.height / 2, 'the way to the rule').toBeLessThan(words.y + words.height);
	});

	it('a long press explains a tool, a tap beside the stones points at them', async () => {
		const page = await openPage({ hash: NEW_GAME, viewport: PHONE, touch: true, webgl: false });
		await boardReady(page);
		await tap(page.locator(`${GRID_CELL}[data-square="0,0"]`));
		expect(await statusOf(page), 'what to do first').toContain(tools.pickFirst);
		await page.locator('.play-tray[data-wanted="true"]').waitFor();
		await tap(page.locator('[data-stone="L4"]'));
		const before = await ghostSquares(page);
		const { x, y, width, height } = (await button(page, game.turn).boundingBox())!;
		const session = await page.context().newCDPSession(page);
		const middle = [{ x: x + width / 2, y: y + height / 2 }];
		await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: middle });
		await page.getByRole('tooltip').waitFor();
		expect(await page.getByRole('tooltip').textContent()).toBe(tools.explain.turn);
		await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		await page.getByRole('tooltip').waitFor({ state: 'detached' });
		expect(await ghostSquares(page), 'the stone after a long press').toEqual(before);
	});

	it('a game is played on a phone from the first page to its result', async () => {
		const page = await openPage({ viewport: PHONE, touch: true, reducedMotion: true });
		await tap(button(page, home.play));
		await boardReady(page);
		const tip = (await page.locator('.coach').boundingBox())!;
		const corner = await pointOn(page, CHULLPA, { x: 0, y: 0, height: 0 }, PORTRAIT_HOME);
		expect(tip.y + tip.height, 'the tip is above the squares').toBeLessThan(corner.y);
		await tap(button(page, coach.gotIt));
		await tap(button(page, game.fromAbove));
		await dragStone(page);
		await twistStone(page);
		await lookAtPanel(page);
		await playOn(page, () => placeOne(page));
	});
});

/** Plays with the board's keyboard shortcuts, with the focus on the board. */
async function playByKeys(page: Page): Promise<void> {
	await playOn(page, async () => {
		await page.keyboard.press('.');
		await page.keyboard.press('n');
		await page.keyboard.press('Enter');
	});
}

async function beginByKeys(page: Page): Promise<void> {
	await page.locator('.home-big').first().waitFor();
	await tabTo(page, '.home-big');
	await page.keyboard.press('Enter');
	await boardReady(page);
	expect(await focused(page), 'the focus when a game starts').toContain('td: ');
}

describe('with the keyboard alone', () => {
	const { openPage } = useBrowser();

	async function handleStone(page: Page): Promise<void> {
		await tabTo(page, '[data-stone="L4"]');
		await page.keyboard.press('Enter');
		expect(await focused(page), 'the focus after picking').toContain('L4');
		let before = await ghostSquares(page);
		for (const key of ['z', 'x', 'y', 'f', 'n', 'ArrowLeft']) {
			await page.keyboard.press(key);
			const after = await ghostSquares(page);
			expect(after, `the stone after the key ${key}`).not.toEqual(before);
			before = after;
		}
		await page.keyboard.press('Escape');
		expect(await ghostSquares(page), 'the stone after Escape').toEqual([]);
	}

	/** The stone is picked in the tray, moved by keys, and placed with Enter while the tray has the focus. */
	async function placeFromTray(page: Page): Promise<void> {
		await page.keyboard.press('Enter');
		await page.keyboard.press('n');
		expect(await focused(page), 'the focus while the stone moves').toContain('L4');
		await page.keyboard.press('Enter');
		await nextTurn(page, 1);
		expect(await focused(page), 'the focus when the stone has left the tray').toContain('td: ');
	}

	it('a game is played from the first page to its result', async () => {
		const page = await openPage({ viewport: WINDOW, reducedMotion: true });
		await beginByKeys(page);
		await handleStone(page);
		await placeFromTray(page);
		await playByKeys(page);
		await tabTo(page, '.game-end button');
		expect(await focused(page), 'what Tab leads to at the end').toBe(`button: ${game.again}`);
	});

	it('shortcuts work wherever the focus is, except in text fields', async () => {
		const page = await openPage({ hash: NEW_GAME, webgl: false, reducedMotion: true });
		await boardReady(page);
		await page.evaluate(() => (document.activeElement as HTMLElement).blur());
		for (const key of ['.', 'n', 'Enter']) await page.keyboard.press(key);
		await nextTurn(page, 0);
		await tabTo(page, '.play-top .button');
		await page.keyboard.press('.');
		expect(await ghostSquares(page), 'a stone is picked from a button').not.toEqual([]);
		await page.keyboard.press('Escape');
		await press(page.locator('.play-fold > summary'));
		await page.locator('.game-reach select').focus();
		await page.keyboard.press('.');
		expect(await ghostSquares(page), 'a stone while a list is typed into').toEqual([]);
		await page.evaluate(() => localStorage.setItem('rumis.settings', JSON.stringify({ shortcuts: false })));
		await page.reload();
		await boardReady(page);
		await page.evaluate(() => (document.activeElement as HTMLElement).blur());
		await page.keyboard.press('.');
		expect(await ghostSquares(page), 'a stone when shortcuts are switched off').toEqual([]);
	});

	it('Enter places the stone that a key has picked, not the one that was clicked before', async () => {
		const page = await openPage({ hash: NEW_GAME, webgl: false, reducedMotion: true });
		await boardReady(page);
		await page.locator('[data-stone="I4"]').click();
		await page.keyboard.press('.');
		expect(await focused(page), 'the focus after the next stone').toContain('L4');
		await page.keyboard.press('Enter');
		await nextTurn(page, 0);
		expect(await page.locator('.game-moves li').first().textContent()).toContain('L4');
	});

	it('a move is typed, the board is read, the keys are explained', async () => {
		const page = await openPage({ webgl: false, reducedMotion: true });
		await beginByKeys(page);
		await page.keyboard.press('m');
		await page.keyboard.type('L9 a1');
		await page.keyboard.press('Enter');
		expect(await page.getByRole('alert').textContent()).toBe(rules.moveText.moveStone);
		await page.keyboard.press('ControlOrMeta+A');
		await page.keyboard.type(firstMove());
		await page.keyboard.press('Enter');
		await nextTurn(page, 1);
		expect(await focused(page), 'the focus after the dialog').toContain('td: ');
		await page.keyboard.press('b');
		expect(await page.getByRole('dialog').textContent(), 'the board in words').toContain('2 stones');
		await page.keyboard.press('Escape');
		await page.keyboard.press('?');
		expect(await page.getByRole('dialog').textContent()).toContain(game.keyList.fit);
		await page.keyboard.press('Escape');
		expect(await focused(page), 'the focus after the dialogs').toContain('td: ');
	});
});

/** A legal first move on the board of the quick game. */
function firstMove(): string {
	const setup = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' } as const;
	const start = Position.start(setup);
	return start.ok ? makeMove(start.value.legalMoves()[0]!) : '';
}

describe('where the browser has no WebGL', () => {
	const { openPage } = useBrowser();

	it('a game is played by keyboard on the map', async () => {
		const page = await openPage({ webgl: false, reducedMotion: true });
		await beginByKeys(page);
		expect(await page.getByText(game.noWebgl).isVisible(), 'it is said why there is a map').toBe(true);
		await playByKeys(page);
	});

	it('a game is played by mouse on the map', async () => {
		const page = await openPage({ webgl: false, reducedMotion: true });
		await press(button(page, home.play));
		await boardReady(page);
		await playOn(page, async () => {
			await press(fittingStones(page).first());
			await press(button(page, game.nextPlace));
			const { x, y } = await cursorOf(page);
			await press(page.locator(`${GRID_CELL}[data-square="${x},${y}"]`));
		});
	});
});
