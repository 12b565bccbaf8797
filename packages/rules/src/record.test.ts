import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { board, playRandomly, startOn, startWith } from '../test/positions.js';
import {
	gameOf,
	MODES,
	mainLine,
	makeMove,
	makeRecord,
	PLAYER_COUNTS,
	Position,
	parseRecord,
	positionOf,
	SCENARIOS,
} from './index.js';

function reread(text: string): string {
	const game = parseRecord(text);
	if (!game.ok) throw new Error(JSON.stringify(game.error));
	return makeRecord(game.value);
}

const TAGS = '[Scenario "chullpa"]\n[Players "2"]\n[Mode "standard"]\n[Start "yellow"]\n';

const ANNOTATED = `[Event "Family, evening"]
[Date "2026.11.15"]
[Scenario "chullpa"]
[Players "2"]
[Mode "standard"]
[Start "red"]
[Yellow "Anna \\"the wall\\" B."]
[Red "C:\\\\Bob"]
[Annotator "Kim"]
[Result "*"]

{before anything}
1. L4 b2,b3,b4,c4 {a quiet start} {
two lines} I2 b1*2 {brace \\} and slash \\\\} (1... I2 c3*2 {why not} (1... I3 c3*3) 2. I3 b1*3) (1... I4 c3*4)
2. I3 c1,c2,c3 ({earlier} 2. O4 c2*2,c3*2 V3 a1*2,a2)
*
`;

describe('a canonical record is parsed and written byte for byte', () => {
	test('with comments, variations and escapes', () => {
		// The nested variation replaces the first move of its line, so it is written beside it, not inside.
		const flat = ANNOTATED.replace(' (1... I3 c3*3) 2. I3 b1*3)', ' 2. I3 b1*3) (1... I3 c3*3)');
		expect(reread(ANNOTATED)).toBe(flat);
		expect(reread(flat)).toBe(flat);
	});
	test('an empty game', () => {
		expect(makeRecord(gameOf(startOn('pirka', 3).setup, []))).toBe(
			'[Scenario "pirka"]\n[Players "3"]\n[Mode "standard"]\n[Start "yellow"]\n[Result "*"]\n\n*\n',
		);
	});
	test('random games of every board, player count and mode', () => {
		const setups = SCENARIOS.flatMap((scenario) =>
			PLAYER_COUNTS.flatMap((players) =>
				MODES.map((mode) => Position.start({ scenario, players, mode, start: 'red' })),
			),
		);
		let games = 0;
		for (const [seed, started] of setups.entries()) {
			if (!started.ok) continue;
			const position = playRandomly(started.value, seed);
			const text = makeRecord(gameOf(position.setup, position.moves));
			const game = parseRecord(text);
			if (!game.ok) throw new Error(`${text}\n${JSON.stringify(game.error)}`);
			expect(makeRecord(game.value)).toBe(text);
			expect(mainLine(game.value).map(makeMove)).toEqual(position.moves.map(makeMove));
			games++;
		}
		expect(games).toBe(135);
	});
	test('a custom board is included', () => {
		const own = board(['22.', '222', '2.2'], {
			id: 'my-house',
			zones: ['rr.', 'rrr', 'b.b'],
			limits: { 2: { height: 2, zone: 'r' }, 3: { height: 2 } },
		});
		const position = playRandomly(startWith(own, 2), 1);
		const text = makeRecord(gameOf(position.setup, position.moves, [['Event', 'Home']]));
		expect(text).toContain(
			'[Scenario "my-house"]\n[Plan "22./222/2.2"]\n[Zones "rr./rrr/b.b"]\n[Limits "2:2r 3:2"]\n',
		);
		expect(reread(text)).toBe(text);
	});
	test('a changed board with a built-in name is included too', () => {
		const taller = { ...SCENARIOS[0]!, limits: { 2: { height: 5 } } };
		const text = makeRecord(gameOf(startWith(taller, 2).setup, []));
		expect(text).toContain('[Limits "2:5"]');
		expect(reread(text)).toBe(text);
	});
	test('an unfinished game keeps its Result tag', () => {
		const text = `${TAGS}[Result "red resigned"]\n\n1. I2 a1*2 I2 b1*2\n*\n`;
		expect(reread(text)).toBe(text);
	});
});

test('ruin stones are round 0, later rounds follow the order of play', () => {
	const position = playRandomly(startOn('pirka', 2, 'ruinas', 'red'), 4, 14);
	const lines = makeRecord(gameOf(position.setup, position.moves)).split('\n');
	expect(lines[6]).toMatch(/^0\. (\S+ \S+ ?){11}$/);
	expect(lines[7]).toMatch(/^1\. \S+ \S+ \S+ \S+$/);
	expect(lines[8]).toMatch(/^2\. \S+ \S+$/);
});

