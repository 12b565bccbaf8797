import { makeCompact, makeRecord } from '@rumis/rules';
import { gameOfTable, makeTable, parseTable, type Table } from '@rumis/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bot, movesOf, person, playedByChance, tableOf, type Wanted } from '../../test/sampleGames.js';
import * as en from '../i18n/en/index.js';
import { openLink, openText } from './openText.js';
import { sayOpenError } from './sayOpenError.js';
import { makeSeats } from './seatsText.js';

const GAMES: readonly [string, Wanted][] = [
	['standard', {}],
	['inverse', { board: 'coricancha', mode: 'inverse', players: 3 }],
	['duo', { mode: 'duo' }],
	['ruinas', { mode: 'ruinas' }],
	['transfer', { board: 'colca', mode: 'transfer' }],
];

const middle = (wanted: Wanted, plies = 25): Table =>
	playedByChance(tableOf(wanted), 5, ({ position }) => position.ply >= plies);
const linkOf = ({ config, position }: Table): string =>
	makeCompact({ setup: config.setup, moves: position.moves });
const recordOf = (table: Table): string => makeRecord(gameOfTable(table));

function expectSame(opened: ReturnType<typeof openText>, table: Table): void {
	if (!opened.ok) throw new Error(sayOpenError(opened.error, en));
	expect(movesOf(opened.value)).toEqual(movesOf(table));
	expect(opened.value.config.setup).toEqual(table.config.setup);
	// The opened game can be saved.
	expect(parseTable(makeTable(opened.value)).ok).toBe(true);
}

describe('a board that is opened as a game', () => {
	it('is recognised, so that a game can begin on it', () => {
		const board = { id: 'court', name: 'Court', plan: ['1111', '1111'], limits: { '2': { height: 1 } } };
		const opened = openText(`\n ${JSON.stringify(board)}`);
		expect(opened).toMatchObject({ ok: false, error: { kind: 'board', scenario: { name: 'Court' } } });
		expect(openText('{"id":"broken"}')).toMatchObject({ ok: false, error: { kind: 'notGame' } });
	});
});

describe('a game is opened', () => {
	it('from a link with its players', () => {
		const table = middle({});
		const seats = [person('Ana'), bot('level:3')];
		const opened = openLink(linkOf(table), makeSeats(seats));
		expect(opened.ok && opened.value.seats).toEqual(seats);
		const text = openText(`https://example.org/#/game/${linkOf(table)}/${makeSeats(seats)}`);
		expect(text.ok && text.value.seats).toEqual(seats);
	});

	it.each(GAMES)('from its record: %s', (_, wanted) => {
		const table = middle(wanted);
		expectSame(openText(recordOf(table)), table);
	});

	it.each(GAMES)('from its link, with and without the address before it: %s', (_, wanted) => {
		const table = middle(wanted);
		const link = linkOf(table);
		expectSame(openLink(link), table);
		for (const text of [link, `#/game/${link}`, `https://rumis.example/app/#/game/${link}`, ` ${link}\r\n`]) {
			expectSame(openText(text), table);
		}
	});

	it('with its players', () => {
		const seats = [person('Ann'), bot('level:4')];
		const opened = openText(recordOf(middle({ seats }, 3)));
		expect(opened.ok && opened.value.seats).toEqual(seats);
	});

	it('from a file of another system', () => {
		const table = middle({}, 6);
		expectSame(openText(`\uFEFF${recordOf(table).replaceAll('\n', '\r\n')}`), table);
	});
});

/** The error message for a text that cannot be opened; empty if it can. */
function complaintAbout(text: string): string {
	const opened = openText(text);
	return opened.ok ? '' : sayOpenError(opened.error, en);
}

const TABLE = middle({}, 8);
const RECORD = recordOf(TABLE);
const LINK = linkOf(TABLE);

