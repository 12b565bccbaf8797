import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LADDER, LONG_STRIP, STRIP } from '../../test/boards.js';
import { ask, EVERY_MODE, legalMoves, playByChance, portrait, REPLY, sessionAfter } from '../../test/talk.js';
import { makeTempFolder } from '../../test/tempFolder.js';
import { GtpSession } from './session.js';

const folder = makeTempFolder();
const strip = folder.write('strip.json', STRIP);
const longStrip = folder.write('long strip.json', LONG_STRIP);
const ladder = folder.write('ladder.json', LADDER);

const OUR_COMMANDS = [
	...['protocol_version', 'name', 'version', 'known_command', 'list_commands', 'quit'],
	...['newgame', 'to_play', 'all_legal', 'play', 'undo', 'score', 'out', 'result', 'perft', 'showboard'],
	...['loadgame', 'savegame'],
];
const GAME_COMMANDS = [
	...['to_play', 'all_legal', 'play I2 a1,a2', 'undo', 'score', 'out', 'result', 'perft 1', 'showboard'],
	'savegame nowhere.rumis',
];

describe('the commands every GTP program has', () => {
	const answer = (line: string) => new GtpSession().answer(line);

	it('reports the protocol version, its name, and its own version', () => {
		const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
		expect(answer('protocol_version')).toBe('= 2\n\n');
		expect(answer('name')).toBe('= Rumis\n\n');
		expect(answer('version')).toBe(`= ${manifest.version}\n\n`);
	});

	it('repeats the number of a command in the reply', () => {
		expect(answer('17 protocol_version')).toBe('=17 2\n\n');
		expect(answer('17 nonsense')).toBe('?17 unknown command\n\n');
	});

	it('lists every command of the protocol, one per line', () => {
		const commands = ask(new GtpSession(), 'list_commands').split('\n');
		expect(commands).toEqual(expect.arrayContaining(OUR_COMMANDS));
		expect(new Set(commands).size).toBe(commands.length);
	});

	it('knows exactly the commands it lists', () => {
		for (const command of ask(new GtpSession(), 'list_commands').split('\n')) {
			expect(answer(`known_command ${command}`)).toBe('= true\n\n');
		}
		for (const word of ['boardsize', 'PLAY', '', 'constructor', '__proto__', 'hasOwnProperty']) {
			expect(answer(`known_command ${word}`)).toBe('= false\n\n');
		}
	});

	it.each(['boardsize 9', 'PLAY I2 a1,a2', 'constructor', '__proto__', 'toString', '?', '= 2', '-1 name'])(
		'refuses the unknown command %s',
		(line) => {
			expect(answer(line)).toBe('? unknown command\n\n');
		},
	);

	it.each(['', '  ', '\r', '# a comment', ' \t # another'])('ignores %j', (line) => {
		expect(answer(line)).toBe('');
	});

	it('is done after quit, and not before', () => {
		const session = sessionAfter('name');
		expect(session.done).toBe(false);
		expect(session.answer('5 quit')).toBe('=5\n\n');
		expect(session.done).toBe(true);
	});

	it.each(GAME_COMMANDS)('requires a game for %s', (line) => {
		expect(answer(line)).toBe('? no game, use newgame\n\n');
	});

	it('refuses a line that is too long, and goes on', () => {
		const session = new GtpSession();
		expect(session.answer(`name ${'x'.repeat(200_000)}`)).toBe('? line too long\n\n');
		expect(session.answer('name')).toBe('= Rumis\n\n');
	});
});

describe('all_legal', () => {
	it.each(EVERY_MODE)('lists the moves of %s in plain byte order, during the whole game', (words) => {
		const session = sessionAfter(`newgame ${words}`);
		playByChance(session, 3, () => {
			const moves = legalMoves(session);
			expect(moves).toEqual([...moves].sort());
			expect(new Set(moves).size).toBe(moves.length);
			return true;
		});
	});

	it('sorts row 10 before row 2', () => {
		const moves = legalMoves(sessionAfter(`newgame ${ladder} 2`));
		expect(moves.indexOf('I2 a10*2')).toBeGreaterThanOrEqual(0);
		expect(moves.indexOf('I2 a10*2')).toBeLessThan(moves.indexOf('I2 a2*2'));
		expect(moves).toEqual([...moves].sort());
	});

	it('lists the moves of a whole small board', () => {
		expect(sessionAfter(`newgame ${strip} 2`).answer('all_legal')).toBe(
			'= I2 a1,b1\nI2 b1,c1\nI2 c1,d1\nI3 a1,b1,c1\nI3 b1,c1,d1\nI4 a1,b1,c1,d1\n\n',
		);
	});

	it('lists nothing but legal moves', () => {
		const session = sessionAfter('newgame chullpa 2', 'play I2 a1,a2', 'play T4 b1,b2*2,b3');
		for (const move of legalMoves(session)) {
			expect(session.answer(`play ${move}`)).toBe('=\n\n');
			ask(session, 'undo');
		}
	});

	it('is empty when the game is over', () => {
		const session = sessionAfter(`newgame ${strip} 2`, 'play I4 a1,b1,c1,d1');
		expect(session.answer('all_legal')).toBe('=\n\n');
	});
});

