/** What two people at one table see at the same time: the same result, and a message for every event. */
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import * as enBook from '../src/i18n/en/book.js';
import { accessibilityOf } from './accessible.js';
import { useBrowser } from './harness.js';
import {
	atBoard,
	FLAT,
	introduce,
	isMyTurn,
	makeTable,
	movesAre,
	placeStone,
	playOn,
	sitDown,
} from './onlinePeople.js';
import { type OnlinePlace, openPlace } from './onlinePlace.js';
import { button, texts } from './screen.js';
import { openStage, PHONE } from './stage.js';

// Several browsers, and clocks that run out.
vi.setConfig({ testTimeout: 120_000 });

const { online, people } = texts;
const { atTable } = enBook;
const MINUTE = 60_000;

let place: OnlinePlace;
const { openPage } = useBrowser(async () => {
	place = await openPlace();
	return openStage(place);
});

async function come(name: string, wanted: Parameters<typeof introduce>[2] = {}): Promise<Page> {
	const page = await openPage(FLAT);
	await introduce(page, name, wanted);
	return page;
}

const message = (page: Page, text: string) => page.locator('.online-message', { hasText: text });

describe('two people at one table', () => {
	it('read the same result after both have run out of time', async () => {
		const [ana, ben] = await Promise.all([
			come('Ana', { clock: 'live', minutes: 10, increment: 0, absent: 'bot' }),
			come('Ben'),
		]);
		await sitDown(ben, await makeTable(ana));
		await Promise.all([ana, ben].map(atBoard));
		place.passTime(20 * MINUTE);
		await message(ben, online.said.time('Ana')).waitFor();
		await movesAre(ben, 1);
		place.passTime(20 * MINUTE);
		await Promise.all(
			[ana, ben].map((page) => page.locator('.result-card h2', { hasText: atTable.nobodyWins }).waitFor()),
		);
		const [seenByAna, seenByBen] = await Promise.all(
			[ana, ben].map((page) => page.locator('.online-standings').textContent()),
		);
		expect(seenByAna).toBe(seenByBen);
		expect(seenByAna?.split(online.state.left.time), 'both are last, and it says why').toHaveLength(3);
		expect(seenByAna).toContain('Ana');

		await button(ana, online.end.rematch).click();
		await ben.getByText(online.end.rematchWanted(['Ana'])).waitFor();
		await ben.goto(ben.url().replace(/#.*/, '#/my-games'));
		const seats = ben.locator('.people-seats').first();
		await seats.waitFor();
		expect(await seats.textContent()).toContain(people.left.time);
		expect(await seats.locator('[data-first="true"]').count(), 'nobody is first in the list either').toBe(0);
		await ben.goto(ben.url().replace(/#.*/, '#/archive'));
		await ben.getByText(people.archiveEmpty).waitFor();
	});

	it('see a refused undo, and a spectator can join the chat', async () => {
		const [ana, ben, cat] = await Promise.all([come('Ana'), come('Ben'), openPage(FLAT)]);
		const link = await makeTable(ana);
		await sitDown(ben, link);
		await Promise.all([ana, ben].map(atBoard));
		await playOn([ana, ben], 1);
		const [asks, refuses] = (await isMyTurn(ana)) ? [ben, ana] : [ana, ben];
		await button(asks, online.askUndo).click();
		await button(refuses, online.undo.refuse).click();
		await message(asks, online.undo.refused(asks === ana ? 'Ben' : 'Ana')).waitFor();
		const found = await accessibilityOf(asks);
		expect(found.join('\n\n')).toBe('');

		await cat.goto(link.split('/').slice(0, -1).join('/'));
		await atBoard(cat);
		await button(cat, online.chat.open).click();
		await cat.getByLabel(online.chat.label).fill('Hello');
		await cat.getByLabel(online.make.yourName).fill('Cat');
		await cat.getByLabel(online.chat.label).press('Enter');
		await cat.locator('.online-said').getByText('Hello').waitFor();
		expect(await button(cat, online.chat.mute('Cat')).count(), 'nobody mutes themselves').toBe(0);
		await message(ana, online.chat.said('Cat', 'Hello')).waitFor();
	});

	it('are called by their names on a phone, and the start page says whose turn it is', async () => {
		const ana = await openPage({ ...FLAT, viewport: PHONE, touch: true });
		await introduce(ana, 'Ana', { clock: 'days', days: 3 });
		const ben = await come('Ben');
		await sitDown(ben, await makeTable(ana));
		await Promise.all([ana, ben].map(atBoard));
		await ana.locator('.game-chip-name', { hasText: 'Ben' }).waitFor();
		if (!(await isMyTurn(ana))) await placeStone(ben);
		const table = ana.url();
		await ana.goto(table.replace(/#.*/, '#/'));
		const card = ana.locator('.today-card', { hasText: people.yourTurn });
		await card.waitFor();
		expect(await card.textContent(), 'three fresh days are three days').toContain('3 days');
		await card.click();
		await ana.waitForURL(table);
	});
});
