/** WebGL contexts can be lost: when a laptop wakes up, or when another page uses too many resources. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { press } from './hands.js';
import { useBrowser } from './harness.js';
import { compare, pictureOf } from './pictures.js';
import { HALF_GAME } from './sampleLinks.js';
import {
	boardReady,
	button,
	fittingStones,
	moveCount,
	movesShown,
	movesSoon,
	nextTurn,
	texts,
} from './screen.js';

const { game, common } = texts;
const SMALL = { width: 480, height: 560 };
const BOARD = '.play-stage';

/** Loses the context; calling the returned function restores it. */
async function loseCard(page: Page): Promise<() => Promise<void>> {
	const card = await page.evaluateHandle(() => {
		const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas');
		return canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
	});
	await card.evaluate((it) => it?.loseContext());
	return () => card.evaluate((it) => it?.restoreContext());
}

async function placeOne(page: Page): Promise<void> {
	const before = await moveCount(page);
	await press(fittingStones(page).first());
	await page.keyboard.press('n');
	await press(page.locator('.play-place'));
	await nextTurn(page, before);
}

describe('when the graphics card is lost in mid-game', () => {
	const { openPage } = useBrowser();

	it('the board says so and is restored, and the game continues', async () => {
		const page = await openPage({ hash: HALF_GAME, viewport: SMALL, reducedMotion: true, sharpness: 1 });
		await boardReady(page);
		const before = await pictureOf(page, BOARD);
		const moves = await movesShown(page);
		const restore = await loseCard(page);
		await page.getByText(common.boardLost).waitFor();
		await placeOne(page);
		await press(button(page, game.undo));
		await restore();
		await boardReady(page);
		const { difference, colours } = await compare(page, before, await pictureOf(page, BOARD));
		expect(colours, 'colours of the picture that came back').toBeGreaterThan(500);
		expect(difference, 'how far it is from the picture before').toBeLessThan(2);
		await movesSoon(page, 'the moves').toEqual(moves);
		await placeOne(page);
	});
});
