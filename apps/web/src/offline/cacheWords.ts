/** Caches the notification texts for the service worker, which cannot read anything else of the page. */
import { useEffect } from 'react';
import { useLocale } from '../device/useSettings.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import type { NoticeWords } from './notices.js';

/** Equals the constant in `notices.ts`: page and service worker bundles must not share a file. */
export const WORDS_CACHE = 'rumis.words';
export const WORDS_PATH = 'notice-words.json';

export const wordsOf = (
	{ title, body, until }: Texts['people']['notice'],
	language: string,
): NoticeWords => ({
	language,
	title,
	body,
	until: until('{when}'),
});

export async function cacheWords(words: NoticeWords): Promise<void> {
	try {
		const cache = await caches.open(WORDS_CACHE);
		await cache.put(new URL(WORDS_PATH, document.baseURI), new Response(JSON.stringify(words)));
	} catch {
		// Without the cache, notifications only have the name of the game.
	}
}

/** Keeps notification texts in the current language. */
export function useCachedWords(): void {
	const { notice } = useTexts().people;
	const language = useLocale();
	useEffect(() => {
		const isAllowed = 'Notification' in globalThis && Notification.permission === 'granted';
		if (isAllowed && 'caches' in globalThis) void cacheWords(wordsOf(notice, language));
	}, [notice, language]);
}
