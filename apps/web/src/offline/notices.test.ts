import { describe, expect, it } from 'vitest';
import * as en from '../i18n/en/index.js';
import * as page from './cacheWords.js';
import * as worker from './notices.js';
import { parseNotice, parseWords, showsTable, tableAddress, wordNotice } from './notices.js';

const SCOPE = 'https://rumis.example/play/';
const WORDS = page.wordsOf(en.people.notice, 'en');

describe('what the server sends', () => {
	it('is read', () => {
		const notice = { kind: 'turn', game: 'AbC-12_x', seat: 1, deadline: 5 } as const;
		expect(parseNotice(JSON.stringify(notice))).toEqual(notice);
	});

	it.each(['', 'hello', 'null', '[]', '{"kind":"spam"}', '{"kind":"turn"}', '{"kind":"turn","game":"../x"}'])(
		'is no notice if it is something else: %s',
		(text) => expect(parseNotice(text)).toBeNull(),
	);

	it('is worded in the language of the page, also from the cache', () => {
		const kept = parseWords(JSON.stringify(WORDS));
		const notice = { kind: 'turn', game: 'g1', seat: 0, deadline: Date.UTC(2026, 4, 1, 12) } as const;
		const { title, options } = wordNotice(notice, kept);
		expect(title).toBe(en.people.notice.title);
		expect(options.body).toMatch(/^It’s your turn at an online table\. You have time until May 1, 2026.*\.$/);
		expect(options).toMatchObject({ tag: 'turn-g1', lang: 'en', data: { game: 'g1' } });
	});

	it('does not mention a time without a clock', () => {
		const { options } = wordNotice({ kind: 'turn', game: 'g1', seat: 0, deadline: null }, WORDS);
		expect(options.body).toBe(en.people.notice.body);
	});

	it.each([null, '', '{', '7', '{"title":7}'])('is shown even if the words are lost: %s', (kept) => {
		const { title } = wordNotice({ kind: 'turn', game: 'g1', seat: 0, deadline: null }, parseWords(kept));
		expect(title).toBe('Rumis');
	});
});

describe('a notice', () => {
	it('finds its words where the page keeps them', () => {
		expect([page.WORDS_CACHE, page.WORDS_PATH]).toEqual([worker.WORDS_CACHE, worker.WORDS_PATH]);
		// A cache named like a version would be deleted with the old versions.
		expect(worker.WORDS_CACHE).not.toMatch(/^rumis-/);
	});

	it('leads to its table, and finds a window that shows it already', () => {
		const address = tableAddress(SCOPE, 'g1');
		expect(address).toBe('https://rumis.example/play/#/table/g1');
		expect(showsTable(address, SCOPE, 'g1')).toBe(true);
		expect(showsTable(`${address}/secret`, SCOPE, 'g1')).toBe(true);
		expect(showsTable(`${address}2`, SCOPE, 'g1')).toBe(false);
		expect(showsTable(SCOPE, SCOPE, 'g1')).toBe(false);
	});
});