describe('play', () => {
	it.each(['I4 c3*4', 'i4 C3*4', 'I4 c3,c3,c3,c3', 'I4 c3*2,c3*2', 'I4   c3 * 3 , c3', 'I4 c3*4 # upright'])(
		'reads %s',
		(move) => {
			const session = sessionAfter('newgame chullpa 2');
			expect(session.answer(`play ${move}`)).toBe('=\n\n');
			expect(ask(session, 'showboard')).toContain('Y4!');
		},
	);

	it('reads the squares in any order', () => {
		const boards = ['L4 b2,b3,b4,c4', 'L4 c4,b3,b2,b4'].map((move) =>
			portrait(sessionAfter('newgame chullpa 2', `play ${move}`)),
		);
		expect(boards[0]).toEqual(boards[1]);
	});

	it.each([
		['', 'no move given (column 1)'],
		['X9 a1', 'no such stone: X9 (column 1)'],
		['L4', 'the squares are missing (column 3)'],
		['L4 b2,b3,z9,c4', 'no such square: z9 (column 10)'],
		['L4 b2*9', 'the number after * must be 1 to 4: 9 (column 7)'],
		['L4 b2,b3,b4', 'the stone does not have this shape'],
		['I4 e1,e2,e3,e4', 'off the plan'],
		['I2 d4,d5', 'a first stone must touch a stone already on the board (d4 level 1, d5 level 1)'],
		['I4 a1*4', 'above the maximum height'],
		['I2 a1*2', 'a first stone needs at least one cube on the ground'],
		['I2 aside', 'stones can be put aside only in the transfer phase'],
	])('refuses "%s" with the reason: %s', (move, reason) => {
		const session = sessionAfter('newgame chullpa 2', 'play I2 a1,a2');
		const before = portrait(session);
		expect(session.answer(`play ${move}`)).toMatch(/^\? illegal: /);
		expect(session.answer(`play ${move}`)).toContain(`illegal: ${reason}`);
		expect(portrait(session)).toEqual(before);
	});

	it('refuses a used stone, and one that does not touch its own colour', () => {
		const session = sessionAfter('newgame chullpa 2', 'play I2 a1,a2', 'play I2 b1,b2');
		expect(session.answer('play I2 a3,b3')).toBe('? illegal: this stone has already been placed\n\n');
		expect(session.answer('play I3 d3,d4,d5')).toContain('? illegal: the stone must touch its own colour');
	});

	it('refuses a move after the end', () => {
		const session = sessionAfter(`newgame ${strip} 2`, 'play I4 a1,b1,c1,d1');
		expect(session.answer('play I2 a1,b1')).toBe('? illegal: the game is over\n\n');
	});

	it('refuses to put a stone aside that can be placed', () => {
		const session = sessionAfter('newgame colca 2 mode=transfer');
		playByChance(session, 1, (turn) => turn.endsWith('build'));
		const move = legalMoves(session).find((text) => !text.endsWith('aside'))!;
		expect(session.answer(`play ${move.slice(0, 2)} aside`)).toContain(
			'? illegal: this stone can be placed, so it must be placed',
		);
	});
});

describe('undo', () => {
	it.each(EVERY_MODE)('goes back through a whole game of %s, move by move', (words) => {
		const session = sessionAfter(`newgame ${words}`);
		const past: (readonly string[])[] = [];
		playByChance(session, 4, () => past.push(portrait(session)) > 0);
		for (const before of past.reverse()) {
			expect(session.answer('undo')).toBe('=\n\n');
			expect(portrait(session)).toEqual(before);
		}
		expect(session.answer('undo')).toBe('? cannot undo\n\n');
	});
});

describe('to_play', () => {
	it('names colour and phase, and finally that the game is over', () => {
		const session = sessionAfter(`newgame ${strip} 2 start=red`);
		expect(ask(session, 'to_play')).toBe('red build');
		ask(session, 'play I2 a1,b1');
		expect(ask(session, 'to_play')).toBe('yellow build');
		ask(session, 'play I2 c1,d1');
		expect(session.answer('to_play')).toBe('= none over\n\n');
	});

	it('goes from build to transfer in the transfer game, starting with the last builder', () => {
		const session = sessionAfter('newgame colca 2 mode=transfer');
		let lastBuilder = '';
		playByChance(session, 6, (turn) => {
			if (turn.endsWith('build')) lastBuilder = turn.split(' ')[0]!;
			return turn.endsWith('build');
		});
		expect(ask(session, 'to_play')).toBe(`${lastBuilder} transfer`);
		expect(ask(session, 'out')).toBe('');
		playByChance(session, 6);
		expect(ask(session, 'to_play')).toBe('none over');
		expect(ask(session, 'out')).toBe('yellow red');
	});
});

