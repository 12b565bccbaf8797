import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { LONG_STRIP } from '../../test/boards.js';
import { BIN, linesIn, type RunOptions, rumis } from '../../test/rumis.js';
import { ask, EVERY_MODE, playByChance, sessionAfter } from '../../test/talk.js';
import { makeTempFolder } from '../../test/tempFolder.js';

const folder = makeTempFolder();

/** A game with everything a record can contain, in unusual formatting. */
const LOOSE = `[Red "Quispe"] [Mode "standard"]
[Players "2"]  [Scenario "chullpa"] [Start "yellow"]

1. l4 C4,b4,b3,b2 ; solid
I2 c3, c2 (I3 c1,c2,c3) 2. I4 a4,a3,a2,a1 *`;

const CANONICAL = `[Scenario "chullpa"]
[Players "2"]
[Mode "standard"]
[Start "yellow"]
[Red "Quispe"]
[Result "*"]

1. L4 b2,b3,b4,c4 {solid} I2 c2,c3 (1... I3 c1,c2,c3)
2. I4 a1,a2,a3,a4
*
`;

const record = folder.write('a game.rumis', CANONICAL);

function show(words: readonly string[], options: RunOptions = {}): string {
	const { code, out, err } = rumis(['show', ...words], options);
	expect({ code, err }).toEqual({ code: 0, err: '' });
	return out;
}

const factsOf = (...words: readonly string[]) => JSON.parse(show([...words, '--json']));

describe('rumis show', () => {
	it('shows the end of a game: head, last move, board, and a line per colour', () => {
		const lines = linesIn(show([record]));
		expect(lines.slice(0, 2)).toEqual([
			'chullpa, 2 players, standard, after 3 moves: red to play (build)',
			'last move: I4 a1,a2,a3,a4',
		]);
		expect(lines.slice(3, 9)).toEqual([
			'    a   b   c   d',
			' 1  Y1  .   .   .',
			' 2  Y1  Y1  R1  .',
			' 3  Y1  Y1  R1  .',
			' 4  Y1  Y1  Y1  .',
			' 5  .   .   .   .',
		]);
		expect(lines[10]).toMatch(/^yellow +-1 = 8 visible - 9 unplaced/);
		expect(lines[11]).toMatch(/^red +-8 = 2 visible - 10 unplaced .*\(to play\)$/);
	});

	it('reads a record from standard input', () => {
		expect(show(['-'], { input: CANONICAL })).toBe(show([record]));
	});

	it('reads a record from a file given as standard input', () => {
		const stdin = openSync(record, 'r');
		expect(show(['-'], { stdin })).toBe(show([record]));
		closeSync(stdin);
	});

	it('reads a record with Windows line ends and a byte order mark', () => {
		const input = `\uFEFF${CANONICAL.replaceAll('\n', '\r\n')}`;
		expect(show(['-', '--record'], { input })).toBe(CANONICAL);
	});

	it('reads a record named after a date', () => {
		folder.write('2025.08.03.rumis', CANONICAL);
		expect(show(['2025.08.03.rumis', '--record'], { cwd: folder.path })).toBe(CANONICAL);
	});

	it.each([
		[0, 'after 0 moves: yellow to play (build)'],
		[1, 'after 1 move: red to play (build)'],
		[3, 'after 3 moves: red to play (build)'],
	])('shows the game after %i moves', (ply, head) => {
		expect(show([record, '--ply', String(ply)])).toContain(head);
	});

	it('announces colours that went out and the end of the game', () => {
		const board = folder.write('long strip.json', LONG_STRIP);
		const path = folder.at('over.rumis');
		const moves = ['play I3 a1,b1,c1', 'play I2 d1,e1'];
		sessionAfter(`newgame "${board}" 2`, ...moves, `savegame ${path}`);
		const said = show([path]);
		expect(said).toContain('yellow is out: no legal place left\nred is out: no legal place left\n');
		expect(said).toContain('the game is over');
		expect(said).toContain('(out: no legal place left)');
	});

	it('writes the canonical record', () => {
		const loose = folder.write('loose.rumis', LOOSE);
		expect(show([loose, '--record'])).toBe(CANONICAL);
		expect(show([record, '--record'])).toBe(CANONICAL);
	});

	it('exits quietly when its output is closed', async () => {
		const child = spawn(process.execPath, [BIN, 'show', record, '--json']);
		child.stdout.destroy();
		const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
		expect(said).toBe('');
	});
});

describe('rumis show --json', () => {
	it('has everything a script might need', () => {
		const facts = factsOf(record, '--ply', '2');
		expect(facts).toMatchObject({
			tags: { Red: 'Quispe' },
			scenario: 'chullpa',
			players: 2,
			mode: 'standard',
			start: 'yellow',
			ply: 2,
			moves: ['L4 b2,b3,b4,c4', 'I2 c2,c3'],
			phase: 'build',
			toPlay: 'yellow',
			out: [],
			notices: [],
			outcome: { kind: 'running' },
		});
		expect(facts.scores[1]).toMatchObject({ colour: 'red', points: -8, visible: 2, unplaced: 10 });
		expect(facts.hands.red).not.toContain('I2');
		expect(facts.hands.yellow).toHaveLength(10);
		expect(facts.squares).toHaveLength(20);
		expect(facts.squares).toContainEqual(
			expect.objectContaining({ name: 'c4', owner: 'yellow', height: 1, limit: 4, final: false }),
		);
		expect(facts.link).toBe(show([record, '--ply', '2', '--link']).trimEnd());
	});

	it('tells the outcome of a finished game', () => {
		const path = folder.at('duo.rumis');
		const session = sessionAfter('newgame chullpa 2 mode=duo');
		playByChance(session, 1);
		ask(session, `savegame ${path}`);
		const { phase, toPlay, out, outcome, scores } = factsOf(path);
		expect({ phase, toPlay }).toEqual({ phase: 'over', toPlay: null });
		expect(out).toHaveLength(4);
		const winners = outcome.kind === 'win' ? [outcome.winner] : outcome.winners;
		expect(`${outcome.kind} ${winners.join(' ')}`).toBe(ask(session, 'result'));
		const points = scores.map(
			(score: { colour: string; points: number }) => `${score.colour} ${score.points}`,
		);
		expect(points.join(' ')).toBe(ask(session, 'score'));
	});
});

