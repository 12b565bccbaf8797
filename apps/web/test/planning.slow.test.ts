/** Planned replies and premoves, with two browsers and a real server. */
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import * as enBook from '../src/i18n/en/book.js';
import { accessibilityOf } from './accessible.js';
import { useBrowser } from './harness.js';
import { atBoard, FLAT, introduce, makeTable, movesAre, placeStone, sitDown } from './onlinePeople.js';
import { type OnlinePlace, openPlace } from './onlinePlace.js';
import { button, movesShown, texts } from './screen.js';
import { DESKTOP, LANDSCAPE, openStage, PHONE } from './stage.js';

vi.setConfig({ testTimeout: 120_000 });

const { plan } = enBook.atTable;
const { game } = texts;

let place: OnlinePlace;
const { openPage } = useBrowser(async () => {
	place = await openPlace();
	return openStage(place);
});

async function twoAtTable(clock: 'days' | 'live'): Promise<readonly [Page, Page]> {
	const ana = await openPage({ ...FLAT, viewport: PHONE, touch: true });
	const ben = await openPage(FLAT);
	await introduce(ana, 'Ana', { clock });
	await introduce(ben, 'Ben');
	await sitDown(ben, await makeTable(ana));
	await Promise.all([ana, ben].map(atBoard));
	return [ana, ben];
}

const usable = async (page: Page) => expect((await accessibilityOf(page)).join('\n\n')).toBe('');

/** Places a stone at one of its last legal places. */
async function placeByKeys(page: Page): Promise<void> {
	await page.locator('[role="grid"] [tabindex="0"]').focus();
	for (const key of ['n', 'Shift+N', 'Shift+N', 'Shift+N', 'Enter']) await page.keyboard.press(key);
}

async function typeMove(page: Page, move: string): Promise<void> {
	await page.keyboard.press('m');
	await page.getByLabel(game.typeMoveLabel).fill(move);
	await button(page, game.play).click();
}

describe('thinking ahead', () => {
	it('in a game over days, a planned reply is played the moment the other moves', async () => {
		const [ana, ben] = await twoAtTable('days');
		await placeStone(ana);
		// Her own stone is there: for him, whose turn it is, that would be refused for another reason.
		await typeMove(ana, (await movesShown(ana))[0]!);
		await ana.getByRole('alert').getByText(texts.online.errors.notYourTurn).waitFor();
		await ana.keyboard.press('Escape');
		await button(ana, plan.open).click();
		await ana.getByText(plan.how).waitFor();
		await placeStone(ana);
		await placeStone(ana);
		await ana.getByText(plan.count(1)).waitFor();
		const [theirs, reply] = (await movesShown(ana)).slice(1);
		await usable(ana);
		for (const size of [DESKTOP, LANDSCAPE, PHONE]) {
			await ana.setViewportSize(size);
			const bar = (await ana.locator('.plan-bar').boundingBox())!;
			const map = (await ana.locator('[role="grid"]').boundingBox())!;
			const what = `the bar covers no row of the map at ${size.width} × ${size.height}`;
			expect(bar.y + bar.height, what).toBeLessThanOrEqual(map.y);
		}
		await button(ana, plan.save).click();
		await button(ana, plan.openCount(1)).waitFor();
		await movesAre(ana, 1);
		expect(await ben.getByText(plan.openCount(1)).count(), 'he knows nothing of it').toBe(0);

		await typeMove(ben, theirs!);
		await Promise.all([ana, ben].map((page) => movesAre(page, 3)));
		expect((await movesShown(ben))[2]).toBe(reply);
		await ana.locator('.online-message', { hasText: plan.played }).waitFor();
	});

	it('in a live game, a stone can be placed before the turn comes, and taken back', async () => {
		const [ana, ben] = await twoAtTable('live');
		await typeMove(ana, 'I2 c3,d3');
		await movesAre(ben, 1);
		await typeMove(ben, 'I2 b2,b3');
		await movesAre(ana, 2);
		await placeByKeys(ben);
		const notice = ben.locator('.online-premove');
		await notice.getByRole('button').click();
		await notice.getByRole('button').waitFor({ state: 'detached' });
		await placeByKeys(ben);
		await notice.getByRole('button').waitFor();
		await usable(ben);
		expect(await ana.locator('.online-premove').getByRole('button').count()).toBe(0);

		const squares = (await notice.textContent())?.match(/[a-d][1-4]/g) ?? [];
		const isFree = (move: string) => !squares.some((square) => move.includes(square));
		await typeMove(ana, ['I3 b4,c4,d4', 'V3 c2,d1,d2'].find(isFree)!);
		await Promise.all([ana, ben].map((page) => movesAre(page, 4)));
		await notice.getByRole('button').waitFor({ state: 'detached' });
	});
});
