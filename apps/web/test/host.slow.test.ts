/** Reports by players, and the host page, with a real server. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { hostOf, PASSWORD } from '../../server/test/people.js';
import { twoPlayers } from '../../server/test/server.js';
import { accessibilityOf } from './accessible.js';
import { showTheme } from './everyLook.js';
import { FLAT } from './onlinePeople.js';
import { TestClient, useOnline } from './onlineServer.js';
import { button, texts } from './screen.js';
import { PHONE } from './stage.js';

// Several browsers take turns at one server.
vi.setConfig({ testTimeout: 300_000 });

const t = texts.host;
const { report } = texts.people;
const online = useOnline();

const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog');

async function expectUsable(page: Page, screen: string): Promise<void> {
	for (const colorScheme of ['dark', 'light'] as const) {
		await showTheme(page, colorScheme);
		expect((await accessibilityOf(page)).join('\n\n'), `${screen}, ${colorScheme}`).toBe('');
	}
	const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(wide, `${screen} fits the screen`).toBeLessThanOrEqual(0);
}

async function signIn(page: Page, name: string): Promise<void> {
	const { people } = texts;
	await page.getByRole('radio', { name: people.haveOne }).check();
	await field(page, people.name).fill(name);
	await field(page, people.password).fill(PASSWORD);
	await button(page, people.signIn).click();
	await page.getByRole('heading', { name, level: 2 }).waitFor();
}

describe('an insulted player', () => {
	it('reports the message to the hosts, who mute its author', async () => {
		const { ana, game } = await twoPlayers(online.url(), { name: 'Rude' });
		const page = await online.openPage({ ...FLAT, hash: `#/table/${game}`, viewport: PHONE, touch: true });
		await page.evaluate(() =>
			fetch('api/me', {
				method: 'PUT',
				headers: { 'content-type': 'application/json' },
				body: '{"name":"Watcher"}',
			}),
		);
		await ana.ask({ kind: 'say', game, text: 'you fool' });
		await page.getByRole('button', { name: new RegExp(`^${texts.online.chat.open}`) }).click();
		await button(page, report.button('Rude')).click();
		await dialog(page).getByRole('combobox', { name: report.what }).selectOption('message');
		await field(page, report.why).fill('an insult');
		await expectUsable(page, 'the report');
		await button(page, report.send).click();
		await dialog(page).getByText(report.sent).waitFor();

		const host = await hostOf(online.server(), 'Landlady');
		await host.request('POST', '/api/host/lock');
		const desk = await online.openPage({ hash: '#/account', viewport: PHONE, touch: true });
		await signIn(desk, 'Landlady');
		await desk.getByRole('link', { name: t.title }).click();
		online.forgive('api/host/unlock');
		await field(desk, texts.people.password).fill('not this one');
		await button(desk, t.unlock).click();
		await desk.getByText(texts.people.errors.wrongOldPassword).waitFor();
		await field(desk, texts.people.password).fill(PASSWORD);
		await button(desk, t.unlock).click();
		const card = desk.getByRole('article', { name: t.reportOf(t.about.message, 'Rude') });
		await card.getByText('an insult').waitFor();
		await card.getByText('you fool').waitFor();
		await expectUsable(desk, 'the page of hosts');
		await card.getByRole('button', { name: t.kinds.mute }).click();
		await expectUsable(desk, 'what a host does');
		await dialog(desk).getByRole('button', { name: t.kinds.mute }).click();
		await desk.getByRole('button', { name: t.liftOf('Rude') }).waitFor();
		expect(await ana.ask({ kind: 'say', game, text: 'again' })).toMatchObject({
			error: { code: 'muted' },
		});
		await card.getByRole('button', { name: t.done }).click();
		await card.waitFor({ state: 'detached' });
	});
});

describe('a notice of a host', () => {
	it('is seen by everyone, immediately at a table', async () => {
		const host = await hostOf(online.server(), 'Landlord');
		const { game } = await twoPlayers(online.url());
		const atTable = await online.openPage({ ...FLAT, hash: `#/table/${game}` });
		await atTable.getByRole('button', { name: new RegExp(`^${texts.online.chat.open}`) }).waitFor();
		const text = 'We stop at noon.';
		await host.request('POST', '/api/host/actions', { kind: 'notice', text, hours: 1 });
		await atTable.getByText(text).waitFor();
		await expectUsable(atTable, 'a table with a notice');
		await button(atTable, texts.common.close).click();
		await atTable.getByText(text).waitFor({ state: 'detached' });
		const inLobby = await online.openPage({ hash: '#/online' });
		await inLobby.getByText(text).waitFor();
	});
});

describe('the page of hosts', () => {
	it('is refused to everyone else', async () => {
		const guest = new TestClient(online.url());
		expect((await guest.request('GET', '/api/host/reports')).status).toBe(403);
		const page = await online.openPage({ hash: '#/host' });
		await page.getByRole('heading', { name: t.notHost }).waitFor();
		await expectUsable(page, 'the page of hosts, for others');
	});
});
