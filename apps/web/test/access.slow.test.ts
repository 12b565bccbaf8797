/** Every screen in two sizes, one per theme: axe violations, Tab order, and the size of touch targets. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityOf } from './accessible.js';
import { press, tabTo } from './hands.js';
import { DESKTOP, type PageOptions, PHONE, useBrowser } from './harness.js';
import { startGame } from './newGame.js';
import { FINISHED_GAME, gameLink, HALF_GAME, NEW_GAME } from './sampleLinks.js';
import { boardReady, button, canPlace, fittingStones, texts } from './screen.js';

const { common, game, home, records } = texts;
const { openPage } = useBrowser();

const SIZES: readonly (PageOptions & { readonly size: string })[] = [
	{ size: 'a light desktop', viewport: DESKTOP, theme: 'light' },
	{ size: 'a dark phone', viewport: PHONE, theme: 'dark' },
];

/** The minimum size of touch targets in pixels, from WCAG 2.2. */
const LEAST_TARGET = 24;

/** Runs in the page: controls that are too small for touch. */
function smallTargets(least: number): string[] {
	const all = [...document.querySelectorAll<HTMLElement>('button, a, select, input:not([type="file"])')];
	// A label can be pressed in place of its input.
	const boxes = all.map((element) => ({ element, target: element.closest('label') ?? element }));
	return boxes
		.map(({ element, target }) => ({ element, box: target.getBoundingClientRect() }))
		.filter(({ box }) => box.width > 1 && (box.width < least || box.height < least))
		.map(({ element, box }) => {
			const name = element.getAttribute('aria-label') ?? element.textContent;
			return `${name} is ${Math.round(box.width)} × ${Math.round(box.height)}`;
		});
}

/** The current screen is accessible. */
async function expectUsable(page: Page, screen: string, within = 'html'): Promise<void> {
	const found = await accessibilityOf(page, within);
	expect(found.join('\n\n'), `${screen}: what axe finds`).toBe('');
	expect(await page.evaluate(smallTargets, LEAST_TARGET), `${screen}: too small to press`).toEqual([]);
}

/** Opens a dialog, checks it and closes it. */
async function expectDialog(page: Page, name: string, open: () => Promise<void>): Promise<void> {
	await open();
	await page.locator('dialog[open]').waitFor();
	await expectUsable(page, name, 'dialog');
	await page.keyboard.press('Escape');
	await page.locator('dialog').waitFor({ state: 'detached' });
}

/** A stone to pick, a held one, and one that cannot be placed where it is. */
async function expectGame(page: Page, board: string): Promise<void> {
	await expectUsable(page, `${board}, a stone is to be picked`);
	await press(fittingStones(page).first());
	await page.keyboard.press('n');
	await expectUsable(page, `${board}, a stone is held`, 'main');
	for (let step = 0; step < 12 && (await canPlace(page)); step++)
		await page.keyboard.press(step % 2 ? 'ArrowLeft' : 'ArrowUp');
	await press(page.locator('.play-place'));
	await page.locator('.play-status[data-tone="bad"]').waitFor();
	await expectUsable(page, `${board}, a stone is refused`, 'main');
}