describe('score, out and result', () => {
	const told = (session: GtpSession) => ['score', 'out', 'result'].map((line) => session.answer(line));

	it('count unplaced stones from the beginning', () => {
		const session = sessionAfter('newgame chullpa 3');
		expect(told(session)).toEqual(['= yellow -11 red -11 green -11\n\n', '=\n\n', '= running\n\n']);
	});

	it('name the winner of a finished game', () => {
		const session = sessionAfter(`newgame "${longStrip}" 2`, 'play I3 a1,b1,c1', 'play I2 d1,e1');
		expect(told(session)).toEqual(['= yellow -7 red -8\n\n', '= yellow red\n\n', '= win yellow\n\n']);
	});

	it('name all players who share the win', () => {
		const session = sessionAfter(`newgame ${strip} 2`, 'play I2 a1,b1', 'play I2 c1,d1');
		expect(told(session)).toEqual(['= yellow -8 red -8\n\n', '= yellow red\n\n', '= draw yellow red\n\n']);
	});

	it('keep seat order when another colour starts', () => {
		const session = sessionAfter(`newgame "${longStrip}" 2 start=red`, 'play I3 a1,b1,c1', 'play I2 d1,e1');
		expect(told(session)).toEqual(['= yellow -8 red -7\n\n', '= yellow red\n\n', '= win red\n\n']);
	});

	it('name a colour as out while the others play on, in seat order', () => {
		const session = sessionAfter('newgame chullpa 4');
		const seen = new Set<string>();
		playByChance(session, 2, () => seen.add(ask(session, 'out')).size > 0);
		const seats = ['yellow', 'red', 'green', 'blue'];
		for (const out of seen) {
			const colours = out.split(' ').filter(Boolean);
			expect(colours).toEqual(seats.filter((colour) => colours.includes(colour)));
		}
		expect(Math.max(...[...seen].map((out) => out.split(' ').filter(Boolean).length))).toBeGreaterThan(0);
		expect(ask(session, 'out')).toBe(seats.join(' '));
	});

	/** The winner by the scores of a duo game. */
	function winnerOfDuo(score: string): string {
		const points = score.split(' ').filter((_, index) => index % 2 === 1);
		const most = Math.max(...points.map(Number));
		const seats = new Set(points.flatMap((own, colour) => (Number(own) === most ? [colour % 2] : [])));
		if (seats.size === 2) return 'draw seat1 seat2';
		return seats.has(0) ? 'win seat1' : 'win seat2';
	}

	it('name seats in the duo mode: the owner of the best colour', () => {
		const results = Array.from({ length: 30 }, (_, seed) => {
			const session = sessionAfter('newgame chullpa 2 mode=duo');
			playByChance(session, seed);
			expect(ask(session, 'result')).toBe(winnerOfDuo(ask(session, 'score')));
			return ask(session, 'result');
		});
		expect([...new Set(results)].sort()).toEqual(['draw seat1 seat2', 'win seat1', 'win seat2']);
	});
});

describe('perft', () => {
	it.each([
		['chullpa 2', 0, '1'],
		['chullpa 2', 1, '687'],
		['chullpa 2', 2, '165662'],
	])('counts the lines of %s, %i plies long: %s', (words, depth, count) => {
		expect(ask(sessionAfter(`newgame ${words}`), `perft ${depth}`)).toBe(count);
	});

	it('does not count lines that end too soon', () => {
		const session = sessionAfter(`newgame ${strip} 2`);
		const counts = [0, 1, 2, 3, 4].map((depth) => ask(session, `perft ${depth}`));
		expect(counts).toEqual(['1', '6', '2', '0', '0']);
	});

	it('returns 0 after the end', () => {
		const session = sessionAfter(`newgame ${strip} 2`, 'play I4 a1,b1,c1,d1');
		expect([0, 1, 2].map((depth) => ask(session, `perft ${depth}`))).toEqual(['1', '0', '0']);
	});

	it.each(EVERY_MODE)('agrees with all_legal in %s and leaves the game unchanged', (words) => {
		const session = sessionAfter(`newgame ${words}`);
		const before = portrait(session);
		expect(ask(session, 'perft 1')).toBe(String(legalMoves(session).length));
		expect(portrait(session)).toEqual(before);
	});

	it.each(['', 'x', '-1', '1.5', '1 1', '100', '99999999999999999999', '1e1', '٢'])(
		'refuses "%s"',
		(depth) => {
			expect(sessionAfter('newgame chullpa 2').answer(`perft ${depth}`)).toBe('? usage: perft N\n\n');
		},
	);
});

describe('showboard', () => {
	it('shows heights and top colours', () => {
		const session = sessionAfter('newgame chullpa 2', 'play L4 b2,b3,b4,c4', 'play I3 c2*3');
		expect(ask(session, 'showboard').split('\n').slice(1, 7)).toEqual([
			'    a   b   c   d',
			' 1  .   .   .   .',
			' 2  .   Y1  R3  .',
			' 3  .   Y1  .   .',
			' 4  .   Y1  Y1  .',
			' 5  .   .   .   .',
		]);
	});

	it.each(EVERY_MODE)('is a well-formed reply during a whole game of %s', (words) => {
		const session = sessionAfter(`newgame ${words}`);
		playByChance(session, 8, () => REPLY.test(session.answer('showboard')));
		expect(ask(session, 'to_play')).toBe('none over');
	});
});
