/** The app served as static files, without a game server. */
import { describe, it } from 'vitest';
import { useBrowser } from './harness.js';
import { FLAT } from './onlinePeople.js';
import { texts } from './screen.js';

const { openPage, forgive } = useBrowser();

describe('where there is no game server', () => {
	it('the way to online play leads to a word about it, and a link to a table too', async () => {
		// The browser logs every 404.
		forgive('404');
		forgive('WebSocket connection');
		const page = await openPage(FLAT);
		await page.getByRole('link', { name: texts.online.home.play }).click();
		await page.getByRole('heading', { name: texts.online.lobby.noServer }).waitFor();
		await page.goto(page.url().replace(/#.*/, '#/table/AnyTable12345678'));
		await page.reload();
		await page.getByRole('heading', { name: texts.online.lobby.noServer }).waitFor();
		await page.getByRole('link', { name: texts.common.home }).click();
		await page.getByRole('heading', { name: texts.common.appName }).waitFor();
	});
});
