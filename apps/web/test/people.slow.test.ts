/** Accounts, your games, the archive, replays and ratings, with a real server. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { playByChance } from '../../server/test/moves.js';
import { accessibilityOf } from './accessible.js';
import { showTheme } from './everyLook.js';
import { TestClient, useOnline } from './onlineServer.js';
import { boardReady, button, movesShown, movesSoon, texts } from './screen.js';
import { PHONE } from './stage.js';

const t = texts.people;
const online = useOnline();
const PASSWORD = 'correct horse';
const MOVES = 4;

/** A finished and a running game of two accounts, and their ratings. */
let finished: string;

async function newPerson(name: string): Promise<TestClient> {
	const client = new TestClient(online.url());
	const { status } = await client.request('POST', '/api/accounts', { name, password: PASSWORD });
	expect(status).toBe(201);
	await client.connect();
	return client;
}

beforeAll(async () => {
	const [ana, ben] = [await newPerson('Ana'), await newPerson('Ben')];
	const game = (await ana.create({ rated: true })).table.id;
	await ben.sit(game);
	await playByChance(game, [ana, ben], MOVES);
	await ben.ask({ kind: 'resign', game });
	const running = await ana.create({ clock: { kind: 'move', each: 3 * 86_400_000 }, scenario: 'pisac' });
	await ben.sit(running.table.id);
	finished = game;
	await isRated();
	for (const person of [ana, ben]) person.drop();
});

/** Waits for the rating, and makes it as certain as after many games. */
async function isRated(): Promise<void> {
	const { store } = online.server().context;
	const makeSure = () =>
		store.write(({ db }) => db.updateTable('rating').set({ deviation: 60 }).executeTakeFirst());
	await vi.waitFor(async () => expect((await makeSure()).numUpdatedRows).toBe(2n), { timeout: 60_000 });
}

/** The page is accessible in both themes. */
async function expectUsable(page: Page, screen: string): Promise<void> {
	for (const colorScheme of ['dark', 'light'] as const) {
		await showTheme(page, colorScheme);
		const found = await accessibilityOf(page);
		expect(found.join('\n\n'), `${screen}, ${colorScheme}: what axe finds`).toBe('');
	}
	const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(wide, `${screen} fits the screen`).toBeLessThanOrEqual(0);
}

const goTo = (page: Page, hash: string) =>
	page.evaluate((to) => {
		location.hash = to;
	}, hash);

const heading = (page: Page, name: string, level = 1): Locator =>
	page.getByRole('heading', { name, level, exact: true });
const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });

async function signIn(page: Page, name: string, password: string): Promise<void> {
	await page.getByRole('radio', { name: t.haveOne }).check();
	await field(page, t.name).fill(name);
	await field(page, t.password).fill(password);
	await button(page, t.signIn).click();
}

describe('an account', () => {
	it('can be created, signed out of and into again; a wrong password is reported', async () => {
		const page = await online.openPage({ hash: '#/account', viewport: PHONE, touch: true });
		await heading(page, t.guestTitle, 2).waitFor();
		await expectUsable(page, 'the account page of a guest');

		await field(page, t.name).fill('Cléo');
		await field(page, t.password).fill('short');
		await button(page, t.make).click();
		// The browser's validation bubble would keep the form from being sent, and this from being shown.
		await page.getByRole('alert').getByText(t.errors.passwordTooShort).waitFor();
		await expectUsable(page, 'a password that is too short');
		await field(page, t.password).fill(PASSWORD);
		await button(page, t.showPassword).click();
		expect(await field(page, t.password).getAttribute('type')).toBe('text');
		await button(page, t.make).click();
		await page.getByText(t.made('Cléo')).waitFor();
		await page.getByText(t.noRatings).waitFor();

		await field(page, t.tokenLabel).fill('my bot');
		await button(page, t.makeToken).click();
		expect(await field(page, t.tokenField).inputValue()).toMatch(/^[\w-]+\.[\w-]{22,}$/);
		await expectUsable(page, 'one’s own account');
		await button(page, t.revokeNamed('my bot')).click();
		await page.getByText(t.revoked('my bot')).waitFor();
		expect(await field(page, t.tokenField).count()).toBe(0);

		await button(page, t.signOut).click();
		await page.getByText(t.signedOut).waitFor();
		online.forgive('api/accounts/sign-in');
		await signIn(page, 'Cléo', 'wrong horse');
		await page.getByText(t.errors.wrongPassword).waitFor();
		await signIn(page, 'Cléo', PASSWORD);
		await page.getByText(t.signedInAs('Cléo')).waitFor();
	});

	it('ends with its password only', async () => {
		(await newPerson('Dora')).drop();
		const page = await online.openPage({ hash: '#/account' });
		await signIn(page, 'Dora', PASSWORD);
		await button(page, t.remove).click();
		await field(page, t.removeConfirm).fill('wrong horse');
		online.forgive('api/accounts');
		await button(page, t.removeNow).click();
		await page.getByText(t.errors.wrongOldPassword).waitFor();
		await field(page, t.removeConfirm).fill(PASSWORD);
		await button(page, t.removeNow).click();
		await page.getByText(t.removed).waitFor();
		await goTo(page, '#/player/Dora');
		await page.getByText(t.errors.noPlayer).waitFor();
	});
});

