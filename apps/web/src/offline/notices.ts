/**
 * Push notifications that arrive while the page is closed. The server sends plain data; the text is made
 * here, in the language last used on this device, from the texts that the page has cached for the service
 * worker.
 */
import type { PushNotice } from '@rumis/protocol';

/** The notification texts, cached by the page; `until` has `{when}` as a placeholder for the time. */
export interface NoticeWords {
	readonly language: string;
	readonly title: string;
	readonly body: string;
	readonly until: string;
}

/** The name of the cache. Must not look like a version of the game, which would be deleted. */
export const WORDS_CACHE = 'rumis.words';
export const WORDS_PATH = 'notice-words.json';

/** The fallback without cached texts. */
const NO_WORDS: NoticeWords = { language: 'en', title: 'Rumis', body: '', until: '{when}' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** Parses the server's message; null if it is invalid. */
export function parseNotice(text: string): PushNotice | null {
	const data = parseJson(text);
	if (!isRecord(data) || data.kind !== 'turn') return null;
	const { game, seat, deadline } = data;
	if (typeof game !== 'string' || !/^[\w-]{1,40}$/.test(game)) return null;
	return {
		kind: 'turn',
		game,
		seat: typeof seat === 'number' ? seat : 0,
		deadline: typeof deadline === 'number' ? deadline : null,
	};
}

export function parseWords(text: string | null): NoticeWords {
	const data = parseJson(text ?? '');
	if (!isRecord(data)) return NO_WORDS;
	const known = Object.entries(NO_WORDS).map(([key, usual]) => {
		const value = data[key];
		return [key, typeof value === 'string' ? value : usual];
	});
	return Object.fromEntries(known) as unknown as NoticeWords;
}

/** The notification to show. It replaces an earlier one about the same table. */
export function wordNotice({ game, deadline }: PushNotice, words: NoticeWords) {
	const until = deadline === null ? '' : words.until.replace('{when}', sayWhen(deadline, words.language));
	const body = [words.body, until].filter(Boolean).join(' ');
	return { title: words.title, options: { body, tag: `turn-${game}`, lang: words.language, data: { game } } };
}

const sayWhen = (time: number, language: string): string =>
	new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** The URL of a table. */
export const tableAddress = (scope: string, game: string): string => `${scope}#/table/${game}`;

/** Whether a URL shows this table, possibly with the secret of an invitation. */
export function showsTable(address: string, scope: string, game: string): boolean {
	const wanted = tableAddress(scope, game);
	return address === wanted || address.startsWith(`${wanted}/`);
}
