import { makeRecord } from '@rumis/rules';
import { gameOfTable, historyOf, type Seat } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { bot, person, played, playedByChance, playedOut, tableOf } from '../../test/sampleGames.js';
import * as en from '../i18n/en/index.js';
import { openText } from '../records/openText.js';
import { botName, botTitle, isAlone, playerName, sayEntry, seatName, squaresOf } from './names.js';

describe('a player is named', () => {
	it('by the given name, person or bot', () => {
		const named: Seat = { kind: 'bot', bot: 'level:3', name: 'Rosie' };
		const table = tableOf({ seats: [person('Ann'), named] });
		expect([0, 1].map((seat) => seatName(table, seat, en))).toEqual(['Ann', 'Rosie']);
	});

	it('you, when one person plays against bots', () => {
		const table = tableOf({ seats: [person(), bot('level:3')] });
		expect(isAlone(table)).toBe(true);
		expect(seatName(table, 0, en)).toBe(en.game.you);
	});

	it('by number, when several people play', () => {
		expect(isAlone(tableOf())).toBe(false);
		expect(seatName(tableOf(), 1, en)).toBe(en.rules.seat(2));
		expect(isAlone(tableOf({ seats: [bot('random'), bot('random')] }))).toBe(false);
	});

	it('nothing, when there is no such seat', () => expect(seatName(tableOf(), 9, en)).toBe(''));

	it('with the colour where a player has two', () => {
		expect(playerName(tableOf({ mode: 'duo' }), 'green', en)).toBe('Player 1 (green)');
		expect(playerName(tableOf(), 'red', en)).toBe('Player 2');
	});
});

describe('a bot is called', () => {
	it.each([
		['level:1', 'Cuy'],
		['level:9', 'Amaru'],
		['climber:4', 'Wiska 4'],
		['level:10', en.game.bot('10')],
		['climber', en.game.characters.climber],
		['random', en.game.characters.random],
		['greedy', en.game.characters.greedy],
	])('%s: %s', (spec, name) => expect(botName(spec, en)).toBe(name));

	it('by its number even if a record brings one that there is not', () => {
		const text = makeRecord(gameOfTable(tableOf({ seats: [person(), bot('constructor:1')] })));
		const table = openText(text);
		expect(table.ok && seatName(table.value, 1, en)).toBe(en.game.bot('1'));
	});

	it('with its level where one chooses among bots', () => {
		expect(botTitle('level:3', en)).toBe('Qinti, level 3');
		expect(botTitle('spreader:3', en)).toBe('Suri, level 3');
		expect(botTitle('random', en)).toBe(en.game.characters.random);
	});
});

describe('a move is announced', () => {
	const says = (table: ReturnType<typeof tableOf>) =>
		historyOf(table.position).map((entry) => sayEntry(entry, en));

	it('with its stone and squares', () => {
		expect(says(played(tableOf(), 'I4 b3*4', 'I2 c3,c4'))).toEqual([
			en.game.saidMove('Yellow', en.rules.stones.I4, 'b3×4'),
			en.game.saidMove('Red', en.rules.stones.I2, 'c3, c4'),
		]);
	});

	it('with the colours that are out and the end of the game', () => {
		const told = says(playedOut(tableOf()));
		const all = told.join(' ');
		for (const name of ['Yellow', 'Red']) expect(all).toContain(`${name} is out: `);
		expect(told.at(-1)).toMatch(new RegExp(`${en.game.gameOver}$`));
		expect(told.slice(0, -1).join(' ')).not.toContain(en.game.gameOver);
	});

	it('as one of the ruin, with the phase that begins', () => {
		const table = playedByChance(
			tableOf({ mode: 'ruinas' }),
			1,
			({ position }) => position.phase === 'build',
		);
		const told = says(table);
		expect(told.every((sentence) => sentence.startsWith(en.rules.Owners.ruin))).toBe(true);
		expect(told.at(-1)).toContain(en.game.saidPhase.build);
	});

	it('when a stone is put aside', () => {
		const start = tableOf({ board: 'colca', mode: 'transfer' });
		const isAside = ({ kind }: { kind: string }) => kind === 'aside';
		const told = says(playedByChance(start, 3, ({ position }) => position.moves.some(isAside))).at(-1);
		expect(told).toContain(' aside.');
		expect(told).toContain(en.rules.out.putAside);
	});

	it('square by square, and not at all when it is none', () => {
		expect(squaresOf('L4 b2,b3,b4*2')).toBe('b2, b3, b4×2');
		expect(squaresOf('L4 aside')).toBe('');
		expect(squaresOf('hello')).toBe('');
	});
});