describe('a player with games', () => {
	it('finds them, replays one, plays on from it, and sees the ratings', async () => {
		const options = { viewport: PHONE, webgl: false, reducedMotion: true } as const;
		const page = await online.openPage({ ...options, hash: '#/account' });
		await signIn(page, 'Ana', PASSWORD);
		await heading(page, 'Ana', 2).waitFor();

		await goTo(page, '#/my-games');
		const turn = page.locator('[data-group="yourTurn"]');
		await turn.getByText('Pisac', { exact: false }).waitFor();
		expect(await turn.textContent()).toContain(t.timeLeft('3 days'));
		expect(await page.locator('[data-group="finished"] li.people-game').count()).toBe(1);
		await expectUsable(page, 'my games');

		await goTo(page, '#/archive');
		await heading(page, t.archive).waitFor();
		await page.locator('li.people-game').waitFor();
		await expectUsable(page, 'the archive');
		await goTo(page, '#/archive/Ben');
		await heading(page, t.archiveOf('Ben')).waitFor();
		await page.getByRole('link', { name: /Chullpa/ }).click();
		await boardReady(page);
		expect(page.url()).toContain(`#/replay/${finished}`);
		await expectUsable(page, 'a replay');
		await expectReplay(page);

		await goTo(page, `#/table/${finished}`);
		const card = page.locator('.result-card');
		await card.waitFor();
		const [change] = await card.locator('.online-changes span').allTextContents();
		expect(change, 'the rating change of a rated game').toMatch(/Ana.*\d.*\+\d/);
		await expectUsable(page, 'the result');
	});

	it('and everyone else can see the leaderboard and the profiles', async () => {
		const page = await online.openPage({ hash: '#/leaderboard', viewport: PHONE });
		const rows = page.locator('.people-table tbody tr');
		await rows.first().waitFor();
		expect(await rows.locator('th').allTextContents()).toEqual(['Ana', 'Ben']);
		await expectUsable(page, 'the leaderboard');
		await page.getByRole('radio', { name: '3' }).check();
		await page.getByText(t.leaderboardEmpty).waitFor();
		await goTo(page, '#/player/Ana');
		await page.getByText(t.finishedGames(1), { exact: false }).waitFor();
		await expectUsable(page, 'a profile');
	});
});

/** Steps through the shown game, checks who resigned, and continues it on this device. */
async function expectReplay(page: Page): Promise<void> {
	const why = texts.online.end.why.resigned('Ben');
	await page.getByText(`${t.stepOf(MOVES, MOVES)} · ${why}`).waitFor();
	expect(await page.locator('.game-chips [data-turn="true"]').count(), 'a turn after the end').toBe(0);
	expect(await page.locator('.game-chips .game-points small').count(), 'running points').toBe(0);
	await button(page, texts.game.previousMove).click();
	await page.getByText(t.stepOf(MOVES - 1, MOVES)).waitFor();
	await page.getByRole('slider', { name: texts.game.moves }).fill('0');
	await page.getByText(t.beginning(MOVES)).waitFor();
	await button(page, t.toEnd).click();
	await button(page, texts.game.previousMove).click();
	await button(page, t.aboutGame).click();
	expect(await page.locator('.replay-facts').textContent()).toContain(t.left.resigned);
	const moves = await movesShown(page);
	const link = await page.getByRole('link', { name: t.download }).getAttribute('href');
	const record = await (await page.request.get(link ?? '')).text();
	for (const move of moves) expect(record).toContain(move);
	await button(page, t.playOn).click();
	await page.waitForURL(/#\/play\//);
	await boardReady(page);
	await movesSoon(page).toEqual(moves.slice(0, MOVES - 1));
}

describe('without the server', () => {
	it('pages say so, and go on when it is back', async () => {
		const page = await online.openPage({ hash: '#/leaderboard', viewport: PHONE });
		await page.locator('.people-table').waitFor();
		online.forgive('/api/');
		await page.route('**/api/**', (route) => route.abort('connectionfailed'));
		await goTo(page, '#/archive');
		await heading(page, t.offlineTitle, 2).waitFor();
		await page.unroute('**/api/**');
		await button(page, t.retry).click();
		await page.locator('li.people-game').waitFor();
	});

	it('where the game is served as plain files, they say that there is none', async () => {
		const page = await online.openPage();
		online.forgive('/api/');
		await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'not found' }));
		for (const hash of ['#/account', '#/my-games', '#/archive', '#/replay/AbCdEfGh']) {
			await goTo(page, hash);
			await heading(page, t.noServerTitle, 2).waitFor();
			await page.getByText(t.errors.noServer).waitFor();
		}
	});
});
