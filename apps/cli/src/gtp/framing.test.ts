import { describe, expect, it } from 'vitest';
import { makeReply, no, parseRequest, yes } from './framing.js';

const COMMAND = 'loadgame';

describe('a command line', () => {
	it.each([
		['a bare command', 'name', { id: '', command: 'name', args: [], rest: '' }],
		['a number before it', '12 name', { id: '12', command: 'name', args: [], rest: '' }],
		['leading zeros, which are kept', '007 name', { id: '007', command: 'name', args: [], rest: '' }],
		['a number and nothing else', '12', { id: '12', command: '', args: [], rest: '' }],
		['a word that only begins with a number', '12name', { id: '', command: '12name', args: [], rest: '' }],
		['spaces around', '  3   name  ', { id: '3', command: 'name', args: [], rest: '' }],
		['tabs, which are spaces', '\t3\tplay\tI2\ta1,a2\t', { id: '3', command: 'play', args: ['I2', 'a1,a2'] }],
		['a Windows line end', '3 name\r', { id: '3', command: 'name', args: [] }],
		['control characters, which are dropped', '\u0000na\u0007m\u001be\u007f', { command: 'name' }],
		['a comment behind it', 'play I2 a1,a2# my move # indeed', { command: 'play', rest: 'I2 a1,a2' }],
		['a byte order mark before it', '\uFEFFname', { command: 'name' }],
		['a line separator inside an argument', 'known_command a\u2028b', { command: 'known_command' }],
		['a paragraph separator inside an argument', 'known_command a\u2029b', { command: 'known_command' }],
	])('is understood with %s', (_, line, expected) => {
		expect(parseRequest(line)).toMatchObject(expected);
	});

	it.each([
		['plain words', 'a b  c', ['a', 'b', 'c']],
		['quoted words with spaces', '"my game.rumis" 3', ['my game.rumis', '3']],
		['a quoted word as one with its key', '"ruin=my ruin.rumis"', ['ruin=my ruin.rumis']],
		['nothing between quotes', '"" x', ['', 'x']],
		['letters of every script', 'größe 石 "été 🗿"', ['größe', '石', 'été 🗿']],
	])('is split into arguments: %s', (_, rest, args) => {
		expect(parseRequest(`${COMMAND} ${rest}`)?.args).toEqual(args);
	});

	it('passes on the text after the command unchanged', () => {
		expect(parseRequest('4 play  L4   B2, b3 ,b4,c4  ')?.rest).toBe('L4   B2, b3 ,b4,c4');
	});

	it.each(['', '   ', '\t', '\r', '# nothing but a comment', '  # 3 name', '\u0000\u0001'])(
		'is ignored when it is %j',
		(line) => {
			expect(parseRequest(line)).toBeNull();
		},
	);

	it.each([
		['spaces', `play x${' '.repeat(99_000)}y`],
		['digits', '1'.repeat(99_000)],
		['quotes', `loadgame ${'" '.repeat(49_000)}`],
		['digits and spaces by turns', '1 '.repeat(49_000)],
	])('is split quickly even when it is full of %s', (_, line) => {
		// A hundred times is instant, but never ends if the time is quadratic.
		for (let times = 0; times < 100; times++) expect(parseRequest(line)).not.toBeNull();
	});
});

describe('a reply', () => {
	it.each([
		['a good one', '', yes('2'), '= 2\n\n'],
		['a good one that says nothing', '', yes(), '=\n\n'],
		['one with the number of its command', '12', yes('2'), '=12 2\n\n'],
		['a numbered one that says nothing', '12', yes(), '=12\n\n'],
		['a refusal', '', no('unknown command'), '? unknown command\n\n'],
		['a numbered refusal', '12', no('unknown command'), '?12 unknown command\n\n'],
		['one of several lines', '1', yes('a\nb'), '=1 a\nb\n\n'],
	])('is framed: %s', (_, id, reply, text) => {
		expect(makeReply(id, reply)).toBe(text);
	});

	it('never contains an empty line before its end', () => {
		expect(makeReply('', yes('a\n\n\nb\n\n'))).toBe('= a\nb\n\n');
	});
});
