/** Push notifications that arrive while the table is not in view, as shown by the service worker. */
import type { PushNotice } from '@rumis/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { de } from '../src/i18n/de/index.js';
import { useOnline } from './onlineServer.js';

// Only the full browser has notifications.
const online = useOnline({}, true);

/** Delivers a push message to the service worker. */
async function deliver(page: Page, notice: PushNotice): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const registered = new Promise<string>((resolve) => {
		session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
			if (found) resolve(found.registrationId);
		});
	});
	await session.send('ServiceWorker.enable');
	const data = JSON.stringify(notice);
	const registrationId = await registered;
	await session.send('ServiceWorker.deliverPushMessage', { origin: online.url(), registrationId, data });
}

/** These two run in the page: the texts cached for the service worker, and the notifications it shows. */
async function wordsKept(): Promise<string> {
	const kept = await caches.match('notice-words.json');
	return (await kept?.text()) ?? '';
}

async function noticesShown(): Promise<{ title: string; body: string }[]> {
	const registration = await navigator.serviceWorker.getRegistration();
	const notices = (await registration?.getNotifications()) ?? [];
	return notices.map(({ title, body }) => ({ title, body }));
}

it('a notice is shown in the language of the page, once for each table', async () => {
	const page = await online.openPage({ keeps: true, language: 'de' });
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.context().grantPermissions(['notifications']);
	await page.reload();
	const { title, body } = de.people.notice;
	await expect.poll(() => page.evaluate(wordsKept)).toContain(title);
	const notice = { kind: 'turn', game: 'AbCdEfGh', seat: 0, deadline: null } as const;
	await deliver(page, notice);
	await deliver(page, notice);
	await expect.poll(() => page.evaluate(noticesShown)).toEqual([{ title, body }]);
});
