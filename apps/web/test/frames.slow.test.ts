/** A full board needs few draw calls, and a long game leaks nothing. `npm run budgets` measures times. */
import { gameOf, parseCompact, positionOf } from '@rumis/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_CALLS, MOST_GROWTH } from './frameBudgets.js';
import { framesDrawn, gotoWatched, graphicsOf } from './graphics.js';
import { press } from './hands.js';
import { useBrowser } from './harness.js';
import { BUSY_GAME, FULLEST_GAME } from './sampleLinks.js';
import { boardReady, fittingStones, texts } from './screen.js';
import type { Served } from './stage.js';
import { serveTestPage } from './testPage.js';
import { heapOf, placeAndTakeBack, turnTable } from './turning.js';

const WINDOW = { width: 1000, height: 640 };

const { openPage } = useBrowser();

let fullBoard: Served;
beforeAll(async () => {
	fullBoard = await serveTestPage('fullBoard');
});
afterAll(() => fullBoard.close());

function cubesOf(hash: string): number {
	const game = parseCompact(hash.replace('#/game/', ''));
	if (!game.ok) throw new Error(game.error.code);
	const { setup, moves } = game.value;
	return positionOf(gameOf(setup, moves))
		.stones()
		.reduce((sum, { cells }) => sum + cells.length, 0);
}

describe('draw calls', () => {
	it('are few when 264 cubes and all marks are shown', async () => {
		const page = await openPage({ viewport: WINDOW });
		await gotoWatched(page, fullBoard.link);
		await page.locator('canvas[data-cubes="264"]').waitFor();
		await turnTable(page, 5);
		await framesDrawn(page, 2);
		expect((await graphicsOf(page)).mostCalls, 'draw calls of the dearest frame').toBeLessThanOrEqual(
			MOST_CALLS,
		);
	});

	it('are few in the fullest game', async () => {
		expect(cubesOf(FULLEST_GAME), 'cubes of that game').toBe(236);
		const page = await openPage({ viewport: WINDOW, reducedMotion: true });
		await gotoWatched(page, page.url().replace(/#.*/, FULLEST_GAME));
		await boardReady(page);
		await turnTable(page, 5);
		await framesDrawn(page, 2);
		expect((await graphicsOf(page)).mostCalls, 'draw calls of the dearest frame').toBeLessThanOrEqual(
			MOST_CALLS,
		);
	});

	it('are few with a stone in the hand and all overlays', async () => {
		const page = await openPage({ viewport: WINDOW, reducedMotion: true });
		await gotoWatched(page, page.url().replace(/#.*/, BUSY_GAME));
		await boardReady(page);
		await press(page.locator('.play-fold > summary'));
		await press(page.getByLabel(texts.game.overlayBuild));
		await page.getByLabel(texts.game.overlayReach).selectOption('red');
		await press(page.getByLabel(texts.game.xray));
		await press(fittingStones(page).first());
		await framesDrawn(page, 2);
		expect((await graphicsOf(page)).mostCalls, 'draw calls of the dearest frame').toBeLessThanOrEqual(
			MOST_CALLS,
		);
	});
});

describe('turning the table and placing stones again and again', () => {
	const [TURNS, STONES] = [60, 36];

	it('leaves nothing behind', async () => {
		const page = await openPage({ viewport: WINDOW, reducedMotion: true });
		await gotoWatched(page, page.url().replace(/#.*/, BUSY_GAME));
		await boardReady(page);
		await turnTable(page, 20);
		await placeAndTakeBack(page, 12);
		const before = { heap: await heapOf(page), objects: (await graphicsOf(page)).objects };
		await turnTable(page, TURNS);
		await placeAndTakeBack(page, STONES);
		const grown = (await heapOf(page)) - before.heap;
		const added = (await graphicsOf(page)).objects - before.objects;
		// Some objects are created on first use; a leak would create some for every stone.
		expect(added, 'things that were left on the graphics card').toBeLessThan(STONES);
		expect(grown / STONES, 'bytes left behind for every stone').toBeLessThan(MOST_GROWTH);
	});
});
