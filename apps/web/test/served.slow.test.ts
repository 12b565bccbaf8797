/** The app as served by the game server: its headers must not block any of it. */
import { expect, it } from 'vitest';
import { BOARD_READY } from './harness.js';
import { useOnline } from './onlineServer.js';

const online = useOnline();

it('has a board in 3D, and a bot that answers', async () => {
	const page = await online.openPage({ reducedMotion: true });
	await page.getByRole('button', { name: 'Play now' }).click();
	await page.locator(BOARD_READY).waitFor();
	await page.getByRole('button', { name: 'Hint', exact: true }).click();
	await page.getByRole('button', { name: 'Place', exact: true }).click();
	await page.waitForFunction(() => document.querySelectorAll('.game-moves li').length >= 2);
	online.expectQuiet();
});

it('keeps itself on the device, and opens without a network', async () => {
	const page = await online.openPage({ keeps: true, reducedMotion: true, webgl: false });
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.context().setOffline(true);
	await page.reload();
	await page.getByRole('button', { name: 'Play now' }).waitFor();
	const worker = await fetch(`${online.url()}/sw.js`);
	expect(worker.headers.get('cache-control')).toBe('no-cache');
});
