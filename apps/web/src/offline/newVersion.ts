/** Registers the service worker and knows whether a newer version of the game waits on this device. */
import { makeStore } from '../util/store.js';

/** The worker of the version that waits; null when this is the newest. */
export const waitingVersion = makeStore<ServiceWorker | null>(null);

const TAKE_OVER = 'rumis-take-over';
/** A page that stays open asks now and then. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/** Only a page that has a version already can have a newer one; the very first needs no announcement. */
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

/** Starts after the page has loaded, so that caching the game does not delay showing it. */
export function startOffline(): void {
	if (!('serviceWorker' in navigator)) return;
	const hadVersion = navigator.serviceWorker.controller !== null;
	// A new version has taken over, here or in another window: this page still has the old one.
	navigator.serviceWorker.addEventListener('controllerchange', () => {
		if (hadVersion || waitingVersion.get()) location.reload();
	});
	// Where workers are forbidden, some browsers refuse and others answer with nothing.
	const register = () =>
		navigator.serviceWorker.register('./sw.js').then(
			(made?: ServiceWorkerRegistration) => made && watch(made),
			() => {},
		);
	if (document.readyState === 'complete') void register();
	else addEventListener('load', () => void register(), { once: true });
}

/** Goes over to the new version; every game is saved on the device and goes on there. */
export function takeNewVersion(): void {
	waitingVersion.get()?.postMessage(TAKE_OVER);
}
