/** Browser notifications for pages in the background. */

export type Permission = 'granted' | 'denied' | 'default' | 'impossible';

export const noticePermission = (): Permission =>
	typeof Notification === 'undefined' || !isSecureContext ? 'impossible' : Notification.permission;

export async function askPermission(): Promise<Permission> {
	if (noticePermission() === 'impossible') return 'impossible';
	return Notification.requestPermission();
}

/** Shows a notification if permitted and the page is hidden. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
	if (document.visibilityState === 'visible' || noticePermission() !== 'granted') return;
	try {
		const notice = new Notification(title, { body, tag });
		notice.onclick = () => {
			window.focus();
			notice.close();
		};
	} catch {
		// On phones only a service worker can show notifications.
		const worker = await navigator.serviceWorker?.getRegistration();
		await worker?.showNotification(title, { body, tag }).catch(() => {});
	}
}
