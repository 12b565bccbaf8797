/**
 * Notices that the server sends while the page is closed. They come as plain data and are worded here, in the
 * language that was last spoken on this device: the page caches the words where the service worker finds them.
 */
import type { PushNotice } from '@rumis/protocol';

/** The words for notices, cached by the page; `until` has `{when}` where the time stands. */
export interface NoticeWords {
	readonly language: string;
	readonly title: string;
	readonly body: string;
	readonly until: string;
}

/** Where the words are cached. Not the name of a version of the game, which would be tidied away. */
export const WORDS_CACHE = 'rumis.words';
export const WORDS_PATH = 'notice-words.json';

/** If the words are gone: the name of the game says enough. */
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

/** What the server sent, or null if it is something else. */
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

/** The notice as it is shown. One about the same table takes the place of the one before. */
export function wordNotice({ game, deadline }: PushNotice, words: NoticeWords) {
	const until = deadline === null ? '' : words.until.replace('{when}', sayWhen(deadline, words.language));
	const body = [words.body, until].filter(Boolean).join(' ');
	return { title: words.title, options: { body, tag: `turn-${game}`, lang: words.language, data: { game } } };
}

const sayWhen = (time: number, language: string): string =>
	new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** Where a table is, from the address of the game itself. */
export const tableAddress = (scope: string, game: string): string => `${scope}#/table/${game}`;

/** Whether an address shows this table, perhaps with the secret of an invitation behind it. */
export function showsTable(address: string, scope: string, game: string): boolean {
	const wanted = tableAddress(scope, game);
	return address === wanted || address.startsWith(`${wanted}/`);
}
