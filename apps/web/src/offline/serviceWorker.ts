/**
 * Caches the whole app, so that it opens offline. A version is cached completely or not at all, and a page
 * gets all its files from the version it was loaded with, so versions are never mixed. A new version waits
 * until the user accepts it.
 */

import {
	parseNotice,
	parseWords,
	showsTable,
	tableAddress,
	WORDS_CACHE,
	WORDS_PATH,
	wordNotice,
} from './notices.js';

/** The parts of the service worker API used here; the app is compiled with the DOM types. */
interface WorkerScope {
	readonly caches: CacheStorage;
	readonly clients: {
		claim(): Promise<void>;
		matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
		openWindow(address: string): Promise<unknown>;
	};
	readonly registration: {
		readonly scope: string;
		showNotification(title: string, options: NotificationOptions): Promise<void>;
	};
	skipWaiting(): Promise<void>;
	addEventListener(type: 'install' | 'activate', handle: (event: LifeEvent) => void): void;
	addEventListener(type: 'fetch', handle: (event: FetchEvent) => void): void;
	addEventListener(type: 'push', handle: (event: PushEvent) => void): void;
	addEventListener(type: 'notificationclick', handle: (event: ClickEvent) => void): void;
	addEventListener(type: 'message', handle: (event: { readonly data: unknown }) => void): void;
}

interface LifeEvent {
	waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent {
	readonly request: Request;
	respondWith(answer: Promise<Response>): void;
}

interface PushEvent extends LifeEvent {
	readonly data: { text(): string } | null;
}

interface ClickEvent extends LifeEvent {
	readonly notification: Notification;
}

interface WindowClient {
	readonly url: string;
	readonly focused: boolean;
	focus(): Promise<unknown>;
}

/** Injected by the build: a hash of the files, and their URLs. */
declare const RUMIS_VERSION: string;
declare const RUMIS_FILES: readonly string[];

const scope = self as unknown as WorkerScope;
const PREFIX = 'rumis-';
const CACHE = `${PREFIX}${RUMIS_VERSION}`;
/** The message with which a page activates the waiting version. */
const TAKE_OVER = 'rumis-take-over';

/** Fetches all files bypassing the HTTP cache, which might have older copies. */
async function cacheVersion(): Promise<void> {
	const cache = await scope.caches.open(CACHE);
	await cache.addAll(RUMIS_FILES.map((file) => new Request(file, { cache: 'reload' })));
}

async function dropOtherVersions(): Promise<void> {
	const names = await scope.caches.keys();
	const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
	await Promise.all(old.map((name) => scope.caches.delete(name)));
	await scope.clients.claim();
}

/** Navigations get the page, files come from the cache by URL, everything else from the network. */
async function answer(request: Request): Promise<Response> {
	const cache = await scope.caches.open(CACHE);
	const isPage = request.mode === 'navigate';
	const cached = await cache.match(isPage ? scope.registration.scope : request, { ignoreSearch: isPage });
	return cached ?? fetch(request);
}

function isOurs({ method, url }: Request): boolean {
	const path = url.startsWith(scope.registration.scope) ? url.slice(scope.registration.scope.length) : null;
	return method === 'GET' && path !== null && !path.startsWith('api/');
}

const windows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows a notification that it is the user's turn, unless that table is in view. */
async function notify(text: string): Promise<void> {
	const notice = parseNotice(text);
	if (!notice) return;
	const isSeen = (await windows()).some(
		({ url, focused }) => focused && showsTable(url, scope.registration.scope, notice.game),
	);
	if (isSeen) return;
	const cached = await scope.caches.match(new URL(WORDS_PATH, scope.registration.scope).href, {
		cacheName: WORDS_CACHE,
	});
	const { title, options } = wordNotice(notice, parseWords((await cached?.text()) ?? null));
	await scope.registration.showNotification(title, options);
}

/** Focuses the window with the table, or opens a new one; other windows are left alone. */
async function openTable(game: string): Promise<void> {
	const { scope: base } = scope.registration;
	const open = (await windows()).find(({ url }) => showsTable(url, base, game));
	await (open ? open.focus() : scope.clients.openWindow(tableAddress(base, game)));
}

scope.addEventListener('install', (event) => event.waitUntil(cacheVersion()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOtherVersions()));
scope.addEventListener('message', ({ data }) => {
	if (data === TAKE_OVER) void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
	if (isOurs(event.request)) event.respondWith(answer(event.request));
});
scope.addEventListener('push', (event) => event.waitUntil(notify(event.data?.text() ?? '')));
scope.addEventListener('notificationclick', (event) => {
	event.notification.close();
	const { game } = (event.notification.data ?? {}) as { readonly game?: unknown };
	if (typeof game === 'string') event.waitUntil(openTable(game));
});
