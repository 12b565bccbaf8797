import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STRIP } from '../../test/boards.js';
import { ask, legalMoves, playByChance, portrait, sessionAfter } from '../../test/talk.js';
import { makeTempFolder } from '../../test/tempFolder.js';
import { GtpSession } from './session.js';

const folder = makeTempFolder();

/** The record of a game, as written by `savegame`. */
function recordOf(session: GtpSession): string {
	const path = folder.at('record.rumis');
	ask(session, `savegame ${path}`);
	return readFileSync(path, 'utf8');
}

describe('newgame', () => {
	it.each([
		['chullpa 2', 'yellow build'],
		['CHULLPA 4', 'yellow build'],
		['colca 5 mode=standard', 'yellow build'],
		['huaca 6 mode=inverse', 'yellow build'],
		['tambo 2 mode=duo', 'yellow build'],
		['chullpa 3 mode=ruinas', 'yellow ruin'],
		['chullpa 2 mode=ruinas ruin=place', 'yellow ruin'],
		['chullpa 2 mode=ruinas ruin=place seed=3', 'yellow ruin'],
		['chullpa 2 mode=ruinas ruin=random seed=3', 'yellow build'],
		['chullpa 2 mode=ruinas ruin=random', 'yellow build'],
		['colca 2 mode=transfer', 'yellow build'],
		['chullpa 4 start=green', 'green build'],
		['tambo 2 mode=duo start=BLUE', 'blue build'],
		['huaca 6 start=orange', 'orange build'],
		['chullpa 2 mode=RUINAS ruin=random seed=3 start=red', 'red build'],
	])('sets up %s', (words, turn) => {
		expect(ask(sessionAfter(`newgame ${words}`), 'to_play')).toBe(turn);
	});

	it('replies with nothing but success', () => {
		expect(new GtpSession().answer('newgame chullpa 2')).toBe('=\n\n');
	});

	it('plays on a scenario file, with and without spaces in its name', () => {
		const plain = folder.write('strip.json', STRIP);
		const spaced = folder.write('my own strip.json', STRIP);
		const expected = portrait(sessionAfter(`newgame ${plain} 2`));
		expect(expected[1]).toContain('I2 a1,b1');
		expect(portrait(sessionAfter(`newgame "${spaced}" 2`))).toEqual(expected);
	});

	it.each([
		['', 'usage: newgame SCENARIO PLAYERS'],
		['chullpa', 'usage: newgame SCENARIO PLAYERS'],
		['nowhere 2', 'unknown scenario: nowhere'],
		['chullpa two', 'not a number of players: two'],
		['chullpa -2', 'not a number of players: -2'],
		['chullpa 0', 'the scenario has no limits for this number of players'],
		['chullpa 5', 'the scenario has no limits for this number of players'],
		['chullpa 2 mode=chess', 'unknown mode: chess'],
		['chullpa 2 start=pink', 'unknown colour: pink'],
		['chullpa 2 start=green', 'the starting colour is not in the game'],
		['chullpa 3 mode=duo', 'the mode does not allow this number of players'],
		['chullpa 4 mode=ruinas', 'the mode does not allow this number of players'],
		['chullpa 2 mode=transfer', 'the transfer game cannot be played on this scenario'],
		['chullpa 2 ruin=random', 'ruin= needs mode=ruinas'],
		['chullpa 2 mode=ruinas ruin=random seed=x', 'not a seed: x'],
		['chullpa 2 mode=ruinas ruin=random seed=-1', 'not a seed: -1'],
		['chullpa 2 speed=9', 'unknown option: speed=9'],
		['chullpa 2 inverse', 'unknown option: inverse'],
		['chullpa 2 mode=inverse mode=duo', 'option given twice: mode'],
	])('refuses "%s" and says: %s', (words, reason) => {
		expect(new GtpSession().answer(`newgame ${words}`)).toContain(`? ${reason}`);
	});

	it('names the built-in boards for an unknown one', () => {
		expect(new GtpSession().answer('newgame nowhere 2')).toMatch(/chullpa pirka .*incahuasi\n\n$/);
	});

	it('reports where a scenario file is wrong', () => {
		const path = folder.write('wrong.json', STRIP.replace('"1111"', '"11x1"'));
		expect(new GtpSession().answer(`newgame ${path} 2`)).toContain('wrong.json: line 4, column 14:');
	});

	it.each(['nowhere 2', 'chullpa 9', 'chullpa 2 mode=chess', 'chullpa 2 mode=ruinas ruin=nowhere.rumis'])(
		'leaves the running game unchanged when it refuses %s',
		(words) => {
			const session = sessionAfter('newgame chullpa 2 start=red', 'play I2 a1,a2');
			const before = portrait(session);
			expect(session.answer(`newgame ${words}`)).toMatch(/^\? /);
			expect(portrait(session)).toEqual(before);
			expect(session.answer('undo')).toBe('=\n\n');
		},
	);

	it('restarts in the middle of a game', () => {
		const session = sessionAfter('newgame chullpa 2', 'play I2 a1,a2', 'newgame chullpa 2');
		expect(ask(session, 'perft 1')).toBe('687');
		expect(session.answer('undo')).toBe('? cannot undo\n\n');
	});
});

