/** Notifications on this device, delivered by the service worker even when the page is closed. */
import type { PushKey, Subscribe } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { type ApiError, api } from '../http/api.js';

/** `none`: the host sends none. `unsupported`: the browser has no push. `denied`: the user has blocked it. */
export type NoticeState = 'none' | 'unsupported' | 'denied' | 'off' | 'on';

export type PushError = ApiError | { readonly code: 'noticesFailed' };

const isSupported = (): boolean =>
	'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The current state, without prompting the user. */
export async function readNoticeState(): Promise<Result<NoticeState, ApiError>> {
	const key = await api.get<PushKey>('push');
	if (!key.ok) return key;
	if (key.value.key === null) return ok('none');
	if (!isSupported()) return ok('unsupported');
	if (Notification.permission === 'denied') return ok('denied');
	const made = await subscription();
	const wire = made && wireOf(made.toJSON());
	if (!wire) return ok('off');
	// Sent again: the user may have signed in since, or the server may have dropped the subscription.
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

/** Asks for permission, subscribes, then informs the server. Browsers allow this only after a click. */
export async function turnNoticesOn(): Promise<Result<null, PushError>> {
	// A refusal is not an error: the state shows it.
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

/** The fields of a subscription that the server needs; null if the browser left one out. */
export function wireOf({ endpoint, keys }: PushSubscriptionJSON): Subscribe | null {
	const { p256dh, auth } = keys ?? {};
	return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}

/** Unsubscribes on the server first: it would keep sending to a subscription that the browser has dropped. */
export async function turnNoticesOff(): Promise<Result<null, ApiError>> {
	const made = isSupported() ? await subscription() : null;
	if (!made) return ok(null);
	const told = await api.delete('push', { endpoint: made.endpoint });
	await made.unsubscribe().catch(() => false);
	return told;
}

/** Unsubscribes only in the browser, when the server already knows. */
export async function forgetNotices(): Promise<void> {
	const made = isSupported() ? await subscription() : null;
	await made?.unsubscribe().catch(() => false);
}