describe('rumis show --link', () => {
	it.each(EVERY_MODE)('writes a whole game of %s as a link, and parses it again', (words) => {
		const path = folder.at('whole.rumis');
		const session = sessionAfter(`newgame ${words}`);
		playByChance(session, 9);
		ask(session, `savegame ${path}`);
		const link = show([path, '--link']);
		expect(link).toMatch(/^[\w.~-]+\n$/);
		expect(show([link.trimEnd(), '--record'])).toBe(readFileSync(path, 'utf8'));
	});

	it('includes a custom board', () => {
		const path = folder.at('own.rumis');
		const board = folder.write('long strip.json', LONG_STRIP);
		sessionAfter(`newgame "${board}" 2`, 'play I3 a1,b1,c1', `savegame ${path}`);
		const link = show([path, '--link']).trimEnd();
		expect(show([link, '--record'])).toBe(readFileSync(path, 'utf8'));
	});

	it('writes the game up to a ply', () => {
		const link = show([record, '--ply', '1', '--link']).trimEnd();
		expect(factsOf(link).moves).toEqual(['L4 b2,b3,b4,c4']);
		expect(show([link, '--ply', '0'])).toContain('after 0 moves');
	});

	it('is refused when a character is wrong, missing or extra', () => {
		const link = show([record, '--link']).trimEnd();
		const last = link.endsWith('A') ? 'B' : 'A';
		for (const wrong of [`${link.slice(0, -1)}${last}`, link.slice(0, -1), `${link}A`]) {
			const { code, out, err } = rumis(['show', wrong]);
			expect({ code, out }).toEqual({ code: 1, out: '' });
			expect(err).toMatch(/^rumis: game link: part 7: [^\n]+\n$/);
		}
	});
});

describe('rumis show refuses', () => {
	it.each([
		['an illegal move', CANONICAL.replace('I4 a1,', 'I4 a1,d'), 'line 9, column 4: '],
		[
			'a move of a used stone',
			CANONICAL.replace('I4 a1,a2,a3,a4', 'L4 a1,a2,a3,b1'),
			'L4 a1,a2,a3,b1 is illegal',
		],
		[
			'an illegal variation',
			CANONICAL.replace('I3 c1,c2,c3', 'I3 d1,d2,d3'),
			'line 8, column 42: I3 d1,d2,d3',
		],
		['a tag that appears twice', `[Mode "duo"]\n${CANONICAL}`, 'line 4, column 1: tag Mode appears twice'],
		['an unknown scenario', CANONICAL.replace('chullpa', 'chulpa'), 'line 1, column 1: unknown scenario'],
		['a wrong result', CANONICAL.replace('\n*\n', '\nyellow 3, red 2\n'), 'line 10, column 1: the result'],
		['an open variation', CANONICAL.replace(/\)[\s\S]*/, ''), 'line 8, column 36: a variation is not closed'],
		[
			'words that mean nothing',
			CANONICAL.replace('2. ', '2. well '),
			'line 9, column 4: not understood: well',
		],
	])('%s, with line, column and reason', (_, input, reason) => {
		const { code, out, err } = rumis(['show', '-'], { input });
		expect({ code, out }).toEqual({ code: 1, out: '' });
		expect(err).toContain(reason);
		expect(err).toMatch(/^rumis: -: line \d+, column \d+: [^\n]+\n$/);
	});

	it('a ply after the end', () => {
		const { code, out, err } = rumis(['show', record, '--ply', '4']);
		expect({ code, out, err }).toEqual({ code: 1, out: '', err: 'rumis: the game has only 3 moves\n' });
	});

	it.each([
		['a file that is not there', 'none.rumis', 'none.rumis: no such file'],
		['a folder', '.', '.: is a folder'],
		['a scenario', 'long strip.json', 'long strip.json: line 1, column 1: tag Scenario is missing'],
	])('%s', (_, name, reason) => {
		folder.write('long strip.json', LONG_STRIP);
		const { code, out, err } = rumis(['show', name], { cwd: folder.path });
		expect({ code, out, err }).toEqual({ code: 1, out: '', err: `rumis: ${reason}\n` });
	});

	it('a file that is far too large', () => {
		const path = folder.write('huge.rumis', '');
		truncateSync(path, 17 * 1024 * 1024);
		const { code, out, err } = rumis(['show', path]);
		expect({ code, out }).toEqual({ code: 1, out: '' });
		expect(err).toMatch(/^rumis: .*huge\.rumis: too large\n$/);
	});

	it('far too much on standard input', () => {
		const { code, out, err } = rumis(['show', '-'], { input: Buffer.alloc(17 * 1024 * 1024, 'x ') });
		expect({ code, out }).toEqual({ code: 1, out: '' });
		expect(err).toMatch(/^rumis: standard input: [^\n]+\n$/);
	});
});