test('the parser is lenient: line ends, spacing, case, missing numbers, line comments', () => {
	const loose = `\uFEFF[ Scenario  "chullpa" ]\r\n[Players "2"] [Mode "Standard"]\r\n[Start "YELLOW"]\r\n\r\nl4 B2, b3 ,b4,C4 ; quiet\r\n 1... I2 b1,b1`;
	expect(reread(loose)).toBe(`${TAGS}[Result "*"]\n\n1. L4 b2,b3,b4,c4 {quiet} I2 b1*2\n*\n`);
});

describe('a broken record is refused with its position', () => {
	const FINISHED = (() => {
		const position = playRandomly(startOn('chullpa', 2), 1);
		return makeRecord(gameOf(position.setup, position.moves));
	})();
	const result = FINISHED.trimEnd().split('\n').at(-1)!;

	test.each<[string, string, object]>([
		['nothing', '', { code: 'tagMissing', tag: 'Scenario', line: 1, column: 1 }],
		['a missing tag', TAGS.replace(/\[Mode.*\n/, ''), { code: 'tagMissing', tag: 'Mode' }],
		['a tag twice', `${TAGS}[Mode "duo"]`, { code: 'tagTwice', tag: 'Mode', line: 5, column: 1 }],
		['a broken tag', `${TAGS}  [Event "x]\n\n*`, { code: 'tagBroken', line: 5, column: 3 }],
		['an unknown board', TAGS.replace('chullpa', 'atlantis'), { code: 'tagScenarioUnknown', line: 1 }],
		['an unknown mode', TAGS.replace('standard', 'solo'), { code: 'tagValue', tag: 'Mode', line: 3 }],
		['an unknown colour', TAGS.replace('yellow', 'pink'), { code: 'tagValue', tag: 'Start', line: 4 }],
		['players in words', TAGS.replace('"2"', '"two"'), { code: 'tagValue', tag: 'Players', line: 2 }],
		['too many players', TAGS.replace('"2"', '"6"'), { code: 'tagSetup', tag: 'Players', line: 2 }],
		['a colour not playing', TAGS.replace('yellow', 'blue'), { code: 'tagSetup', tag: 'Start', line: 4 }],
		['a mode not offered', TAGS.replace('standard', 'transfer'), { code: 'tagSetup', tag: 'Mode', line: 3 }],
		['a broken plan', `${TAGS}[Plan "22/2"]\n[Limits "2:2"]`, { code: 'tagScenario', tag: 'Plan', line: 5 }],
		['broken limits', `${TAGS}[Plan "22/22"]\n[Limits "2=2"]`, { code: 'tagValue', tag: 'Limits', line: 6 }],
		['no limits', `${TAGS}[Plan "22/22"]`, { code: 'tagValue', tag: 'Limits' }],
		['a word', `${TAGS}\n1. hello`, { code: 'wordUnknown', found: 'hello', line: 6, column: 4 }],
		['an open comment', `${TAGS}\n1. {hello`, { code: 'wordUnknown', found: '{', line: 6, column: 4 }],
		['a broken move', `${TAGS}\n1. L4 b2,z9`, { code: 'moveBroken', move: 'L4 b2,z9', line: 6, column: 4 }],
		[
			'an illegal move',
			`${TAGS}\n1. L4 b2,b3,b4,c4\nI2 d1*2`,
			{ code: 'moveIllegal', move: 'I2 d1*2', illegal: { code: 'noContact' }, line: 7, column: 1 },
		],
		[
			'an illegal variation',
			`${TAGS}\n1. I2 a1*2 (1. I3 a1,b1)`,
			{ code: 'moveIllegal', line: 6, column: 16 },
		],
		['a variation of nothing', `${TAGS}\n(1. I2 a1*2)`, { code: 'variationStray', line: 6, column: 1 }],
		['an empty variation', `${TAGS}\n1. I2 a1*2 ()`, { code: 'variationEmpty', line: 6, column: 12 }],
		['an open variation', `${TAGS}\n1. I2 a1*2 (1. I3 a1*3`, { code: 'variationOpen', line: 6, column: 12 }],
		['a stray bracket', `${TAGS}\n1. I2 a1*2 )`, { code: 'variationStray', line: 6, column: 12 }],
		['moves after the end', `${TAGS}\n*\n1. I2 a1*2 (`, { code: 'afterResult', line: 7, column: 1 }],
		['brackets after the end', `${TAGS}\n* (`, { code: 'afterResult', line: 6, column: 3 }],
		['a wrong result', FINISHED.replace(result, 'yellow 40, red 40'), { code: 'resultWrong', line: 5 }],
		['a wrong end mark', `${FINISHED.slice(0, -result.length - 1)}yellow 1`, { code: 'resultWrong' }],
	])('%s', (_, text, error) => {
		expect(parseRecord(text)).toMatchObject({ ok: false, error });
	});

	test('variations nested beyond reason', () => {
		const deep = `${TAGS}\n1. I2 a1*2 ${'(1. I2 a1*2 '.repeat(500)}${')'.repeat(500)}`;
		expect(parseRecord(deep)).toMatchObject({ ok: false, error: { code: 'variationDeep' } });
	});
	test('more moves than any real record, before checking them takes long', () => {
		const wide = `${TAGS}\n1. I2 a1*2 ${'(1. I3 a1*3) '.repeat(20_000)}`;
		expect(parseRecord(wide)).toMatchObject({ ok: false, error: { code: 'recordLong', line: 6 } });
	});
	test('a text longer than any record', () => {
		const long = `${TAGS}\n{${'x'.repeat(2_100_000)}}`;
		expect(parseRecord(long)).toMatchObject({ ok: false, error: { code: 'recordLong' } });
	});
});

describe('marks', () => {
	const move = (text: string) => {
		const game = parseRecord(`${TAGS}\n${text}`);
		if (!game.ok) throw new Error(JSON.stringify(game.error));
		return game.value;
	};
	test.each(['!!', '!', '!?', '?!', '?', '??'])(
		'%s is parsed beside or after a move, and written beside it',
		(mark) => {
			for (const text of [`1. I2 a1*2${mark} {so} I2 b1*2`, `1. I2 a1*2 ${mark} {so} I2 b1*2`]) {
				expect(move(text).next[0]).toMatchObject({ mark, after: ['so'] });
				expect(makeRecord(move(text))).toContain(`1. I2 a1*2${mark} {so} I2 b1*2`);
			}
		},
	);
	test('belong to the previous move, also in variations', () => {
		const { next } = move('1. I2 a1*2 (1. I3 a1*3? I2 b1*2!) I2 b1*2 !?');
		expect(next[0]).not.toHaveProperty('mark');
		expect(next[1]).toMatchObject({ mark: '?', next: [{ mark: '!' }] });
		expect(next[0]!.next[0]).toMatchObject({ mark: '!?' });
	});
	test.each(['!', '!!!', '1. I2 a1*2!!!', '1. I2 a1*2 (? I3 a1*3)'])('%s is refused', (text) => {
		expect(parseRecord(`${TAGS}\n${text}`).ok).toBe(false);
	});
});

test('no text makes the parser throw: a game, or a code and a position inside the text', () => {
	const pieces = fc.constantFrom(
		...['(', ')', '{', '}', '\\', '[', ']', '"', '*', '\n', ' ', '1.', ';', ','],
	);
	const words = fc.constantFrom('I2 a1*2', 'L4 b2,b3,b4,c4', 'yellow 3', 'Plan', 'L4 aside', '[Plan "1"]');
	const junk = fc.array(fc.oneof(pieces, words, fc.string({ maxLength: 4 }))).map((list) => list.join(''));
	const text = fc.oneof(
		junk,
		junk.map((moves) => `${TAGS}\n${moves}`),
		mutated(ANNOTATED),
	);
	fc.assert(
		fc.property(text, (input) => {
			const game = parseRecord(input);
			if (game.ok) {
				expect(positionOf(game.value).ply).toBe(mainLine(game.value).length);
				expect(reread(makeRecord(game.value))).toBe(makeRecord(game.value));
				return;
			}
			expect(game.error.code).toMatch(/^[a-z][A-Za-z]+$/);
			expect(game.error.line).toBeGreaterThanOrEqual(1);
			expect(game.error.line).toBeLessThanOrEqual(input.split(/\r\n?|\n/).length);
			expect(game.error.column).toBeGreaterThanOrEqual(1);
		}),
		{ numRuns: 1500 },
	);
});

/** With quadratic time, these would not finish. */
test.each([
	['braces that are never closed', '{'.repeat(1_000_000), 'wordUnknown'],
	['a comment that is never closed', `{${'x'.repeat(1_900_000)}`, 'wordUnknown'],
	['brackets that are never closed', `1. I2 a1*2 ${'('.repeat(1_000_000)}`, 'variationStray'],
	['a move of a million squares', `1. L4 ${'b2, '.repeat(400_000)}`, 'moveBroken'],
])('%s are refused at once, with a position', (_, moves, code) => {
	expect(parseRecord(`${TAGS}\n${moves}`)).toMatchObject({
		ok: false,
		error: { code, line: expect.any(Number), column: expect.any(Number) },
	});
});

/** A valid text with a piece removed and something inserted. */
function mutated(good: string): fc.Arbitrary<string> {
	return fc
		.record({ at: fc.nat(good.length), cut: fc.nat(20), put: fc.string({ maxLength: 6 }) })
		.map(({ at, cut, put }) => good.slice(0, at) + put + good.slice(at + cut));
}