describe('a random ruin of newgame', () => {
	const withSeed = (seed: number) => sessionAfter(`newgame pirka 3 mode=ruinas ruin=random seed=${seed}`);

	it('is the same for the same seed', () => {
		expect(recordOf(withSeed(7))).toBe(recordOf(withSeed(7)));
	});

	it('is another one for another seed, large seeds too', () => {
		const boards = [7, 8, 2 ** 32 + 7, 999_999_999_999_999].map((seed) => recordOf(withSeed(seed)));
		expect(new Set(boards).size).toBe(4);
	});

	it('leaves four free ground squares per player', () => {
		const squares = ask(withSeed(7), 'showboard').match(/(?<=\s)\.(?=\s)/g) ?? [];
		expect(squares.length).toBeGreaterThanOrEqual(12);
	});

	it('is not reached by undo; later moves are', () => {
		const session = withSeed(7);
		const start = portrait(session);
		expect(session.answer('undo')).toBe('? cannot undo\n\n');
		ask(session, `play ${legalMoves(session)[0]}`);
		expect(portrait(session)).not.toEqual(start);
		expect(session.answer('undo')).toBe('=\n\n');
		expect(portrait(session)).toEqual(start);
		expect(session.answer('undo')).toBe('? cannot undo\n\n');
	});
});

describe('a ruin that the players place', () => {
	it('is placed in turn, seat 1 first, whoever starts the game', () => {
		const session = sessionAfter('newgame chullpa 3 mode=ruinas start=green');
		const turns = ['I2 a1,a2', 'I3 c1,c2,c3', 'V3 a4,a5,b5', 'I4 a1*4'].map((move) => {
			const turn = ask(session, 'to_play');
			ask(session, `play ${move}`);
			return turn;
		});
		expect(turns).toEqual(['yellow ruin', 'red ruin', 'green ruin', 'yellow ruin']);
		playByChance(session, 1, (turn) => turn.endsWith('ruin'));
		expect(ask(session, 'to_play')).toBe('green build');
	});

	it('can be taken back stone by stone', () => {
		const session = sessionAfter('newgame chullpa 2 mode=ruinas', 'play I2 a1,a2', 'play I3 b1,b2,b3');
		expect([session.answer('undo'), session.answer('undo'), session.answer('undo')]).toEqual([
			'=\n\n',
			'=\n\n',
			'? cannot undo\n\n',
		]);
	});
});

describe('a ruin from a file', () => {
	/** A game played on a ruin for a while, and the ruin alone. */
	function savedRuin(name: string): { path: string; session: GtpSession } {
		const session = sessionAfter('newgame chullpa 2 mode=ruinas ruin=random seed=5');
		const path = folder.at(name);
		ask(session, `play ${legalMoves(session)[0]}`);
		ask(session, `savegame "${path}"`);
		ask(session, 'undo');
		return { path, session };
	}

	it('is the ruin of the recorded game, without its later moves', () => {
		const { path, session } = savedRuin('ruin.rumis');
		const again = sessionAfter(`newgame chullpa 2 mode=ruinas ruin=${path}`);
		expect(portrait(again)).toEqual(portrait(session));
		expect(again.answer('undo')).toBe('? cannot undo\n\n');
	});

	it('may have spaces in its name', () => {
		const { path, session } = savedRuin('an old ruin.rumis');
		const again = sessionAfter(`newgame chullpa 2 mode=ruinas "ruin=${path}"`);
		expect(portrait(again)).toEqual(portrait(session));
	});

	it('is refused if the file is missing', () => {
		const reply = new GtpSession().answer(`newgame chullpa 2 mode=ruinas ruin=${folder.at('none')}`);
		expect(reply).toMatch(/^\? .*none: no such file\n\n$/);
	});

	it('is refused if the file is not a record', () => {
		const path = folder.write('ruin.txt', 'once upon a time');
		const reply = new GtpSession().answer(`newgame chullpa 2 mode=ruinas ruin=${path}`);
		expect(reply).toMatch(/^\? .*ruin\.txt: line 1, column 1: tag Scenario is missing\n\n$/);
	});

	it('is refused if the record has no ruin', () => {
		const path = folder.at('no ruin.rumis');
		sessionAfter('newgame chullpa 2', 'play I2 a1,a2', `savegame "${path}"`);
		const reply = new GtpSession().answer(`newgame chullpa 2 mode=ruinas "ruin=${path}"`);
		expect(reply).toMatch(/^\? .*: no ruin in this record\n\n$/);
	});

	it('is refused with stone and reason if it does not fit the board', () => {
		const path = folder.at('wide.rumis');
		sessionAfter('newgame pirka 2 mode=ruinas', 'play I2 a1,a2', 'play I3 f6,f7,f8', `savegame ${path}`);
		const session = sessionAfter('newgame chullpa 2 mode=ruinas', 'play I3 a1,a2,a3');
		const before = portrait(session);
		const reply = session.answer(`newgame chullpa 2 mode=ruinas ruin=${path}`);
		expect(reply).toMatch(/^\? .*wide\.rumis: ruin stone 2: off the plan/);
		expect(portrait(session)).toEqual(before);
	});
});
