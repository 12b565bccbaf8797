import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LONG_STRIP, STRIP } from '../../test/boards.js';
import { ask, EVERY_MODE, legalMoves, playByChance, portrait, sessionAfter } from '../../test/talk.js';
import { makeTempFolder } from '../../test/tempFolder.js';
import { GtpSession } from './session.js';

const folder = makeTempFolder();
const strip = folder.write('strip.json', STRIP);
const longStrip = folder.write('long strip.json', LONG_STRIP);

const RECORD = `[Event "Village games"]
[Date "2025.08.03"]
[Scenario "chullpa"]
[Players "2"]
[Mode "standard"]
[Start "yellow"]
[Yellow "Ana \\"la Torre\\""]
[Red "Quispe"]
[Annotator "Ana"]
[Result "*"]

{A short one.}
1. L4 b2,b3,b4,c4 {solid} I2 c2,c3 (1... I3 c1,c2,c3 {longer} 2. I2 a1,b1)
2. I4 a1,a2,a3,a4
*
`;

describe('savegame and loadgame', () => {
	const read = (path: string) => readFileSync(path, 'utf8');

	it('writes the canonical record', () => {
		const path = folder.at('strip.rumis');
		sessionAfter(`newgame ${strip} 2`, 'play I2 b1,a1', 'play I2 c1,d1', `savegame ${path}`);
		expect(read(path)).toBe(
			[
				'[Scenario "strip"]',
				'[Plan "1111"]',
				'[Limits "2:1"]',
				'[Players "2"]',
				'[Mode "standard"]',
				'[Start "yellow"]',
				'[Result "yellow -8, red -8"]',
				'',
				'1. I2 a1,b1 I2 c1,d1',
				'yellow -8, red -8',
				'',
			].join('\n'),
		);
	});

	it.each([...EVERY_MODE, `"${longStrip}" 2`])('keeps a game of %s to the byte', (words) => {
		const session = sessionAfter(`newgame ${words}`);
		const [first, second] = [folder.at('first.rumis'), folder.at('second.rumis')];
		playByChance(session, 5, () => {
			ask(session, `savegame ${first}`);
			const again = sessionAfter(`loadgame ${first}`, `savegame ${second}`);
			expect(read(second)).toBe(read(first));
			expect(portrait(again)).toEqual(portrait(session));
			return true;
		});
	});

	it('keeps a game on a copy of a built-in board to the byte', () => {
		const copy = new URL('../../../../scenarios/chullpa.json', import.meta.url);
		const text = readFileSync(copy, 'utf8').replace('"limits": {', '"transfer": false,\n\t"limits": {');
		const [first, second] = [folder.at('copy 1.rumis'), folder.at('copy 2.rumis')];
		sessionAfter(`newgame ${folder.write('copy.json', text)} 2`, `savegame "${first}"`);
		sessionAfter(`loadgame "${first}"`, `savegame "${second}"`);
		expect(read(second)).toBe(read(first));
	});

	it('keeps tags, comments and variations of a loaded record', () => {
		const path = folder.write('village.rumis', RECORD);
		sessionAfter(`loadgame ${path}`, `savegame ${folder.at('kept.rumis')}`);
		expect(read(folder.at('kept.rumis'))).toBe(RECORD);
	});

	it('keeps them when a move was played and taken back', () => {
		const session = sessionAfter(`loadgame ${folder.write('village.rumis', RECORD)}`);
		ask(session, `play ${legalMoves(session)[0]}`);
		ask(session, 'undo');
		ask(session, `savegame ${folder.at('kept.rumis')}`);
		expect(read(folder.at('kept.rumis'))).toBe(RECORD);
	});

	it('keeps the names when the game continues', () => {
		const session = sessionAfter(`loadgame ${folder.write('village.rumis', RECORD)}`);
		ask(session, `play ${legalMoves(session)[0]}`);
		ask(session, `savegame ${folder.at('longer.rumis')}`);
		expect(read(folder.at('longer.rumis'))).toContain('[Yellow "Ana \\"la Torre\\""]');
		expect(read(folder.at('longer.rumis'))).toMatch(/\n2\. I4 a1,a2,a3,a4 \S+ \S+\n\*\n$/);
	});

	it('forgets the names of a loaded game when a new one begins', () => {
		const session = sessionAfter(`loadgame ${folder.write('village.rumis', RECORD)}`, 'newgame chullpa 2');
		ask(session, `savegame ${folder.at('fresh.rumis')}`);
		expect(read(folder.at('fresh.rumis'))).not.toContain('Ana');
	});

	it('loads a game at any ply', () => {
		const path = folder.write('village.rumis', RECORD);
		const moves = ['play L4 b2,b3,b4,c4', 'play I2 c2,c3', 'play I4 a1,a2,a3,a4'];
		for (const ply of [0, 1, 2, 3]) {
			const played = sessionAfter('newgame chullpa 2', ...moves.slice(0, ply));
			expect(portrait(sessionAfter(`loadgame ${path} ${ply}`))).toEqual(portrait(played));
		}
		expect(portrait(sessionAfter(`loadgame ${path}`))).toEqual(portrait(sessionAfter(`loadgame ${path} 3`)));
	});

	it('takes back the moves of a loaded game, down to its start', () => {
		const session = sessionAfter(`loadgame ${folder.write('village.rumis', RECORD)} 2`);
		expect([1, 2, 3].map(() => session.answer('undo'))).toEqual(['=\n\n', '=\n\n', '? cannot undo\n\n']);
	});

	it('reads and writes file names with spaces', () => {
		const path = folder.at('a game of two.rumis');
		expect(sessionAfter('newgame chullpa 2').answer(`savegame "${path}"`)).toBe('=\n\n');
		expect(new GtpSession().answer(`loadgame "${path}" 0`)).toBe('=\n\n');
	});

	it('replaces an older file and leaves no others behind', () => {
		const own = folder.at('village.rumis');
		copyFileSync(folder.write('village.rumis', RECORD), folder.at('older.rumis'));
		const before = readdirSync(folder.path);
		sessionAfter(`loadgame ${own} 1`, `savegame ${folder.at('older.rumis')}`);
		expect(read(folder.at('older.rumis'))).toMatch(/\n1\. L4 b2,b3,b4,c4\n\*\n$/);
		expect(readdirSync(folder.path)).toEqual(before);
	});

	it.each([
		['', 'usage: loadgame FILE [ply]'],
		['"" 1', 'usage: loadgame FILE [ply]'],
		['village.rumis 1 2', 'usage: loadgame FILE [ply]'],
		['village.rumis x', 'not a ply: x'],
		['village.rumis -1', 'not a ply: -1'],
		['nowhere.rumis', 'nowhere.rumis: no such file'],
	])('does not load "%s": %s', (words, reason) => {
		expect(new GtpSession().answer(`loadgame ${words}`)).toBe(`? ${reason}\n\n`);
	});

	it.each([
		['a ply after the end', RECORD, ' 4', 'the game has only 3 moves'],
		[
			'an illegal move',
			RECORD.replace('I2 c2,c3 (', 'I2 d1,d2 ('),
			'',
			'line 13, column 27: I2 d1,d2 is illegal',
		],
		[
			'a broken move',
			RECORD.replace('I4 a1,', 'I4 y1,'),
			'',
			'line 14, column 4: I4 y1,a2,a3,a4: no such sq',
		],
		[
			'a wrong result',
			RECORD.replace(/\*\n$/, 'yellow 1, red 2\n'),
			'',
			'line 15, column 1: the result does',
		],
		['a missing tag', RECORD.replace('[Mode "standard"]\n', ''), '', 'line 1, column 1: tag Mode is missing'],
		['no text at all', '', '', 'line 1, column 1: tag Scenario is missing'],
	])('refuses a record with %s and leaves the game unchanged', (_, text, ply, reason) => {
		const session = sessionAfter('newgame chullpa 2', 'play I2 a1,a2');
		const before = portrait(session);
		const reply = session.answer(`loadgame ${folder.write('broken.rumis', text)}${ply}`);
		expect(reply).toMatch(/^\? [^\n]*\n\n$/);
		expect(reply).toContain(reason);
		expect(portrait(session)).toEqual(before);
		expect(ask(session, 'undo')).toBe('');
	});

	it.each([
		['', 'usage: savegame FILE'],
		['a b', 'usage: savegame FILE'],
	])('does not save "%s": %s', (words, reason) => {
		expect(sessionAfter('newgame chullpa 2').answer(`savegame ${words}`)).toBe(`? ${reason}\n\n`);
	});

	it.each([
		['a folder', 'folder', /is a folder/],
		['a folder that is not there', 'none/x.rumis', /no such f/],
		['a file used as a folder', 'strip.json/x.rumis', /no such folder/],
		['a name that is too long', `${'x'.repeat(300)}.rumis`, /too ?long/i],
	])('does not save into %s, and goes on', (_, name, reason) => {
		const session = sessionAfter('newgame chullpa 2');
		mkdirSync(folder.at('folder'), { recursive: true });
		const before = readdirSync(folder.path);
		expect(session.answer(`savegame ${folder.path}/${name}`)).toMatch(/^\? [^\n]+\n\n$/);
		expect(session.answer(`savegame ${folder.path}/${name}`)).toMatch(reason);
		expect(session.answer('to_play')).toBe('= yellow build\n\n');
		expect(readdirSync(folder.path)).toEqual(before);
	});
});
