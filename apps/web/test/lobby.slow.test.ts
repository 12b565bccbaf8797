/** The lobby: finding an opponent, a bot while waiting, tables to join, games to watch and to replay. */
import { describe, expect, it, vi } from 'vitest';
import { playByChance } from '../../server/test/moves.js';
import { enBook } from '../src/i18n/en/book.js';
import { accessibilityOf } from './accessible.js';
import { atBoard, FLAT } from './onlinePeople.js';
import { TestClient, useOnline } from './onlineServer.js';
import { button, texts } from './screen.js';
import { PHONE } from './stage.js';

vi.setConfig({ testTimeout: 120_000 });

const { online: t, people } = texts;
const { lobby } = enBook;
const online = useOnline();

const LOBBY = { ...FLAT, hash: '#/online' };

async function expectUsable(page: Awaited<ReturnType<typeof online.openPage>>): Promise<void> {
	expect((await accessibilityOf(page)).join('\n\n')).toBe('');
	const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(wide, 'it fits the screen').toBeLessThanOrEqual(0);
}

describe('the lobby', () => {
	it('brings two people together, one of whom plays a bot meanwhile', async () => {
		const ana = await online.openPage({ ...LOBBY, viewport: PHONE, touch: true });
		await ana.getByLabel(t.make.yourName).fill('Ana');
		await ana.getByRole('radio', { name: lobby.speeds.slow }).check();
		await button(ana, lobby.start).click();
		await ana.getByText(lobby.searching).waitFor();
		await expectUsable(ana);
		await button(ana, lobby.botMeanwhile).click();
		await atBoard(ana);
		await ana.locator('.search-bar').getByText(lobby.searching).waitFor();
		await expectUsable(ana);

		const ben = await online.openPage(LOBBY);
		await ben.getByText(lobby.waiting(1)).waitFor();
		await ben.getByLabel(t.make.yourName).fill('Ben');
		await ben.getByRole('radio', { name: lobby.speeds.slow }).check();
		await button(ben, lobby.start).click();
		await Promise.all([ana, ben].map((page) => page.waitForURL(/#\/table\//)));
		expect(ana.url().split('#')[1]).toBe(ben.url().split('#')[1]);
		await Promise.all([ana, ben].map((page) => page.locator('.online-ready').waitFor()));
		await ana.locator('.game-chip-name', { hasText: 'Ben' }).waitFor();
		expect(await ana.locator('.search-bar').count()).toBe(0);
	});

	it('can be left without being called back', async () => {
		const ana = await online.openPage(LOBBY);
		await button(ana, lobby.start).click();
		await button(ana, lobby.stop).click();
		await button(ana, lobby.start).waitFor();
		const ben = new TestClient(online.url());
		const { body } = await ben.request('PUT', '/api/pairing', { speed: 'fast' });
		expect(body).toMatchObject({ status: 'waiting' });
	});

	it('shows open tables with their boards, games to watch, and games of today', async () => {
		const [ana, ben] = [new TestClient(online.url()), new TestClient(online.url())];
		for (const client of [ana, ben]) await client.request('PUT', '/api/me', { name: 'Somebody' });
		const over = (await ana.create()).table.id;
		await ben.sit(over);
		for (const client of [ana, ben]) await client.connect();
		await playByChance(over, [ana, ben], 2);
		await ben.ask({ kind: 'resign', game: over });
		const running = (await ana.create({ scenario: 'pisac' })).table.id;
		await ben.sit(running);
		const plan = ['1111', '1111', '1111', '1111'];
		const scenario = JSON.stringify({ id: 'court', name: 'My court', plan, limits: { '2': { height: 1 } } });
		await ana.create({ scenario });
		for (const client of [ana, ben]) client.drop();

		const page = await online.openPage(LOBBY);
		const card = page.locator('.people-game', { hasText: 'My court' });
		await card.waitFor();
		expect(await card.locator('svg').count(), 'somebody’s own board has a picture, too').toBeGreaterThan(0);
		await page.locator('.people-game', { hasText: t.lobby.watch }).first().waitFor();
		const section = page.locator('.people-section', { hasText: lobby.today });
		await section.getByText(people.left.resigned).first().waitFor();
		await expectUsable(page);
	});
});