describe('errors are reported with their position', () => {
	const { errors, link } = en.records;
	it.each(['', 'Dear diary,\ntoday we built', '{"id":"mine","plan":["11"]}', '<html></html>'])(
		'a file that is no game is told apart from a broken one: %j',
		(text) => expect(complaintAbout(text)).toContain(en.tools.notGame),
	);

	const withTag = (tag: string, value: string) =>
		RECORD.replace(new RegExp(`\\[${tag} "[^"]*"\\]`), `[${tag} "${value}"]`);

	it.each([
		['another board', withTag('Scenario', 'atlantis'), errors.tagScenarioUnknown],
		['another mode', withTag('Mode', 'chess'), errors.tagValue('Mode')],
		['too many players', withTag('Players', '6'), en.rules.setupErrors.setupPlayers],
		['a missing tag', RECORD.replace(/\[Players.*\n/, ''), errors.tagMissing('Players')],
		['a tag twice', `[Mode "duo"]\n${RECORD}`, errors.tagTwice('Mode')],
		['a broken tag', `[Mode\n${RECORD}`, errors.tagBroken],
		[
			'an illegal move',
			RECORD.replace(movesOf(TABLE)[1]!, movesOf(TABLE)[0]!),
			en.rules.illegal.gap.slice(0, -1),
		],
		['an open variation', RECORD.replace(/\*\s*$/, '('), errors.variationOpen],
		['an empty variation', RECORD.replace(/\*\s*$/, '()'), errors.variationEmpty],
		['more after the end', `${RECORD.trimEnd()} I2`, errors.afterResult],
	])('%s', (_, text, sentence) => {
		const complaint = complaintAbout(text);
		expect(complaint).toMatch(/^Line \d+, column \d+: /);
		expect(complaint).toContain(sentence);
	});

	it.each([
		['one word', 'hello', en.tools.notGame],
		['a photo', '\u00ff\u00d8\u00ff\u00e0JFIF', en.tools.notGame],
		['half a link', LINK.slice(0, 20), link.compactForm],
		[
			'a link with a wrong letter',
			LINK.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
			link.compactCheck,
		],
		['an empty link', 'https://rumis.example/#/game/', link.compactVersion],
	])('%s', (_, text, sentence) => expect(complaintAbout(text)).toBe(sentence));
});

/** A valid text with a part replaced by junk. */
const damaged = (text: string) =>
	fc
		.tuple(fc.nat(text.length), fc.nat(12), fc.oneof(fc.constant(''), fc.string({ maxLength: 8 })))
		.map(([at, length, junk]) => text.slice(0, at) + junk + text.slice(at + length));

const junk = fc.oneof(
	fc.string(),
	fc.string({ unit: 'binary', maxLength: 200 }),
	fc.json(),
	fc.webUrl({ withFragments: true }).map((url) => `${url}#/game/1.chullpa`),
	fc
		.array(fc.constantFrom('1', 'chullpa', '2', 'standard', 'yellow', '', '99', 'x'), { maxLength: 9 })
		.map((parts) => parts.join('.')),
	fc
		.array(fc.constantFrom('[', ']', '"', '(', ')', '{', '}', 'Mode', '*', '\n', ' ', 'I2 a1*2', '1-0', '\0'))
		.map((parts) => parts.join('')),
	damaged(RECORD),
	damaged(LINK),
);

describe('no junk', () => {
	it('breaks anything: it is a game, or there is a sentence about it', () => {
		fc.assert(
			fc.property(junk, (text) => {
				const opened = openText(text);
				if (opened.ok) {
					expect(parseTable(makeTable(opened.value)).ok).toBe(true);
					return;
				}
				const sentence = sayOpenError(opened.error, en);
				expect(sentence.trim()).not.toBe('');
				expect(sentence).not.toMatch(/undefined|\[object|=>|NaN/);
			}),
			{ numRuns: 600 },
		);
	});

	it('in a link breaks anything', () => {
		fc.assert(
			fc.property(junk, (text) => {
				const opened = openLink(text);
				if (!opened.ok) expect(sayOpenError(opened.error, en)).toMatch(/\w.*\.$/);
			}),
			{ numRuns: 300 },
		);
	});
});