describe.each(SIZES)('on $size', ({ size: _, ...options }) => {
	it('the first page, its settings, and the page of a game that is gone', async () => {
		const page = await openPage({ ...options, reducedMotion: true });
		await page.locator('.home-sections').waitFor();
		await expectUsable(page, 'the first page');
		await expectDialog(page, 'settings', () => press(button(page, common.settings)));
		const gone = await openPage({ ...options, hash: '#/play/nosuchgame' });
		await gone.getByRole('heading', { name: records.gameMissing }).waitFor();
		await expectUsable(gone, 'a game that is gone');
	});

	it('the first page after a game, and with a broken link', async () => {
		const page = await openPage({ ...options, hash: HALF_GAME, webgl: false, reducedMotion: true });
		await boardReady(page);
		await page.goto(page.url().replace(/#.*/, HALF_GAME.slice(0, -1)));
		await page.locator('.home-problem').waitFor();
		await button(page, home.continue).waitFor();
		await page.locator('.home-sections').waitFor();
		await expectUsable(page, 'the first page with something to continue and a problem');
	});

	it('the page for a new game, with everything unfolded', async () => {
		const page = await openPage({ ...options, hash: '#/new', reducedMotion: true });
		await press(page.locator('label', { has: page.locator('input[value="ruinas"]') }));
		for (const fold of await page.locator('details > summary').all()) await press(fold);
		await expectUsable(page, 'the page for a new game');
	});

	it('a game in 3D', async () => {
		const page = await openPage({ ...options, hash: HALF_GAME, reducedMotion: true });
		await boardReady(page);
		await press(fittingStones(page).first());
		await expectUsable(page, 'the board in 3D, a stone is held');
	});

	it('a game on the map, and all that it opens', async () => {
		const page = await openPage({ ...options, hash: HALF_GAME, webgl: false, reducedMotion: true });
		await boardReady(page);
		await expectGame(page, 'the map');
		await expectDialog(page, 'the menu', () => press(button(page, game.menu)));
		const key = (name: string) => async () => {
			await page.locator('[role="grid"] td[tabindex="0"]').focus();
			await page.keyboard.press(name);
		};
		await expectDialog(page, 'the keys', key('?'));
		await expectDialog(page, 'reading the board', key('b'));
		await expectDialog(page, 'typing a move', async () => {
			await key('m')();
			await page.keyboard.press('Enter');
			await page.locator('dialog [role="alert"]').waitFor();
		});
		const panel = button(page, texts.tools.panel);
		if (await panel.isVisible()) await press(panel);
		await press(page.locator('.play-fold > summary'));
		await press(page.locator('.game-moves button').first());
		await expectUsable(page, 'the panel, looking back');
	});

	it('a game that is over', async () => {
		const page = await openPage({ ...options, hash: FINISHED_GAME, webgl: false, reducedMotion: true });
		await page.locator('.game-winner').waitFor();
		await expectUsable(page, 'the result');
	});
});

it('on a phone, the colours that are out are still readable', async () => {
	const hash = gameLink({ board: 'huaca', players: 6, moves: 44, seed: 3 });
	const page = await openPage({ hash, viewport: PHONE, touch: true, webgl: false, reducedMotion: true });
	await boardReady(page);
	await page.locator('.game-chips li[data-out="true"]').first().waitFor();
	await expectUsable(page, 'the points at the top', '.game-chips');
});

/** Runs in the page: whether the focused element shows its focus, itself or through a surrounding element. */
function showsFocus(): boolean {
	for (let element = document.activeElement; element; element = element.parentElement) {
		const { outlineStyle, outlineWidth } = getComputedStyle(element);
		if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
		if (element.matches('main, aside, header, dialog, body')) return false;
	}
	return false;
}

/**
 * The Tab order from the start of the page until it wraps around; and the stops without visible focus. After
 * the last stop some browsers leave the page, others go on with its first stop.
 */
async function walkByTab(page: Page): Promise<{ way: string[]; unseen: string[] }> {
	const [way, unseen]: [string[], string[]] = [[], []];
	for (let isRound = false; !isRound && way.length < 90; ) {
		await page.keyboard.press('Tab');
		const here = await page.evaluate(() => {
			const element = document.activeElement;
			if (!element || element === document.body || element.hasAttribute('data-walked')) return '';
			if (!element.matches('td')) element.setAttribute('data-walked', '');
			return element.matches('td') ? 'board' : (element.className || element.tagName).split(' ').at(-1)!;
		});
		isRound = here === '';
		if (!isRound && !(await page.evaluate(showsFocus))) unseen.push(here);
		if (!isRound && way.at(-1) !== here) way.push(here);
	}
	return { way, unseen };
}

describe('with Tab', () => {
	it('the game is walked through in the order in which it is read, and the focus is seen', async () => {
		const page = await openPage({
			hash: NEW_GAME,
			reducedMotion: true,
			viewport: { width: 1000, height: 600 },
		});
		await boardReady(page);
		// A game focuses the board first; this starts at the top of the page.
		await page.evaluate(() => document.querySelector<HTMLElement>('.play-top a')?.focus());
		await page.keyboard.press('Shift+Tab');
		const { way, unseen } = await walkByTab(page);
		const parts = ['board', 'play-stone'].map((part) => way.indexOf(part));
		expect(
			way.filter((part) => part === 'board'),
			`the board is one stop: ${way.join(' → ')}`,
		).toHaveLength(1);
		expect(parts[0], `first the head, then the board: ${way.join(' → ')}`).toBeGreaterThan(0);
		expect(parts[1], `after the board its stones: ${way.join(' → ')}`).toBeGreaterThan(parts[0]!);
		expect(unseen, 'where the focus cannot be seen').toEqual([]);
	});

	it('whoever leaves the page is not pulled back to the board when the game changes', async () => {
		const page = await openPage({ hash: NEW_GAME, webgl: false, reducedMotion: true });
		await boardReady(page);
		await page.evaluate(() => document.querySelector<HTMLElement>('.play-top a')?.focus());
		await page.keyboard.press('Shift+Tab');
		const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
		expect(await hasFocus()).toBe(false);
		await page.evaluate(() => document.querySelector<HTMLElement>('.play-stone')?.click());
		await page.locator('.play-stone[aria-pressed="true"]').waitFor();
		expect(await hasFocus()).toBe(false);
	});

	it('a dialog keeps the focus until it is closed', async () => {
		const page = await openPage({ hash: NEW_GAME, webgl: false, reducedMotion: true });
		await boardReady(page);
		await tabTo(page, `button[aria-label="${game.menu}"]`);
		await page.keyboard.press('Enter');
		await page.locator('dialog').waitFor();
		for (let step = 0; step < 14; step++) {
			await page.keyboard.press('Tab');
			const isInside = await page.evaluate(
				() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
			);
			expect(isInside, `the focus is in the dialog after ${step + 1} Tabs`).toBe(true);
		}
		await page.keyboard.press('Escape');
		await tabTo(page, `button[aria-label="${game.menu}"]`).then((way) =>
			expect(way, 'the focus is back at once').toEqual([]),
		);
	});
});

it('a new game can be put together and begun on a phone by keys and by mouse', async () => {
	const page = await openPage({ viewport: PHONE, webgl: false, reducedMotion: true });
	await startGame(page, { board: 'pirka', mode: 'standard', players: 3, person: true });
	await tabTo(page, '[role="grid"] td');
});
