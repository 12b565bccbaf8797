/** Players at online tables, each with their own browser, and a real server. */
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible, useBrowser } from './harness.js';
import {
	atBoard,
	byWay,
	FLAT,
	introduce,
	isMyTurn,
	makeTable,
	movesAre,
	placeStone,
	playOn,
	sitDown,
	whoMoves,
} from './onlinePeople.js';
import { type OnlinePlace, openPlace } from './onlinePlace.js';
import { button, moveCount, movesShown, movesSoon, texts } from './screen.js';
import { openStage } from './stage.js';

// Several browsers play whole games.
vi.setConfig({ testTimeout: 300_000 });

const { online, game, result } = texts;

let place: OnlinePlace;
const { openPage, forgive } = useBrowser(async () => {
	place = await openPlace();
	return openStage(place);
});

const come = async (name: string, wanted: Parameters<typeof introduce>[2] = {}) => {
	const page = await openPage(FLAT);
	await introduce(page, name, wanted);
	return page;
};

const winnerOf = (page: Awaited<ReturnType<typeof come>>) => page.locator('.online-standings').textContent();

describe('an online game', () => {
	it('of two by a link goes on when one reloads and one loses the network, while a third watches', async () => {
		// The browser logs an error for every socket that could not be opened.
		forgive('WebSocket connection');
		forgive('ERR_');
		const [ana, ben, cat] = await Promise.all([
			come('Ana', { clock: 'live', minutes: 10, increment: 5 }),
			come('Ben'),
			come('Cat'),
		]);
		const link = await makeTable(ana);
		const way = await place.newWay();
		await ben.goto(way.link);
		await introduce(ben, 'Ben');
		await sitDown(ben, byWay(link, way.link));
		await Promise.all([atBoard(ana), atBoard(ben)]);
		await cat.goto(link.split('/').slice(0, -1).join('/'));
		await atBoard(cat);
		await cat.getByText(online.state.watching).waitFor();
		expect(await cat.locator('.play-stone[aria-disabled="false"]').count(), 'a spectator cannot pick').toBe(
			0,
		);
		await ana.getByText(online.state.watchers(1)).first().waitFor();
		await ana.locator('.game-score .online-clock').first().waitFor();

		const all = [ana, ben, cat];
		await playOn([ana, ben], 1);
		await cat.reload();
		await ana.reload();
		await Promise.all(all.map((page) => movesAre(page, 1)));

		// It is Ben's turn. A stone he places offline appears immediately, and is sent when the network is back.
		expect(await whoMoves([ben])).toBe(ben);
		way.cut();
		await ben.getByText(online.state.lost).waitFor();
		const status = ben.locator('.play-status');
		await status.getByText(online.state.noConnection).waitFor();
		expect(await status.textContent(), 'whose time runs').toContain(online.state.whenLost);
		expect(await ben.locator('.online-clock[data-running="true"]').count(), 'clocks that tick').toBe(0);
		await placeStone(ben);
		expect(await isMyTurn(ben), 'the title does not wait for the server either').toBe(false);
		expect(await moveCount(ana), 'nobody else has seen it yet').toBe(1);
		way.mend();
		await Promise.all(all.map((page) => movesAre(page, 2)));
		await ben.locator('.online-connection[data-shown="false"]').waitFor({ state: 'attached' });
		await status.getByText(online.state.noConnection).waitFor({ state: 'detached' });

		const moves = await playOn([ana, ben]);
		await Promise.all(all.map((page) => page.locator('.game-winner').waitFor()));
		expect(moves).toBeGreaterThan(3);
		await movesSoon(ben).toEqual(await movesShown(ana));
		await movesSoon(cat).toEqual(await movesShown(ana));
		expect(await winnerOf(cat)).toBe(await winnerOf(ana));

		// Both want a rematch, and everyone is taken there.
		const before = ana.url();
		await button(ana, online.end.rematch).click();
		await ben.getByText(online.end.rematchWanted(['Ana'])).waitFor();
		await button(ben, online.end.rematch).click();
		await Promise.all(
			all.map((page) => page.waitForURL((url) => url.href.split('#')[1] !== before.split('#')[1])),
		);
		await Promise.all(all.map((page) => movesAre(page, 0)));
		await whoMoves([ana, ben]);
	});

	it('of four is played to its end', async () => {
		const [ana, ...others] = await Promise.all([
			come('Ana', { players: 4, clock: 'live' }),
			...['Ben', 'Cleo', 'Dan'].map((name) => come(name)),
		]);
		const link = await makeTable(ana!);
		for (const page of others) await sitDown(page, link);
		const all = [ana!, ...others];
		await Promise.all(all.map(atBoard));
		await playOn(all);
		await Promise.all(all.map((page) => page.locator('.game-winner').waitFor()));
		const results = await Promise.all(all.map(winnerOf));
		expect(new Set(results).size, 'all see the same result').toBe(1);
	});

	it('by correspondence survives a restart of the server', async () => {
		forgive('WebSocket connection');
		forgive('ERR_');
		forgive('503');
		const [ana, ben] = await Promise.all([come('Ana', { clock: 'days', days: 3 }), come('Ben')]);
		await sitDown(ben, await makeTable(ana));
		await Promise.all([atBoard(ana), atBoard(ben)]);
		await playOn([ana, ben], 1);
		await place.restart();
		await playOn([ana, ben], 3);
		await ana.goto(ana.url().replace(/#.*/, '#/online'));
		await ana.locator('.people-summary').waitFor();
		const turns = await ana.getByText(texts.people.yourTurn, { exact: true }).count();
		expect(turns > 0, 'the lobby says whose turn it is').toBe(!(await isMyTurn(ben)));
	});

	it('has undo that the other agrees to, talk that can be muted, and giving up', async () => {
		const [ana, ben] = await Promise.all([come('Ana'), come('Ben')]);
		await sitDown(ben, await makeTable(ana));
		await Promise.all([atBoard(ana), atBoard(ben)]);
		await playOn([ana, ben], 1);
		const last = (await isMyTurn(ana)) ? ben : ana;
		const other = last === ana ? ben : ana;
		await button(last, online.askUndo).click();
		await button(other, online.undo.agree).click();
		await Promise.all([ana, ben].map((page) => movesAre(page, 0)));
		const takenBack = ben.locator('.online-message', { hasText: game.saidTakenBack(0) });
		await takenBack.waitFor();

		await button(ben, online.chat.open).click();
		await ben.getByLabel(online.chat.label).fill('<b>Good luck</b>');
		await ben.keyboard.press('Enter');
		await button(ana, online.chat.openUnread(1)).click();
		await ana.getByText('<b>Good luck</b>').first().waitFor();
		await button(ana, online.chat.mute('Ben')).click();
		await ana.locator('.online-said').getByText(online.chat.muted).waitFor();
		await ana.keyboard.press('Escape');

		await button(ana, game.menu).click();
		await button(ana, online.resign.button).click();
		await button(ana, online.resign.confirm).click();
		const card = (page: typeof ana) => page.locator('.result-card');
		await card(ben).getByRole('heading', { name: online.end.youWin }).waitFor();
		expect(await takenBack.count(), 'messages of the game around its result').toBe(0);
		await card(ana)
			.getByRole('heading', { name: online.end.wins('Ben') })
			.waitFor();
		expect(await card(ben).textContent(), 'why it ended').toContain(online.end.why.resigned('Ana'));
		const rows = await card(ben).locator('tbody th').allTextContents();
		expect(rows, 'the winner first, and who gave up').toEqual(['Ben', `Ana ${online.state.left.resigned}`]);
		await expectAccessible(ben);
		expect(await button(ben, online.end.rematch).count(), 'the same button twice').toBe(1);
		await button(ben, result.picture).click();
		await ben.locator('.result-picture').waitFor();
		await ben.keyboard.press('Escape');
		await button(ben, result.hide).click();
		await card(ben).waitFor({ state: 'detached' });
		await button(ben, online.end.rematch).click();
		await card(ana)
			.getByText(online.end.rematchWanted(['Ben']))
			.waitFor();
		await button(ben, result.show).click();
		expect(await button(ben, online.end.rematchAsked).isDisabled()).toBe(true);
	});

	it('tells its result and offers a rematch when the result card cannot be loaded', async () => {
		forgive('OnlineResult');
		const [ana, ben] = await Promise.all([come('Ana'), come('Ben')]);
		await ben.route(/OnlineResult/, (route) => route.abort());
		await sitDown(ben, await makeTable(ana));
		await Promise.all([atBoard(ana), atBoard(ben)]);
		await button(ana, game.menu).click();
		await button(ana, online.resign.button).click();
		await button(ana, online.resign.confirm).click();
		await ana.locator('.result-card').waitFor();
		await button(ben, online.end.rematch).waitFor();
		expect(await ben.locator('.game-winner').textContent()).toBe(online.end.youWin);
		expect(await ben.locator('.result-card').count()).toBe(0);
	});

	it('leaves the chat alone when it ends while somebody writes', async () => {
		const [ana, ben] = await Promise.all([come('Ana'), come('Ben')]);
		await sitDown(ben, await makeTable(ana));
		await Promise.all([atBoard(ana), atBoard(ben)]);
		await button(ben, online.chat.open).click();
		const message = ben.getByLabel(online.chat.label);
		await message.fill('Good');
		await button(ana, game.menu).click();
		await button(ana, online.resign.button).click();
		await button(ana, online.resign.confirm).click();
		await ben.locator('.result-card').waitFor();
		await ben.keyboard.type(' game');
		expect(await message.inputValue()).toBe('Good game');
	});

	it('continues with a bot when a player stays away, who may come back', async () => {
		const [ana, ben] = await Promise.all([come('Ana', { clock: 'none', absent: 'bot' }), come('Ben')]);
		await sitDown(ben, await makeTable(ana));
		await Promise.all([atBoard(ana), atBoard(ben)]);
		await placeStone(ana);
		const table = ben.url();
		await ben.goto('about:blank');
		place.passTime(10 * 60_000);
		// Every message of the server includes its time.
		await button(ana, online.chat.open).click();
		await ana.getByLabel(online.chat.label).fill('Ben?');
		await ana.keyboard.press('Enter');
		await button(ana, online.absence.bot).click();
		await movesAre(ana, 2);
		await ben.goto(table);
		await button(ben, online.absence.back).click();
		await ben.getByText(online.absence.replaced).waitFor({ state: 'detached' });
		await placeStone(ana);
		expect(await whoMoves([ben])).toBe(ben);
	});

	it('moves with its player to another device', async () => {
		const [ana, ben, phone] = await Promise.all([come('Ana'), come('Ben'), come('')]);
		await sitDown(ben, await makeTable(ana));
		await Promise.all([atBoard(ana), atBoard(ben)]);
		await button(ana, game.menu).click();
		await button(ana, online.seat.move).click();
		await phone.goto(await ana.getByLabel(online.seat.link).inputValue());
		await button(phone, online.seat.claim).click();
		await atBoard(phone);
		await ana.getByText(online.state.watching).first().waitFor();
		await playOn([phone, ben], 2);
		await movesSoon(phone).toEqual(await movesShown(ben));
	});
});
