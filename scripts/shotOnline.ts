/** The screens of online play for `npm run shots`, with their own server and players. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { NO_LIMITS, startServer } from '../apps/server/src/index.js';
import { TestClient } from '../apps/server/test/client.js';
import { playByChance } from '../apps/server/test/moves.js';
import { hostOf } from '../apps/server/test/people.js';
import { DIST, type Served } from '../apps/web/test/stage.js';
import {
	goTo,
	inTurn,
	openMenu,
	placeStone,
	press,
	ready,
	type Screen,
	type Step,
	texts,
	waitFor,
} from './shotSteps.js';

const DAY = 86_400_000;

async function newPerson(url: string, name: string): Promise<TestClient> {
	const person = new TestClient(url);
	await person.request('POST', '/api/accounts', { name, password: `the word of ${name}` });
	await person.connect();
	return person;
}

/** The server's content before the screenshots: the tables, by what they show. */
async function fill(ana: TestClient, ben: TestClient) {
	const finished = (await ana.create({ rated: true })).table.id;
	await ben.sit(finished);
	await playByChance(finished, [ana, ben], 8);
	await ben.ask({ kind: 'resign', game: finished });

	const playing = (await ana.create({ clock: { kind: 'move', each: 3 * DAY }, scenario: 'coricancha' })).table
		.id;
	await ben.sit(playing);
	await playByChance(playing, [ana, ben], 6);
	await ben.ask({ kind: 'say', game: playing, text: 'Have a good game!' });

	const waiting = (await ana.create({ scenario: 'pirka' })).table.id;
	const open = (await ben.create({ clock: { kind: 'live', base: 600_000, increment: 5000 } })).table.id;
	await ana.request('POST', '/api/reports', {
		kind: 'player',
		about: { account: 'Ben' },
		why: 'He leaves when he is losing.',
	});
	return { finished, playing, waiting, open };
}

/** Signs the page in as this person. */
const as = (person: TestClient, then?: Step) => async (page: Page) => {
	const [name = '', value = ''] = (person.cookie ?? '').split('=');
	await page.context().addCookies([{ name, value, url: person.url }]);
	await page.reload();
	await page.waitForLoadState('networkidle');
	await then?.(page);
};

const openChat: Step = inTurn(ready, (page) =>
	page.getByRole('button', { name: new RegExp(`^${texts.online.chat.open}`) }).click(),
);

const result: Step = inTurn(ready, (page) => page.locator('.result-card').waitFor());

/** Whoever waits thinks ahead: a move of the other, and the reply to it. */
const plan: Step = inTurn(ready, press(texts.atTable.plan.open), ready, placeStone, placeStone);

export async function openOnline(): Promise<{
	readonly screens: readonly Screen[];
	readonly served: Served;
}> {
	const data = mkdtempSync(join(tmpdir(), 'rumis-shots-'));
	const server = await startServer({
		host: '127.0.0.1',
		port: 0,
		log: 'silent',
		limits: NO_LIMITS,
		web: DIST,
		data,
		drainSeconds: 1,
	});
	const [ana, ben] = [await newPerson(server.url, 'Ana'), await newPerson(server.url, 'Ben')];
	const tables = await fill(ana, ben);
	const host = await hostOf(server, 'Landlady');
	const screens: readonly Screen[] = [
		{ name: 'online-lobby', hash: '#/online', steps: as(ana), isLong: true },
		{ name: 'online-guest', hash: '#/online', isLong: true },
		{ name: 'online-searching', hash: '#/online', steps: press(texts.lobby.start), isLong: true },
		{ name: 'online-new-table', hash: '#/online/new', steps: as(ana), isLong: true },
		{ name: 'online-waiting', hash: `#/table/${tables.waiting}`, steps: as(ana), isLong: true },
		{ name: 'online-seats', hash: `#/table/${tables.open}`, steps: as(ana), isLong: true },
		{ name: 'online-playing', hash: `#/table/${tables.playing}`, steps: as(ana, ready) },
		{ name: 'online-chat', hash: `#/table/${tables.playing}`, steps: as(ana, openChat), isFlat: true },
		{ name: 'online-menu', hash: `#/table/${tables.playing}`, steps: as(ana, openMenu), isFlat: true },
		{ name: 'online-plan', hash: `#/table/${tables.playing}`, steps: as(ben, plan), isFlat: true },
		{ name: 'online-watching', hash: `#/table/${tables.playing}`, steps: ready },
		{ name: 'online-end', hash: `#/table/${tables.finished}`, steps: as(ana, result), isFlat: true },
		{ name: 'online-gone', hash: '#/table/nosuchtable' },
		{ name: 'move-seat', hash: '#/move-seat/abcdefgh' },
		{
			name: 'home-online',
			hash: '#/online',
			steps: as(
				ana,
				inTurn(goTo(`#/table/${tables.playing}`), ready, goTo('#/'), waitFor('.today [data-yours="true"]')),
			),
			isLong: true,
		},
		{ name: 'guest', hash: '#/account', isLong: true },
		{ name: 'account', hash: '#/account', steps: as(ana), isLong: true },
		{ name: 'my-games', hash: '#/my-games', steps: as(ana), isLong: true },
		{ name: 'my-games-none', hash: '#/my-games' },
		{ name: 'archive', hash: '#/archive', isLong: true },
		{ name: 'replay', hash: `#/replay/${tables.finished}`, steps: ready },
		{ name: 'leaderboard', hash: '#/leaderboard', isLong: true },
		{ name: 'profile', hash: '#/player/Ana', isLong: true },
		{ name: 'profile-gone', hash: '#/player/Nobody' },
		{ name: 'host', hash: '#/host', steps: as(host), isLong: true },
		{ name: 'host-guest', hash: '#/host' },
	];
	const close = async () => {
		for (const person of [ana, ben]) person.drop();
		await server.close();
		rmSync(data, { recursive: true, force: true });
	};
	return { screens, served: { link: `${server.url}/`, close: () => void close() } };
}
