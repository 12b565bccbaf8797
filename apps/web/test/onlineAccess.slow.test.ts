/** The pages of online play are accessible: axe in both themes, on a desktop and on a phone. */
import { describe, it, vi } from 'vitest';
import { expectAccessibleInEveryLook } from './everyLook.js';
import { useBrowser } from './harness.js';
import { atBoard, FLAT, introduce, makeTable, sitDown } from './onlinePeople.js';
import { openPlace } from './onlinePlace.js';
import { button, texts } from './screen.js';
import { openStage } from './stage.js';

// Seven screens in four looks each: most of it is axe, which a starved machine takes minutes for.
vi.setConfig({ testTimeout: 300_000 });

const { online, game } = texts;
const { openPage } = useBrowser(async () => openStage(await openPlace()));

const come = async (name: string) => {
	const page = await openPage(FLAT);
	await introduce(page, name, { clock: 'live' });
	return page;
};

describe('online play', () => {
	it('is accessible', async () => {
		const [ana, ben] = await Promise.all([come('Ana'), come('Ben')]);
		await ana.goto(`${ana.url().replace(/#.*/, '')}#/online/new`);
		await ana.reload();
		await button(ana, online.make.go).waitFor();
		await ana.getByText(online.make.more, { exact: true }).click();
		await expectAccessibleInEveryLook(ana, 'a new table');

		const link = await makeTable(ana);
		await expectAccessibleInEveryLook(ana, 'a table that waits');
		await ben.goto(`${ben.url().replace(/#.*/, '')}#/online`);
		await ben.getByRole('heading', { name: online.lobby.open }).waitFor();
		await expectAccessibleInEveryLook(ben, 'the lobby');
		await ben.goto(link);
		await button(ben, online.wait.sitDown).first().waitFor();
		await expectAccessibleInEveryLook(ben, 'a free seat');

		await sitDown(ben, link);
		await Promise.all([atBoard(ana), atBoard(ben)]);
		await button(ana, online.chat.open).click();
		await ana.getByLabel(online.chat.label).fill('Hello');
		await ana.keyboard.press('Enter');
		await ana.locator('.online-said').waitFor();
		await expectAccessibleInEveryLook(ana, 'a game with talk');
		await ana.keyboard.press('Escape');
		await button(ana, game.menu).click();
		await expectAccessibleInEveryLook(ana, 'the menu of a table', 'dialog');
		await button(ana, online.resign.button).click();
		await button(ana, online.resign.confirm).click();
		await button(ana, online.end.rematch).waitFor();
		await expectAccessibleInEveryLook(ana, 'a finished game');
	});
});
