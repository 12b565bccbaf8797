/** Registers the service worker and tracks whether a newer version is waiting. */
import { makeStore } from '../util/store.js';

/** The waiting worker; null if this version is the newest. */
export const waitingVersion = makeStore<ServiceWorker | null>(null);

const TAKE_OVER = 'rumis-take-over';
/** The update check interval of a page that stays open. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/** Only an existing installation can have a newer version; the first one needs no announcement. */
const announce = (worker: ServiceWorker | null) => {
	if (worker && navigator.serviceWorker.controller) waitingVersion.set(worker);
};

function watch(registration: ServiceWorkerRegistration): void {
	announce(registration.waiting);
	registration.addEventListener('updatefound', () => {
		const { installing } = registration;
		installing?.addEventListener('statechange', () => {
			if (installing.state === 'installed') announce(installing);
		});
	});
	const check = () => void registration.update().catch(() => {});
	setInterval(check, CHECK_EVERY_MS);
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') check();
	});
}

/** Starts after the page has loaded, so that caching does not delay the first render. */
export function startOffline(): void {
	if (!('serviceWorker' in navigator)) return;
	const hadVersion = navigator.serviceWorker.controller !== null;
	// A new version has taken over, here or in another window: reload, because this page runs the old one.
	navigator.serviceWorker.addEventListener('controllerchange', () => {
		if (hadVersion || waitingVersion.get()) location.reload();
	});
	// Where service workers are forbidden, some browsers reject and others resolve with undefined.
	const register = () =>
		navigator.serviceWorker.register('./sw.js').then(
			(made?: ServiceWorkerRegistration) => made && watch(made),
			() => {},
		);
	if (document.readyState === 'complete') void register();
	else addEventListener('load', () => void register(), { once: true });
}

/** Activates the new version; games continue, because they are stored on the device. */
export function takeNewVersion(): void {
	waitingVersion.get()?.postMessage(TAKE_OVER);
}
