/** Notices on this device, also when the page is closed: they come through the service worker. */
import type { PushKey, Subscribe } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { type ApiError, api } from '../http/api.js';

/** `none`: the host sends none. `unsupported`, `denied`: the browser cannot, or must not. */
export type NoticeState = 'none' | 'unsupported' | 'denied' | 'off' | 'on';

export type PushError = ApiError | { readonly code: 'noticesFailed' };

const isSupported = (): boolean =>
	'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** How things stand, without asking the person for anything. */
export async function readNoticeState(): Promise<Result<NoticeState, ApiError>> {
	const key = await api.get<PushKey>('push');
	if (!key.ok) return key;
	if (key.value.key === null) return ok('none');
	if (!isSupported()) return ok('unsupported');
	if (Notification.permission === 'denied') return ok('denied');
	const made = await subscription();
	const wire = made && wireOf(made.toJSON());
	if (!wire) return ok('off');
	// Told again: meanwhile somebody may have signed in, or the server may have forgotten it.
	const told = await api.put('push', wire);
	return ok(told.ok ? 'on' : 'off');
}

async function subscription(): Promise<PushSubscription | null> {
	try {
		const registration = await navigator.serviceWorker.getRegistration();
		return (await registration?.pushManager.getSubscription()) ?? null;
	} catch {
		return null;
	}
}

/** Asks the person, then the browser, then tells the server. Only after a click, as browsers demand. */
export async function turnNoticesOn(): Promise<Result<null, PushError>> {
	// Who says no has said so: the state of things tells it, no error does.
	if ((await Notification.requestPermission()) !== 'granted') return ok(null);
	const key = await api.get<PushKey>('push');
	if (!key.ok) return key;
	if (key.value.key === null) return err({ code: 'noPush' });
	const made = await subscribe(key.value.key);
	return made ? api.put<null>('push', made) : err({ code: 'noticesFailed' });
}

async function subscribe(applicationServerKey: string): Promise<Subscribe | null> {
	try {
		const registration = await navigator.serviceWorker.getRegistration();
		const wanted = { userVisibleOnly: true, applicationServerKey };
		const made = await registration?.pushManager.subscribe(wanted);
		return made ? wireOf(made.toJSON()) : null;
	} catch {
		return null;
	}
}

/** What the server needs of a subscription; null if the browser left something out. */
export function wireOf({ endpoint, keys }: PushSubscriptionJSON): Subscribe | null {
	const { p256dh, auth } = keys ?? {};
	return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}

/** The server is told first: what the browser forgets it would go on trying. */
export async function turnNoticesOff(): Promise<Result<null, ApiError>> {
	const made = isSupported() ? await subscription() : null;
	if (!made) return ok(null);
	const told = await api.delete('push', { endpoint: made.endpoint });
	await made.unsubscribe().catch(() => false);
	return told;
}

/** Only the browser's part, where the server knows already. */
export async function forgetNotices(): Promise<void> {
	const made = isSupported() ? await subscription() : null;
	await made?.unsubscribe().catch(() => false);
}
