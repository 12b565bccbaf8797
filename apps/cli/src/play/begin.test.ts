import { makeMove } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder.js';
import { type BeginOptions, beginPlay } from './begin.js';
import { recordOf } from './game/record.js';
import type { GameState } from './game/state.js';
import { step } from './game/step.js';

const folder = makeTempFolder();
const USUAL: BeginOptions = { players: 2, mode: 'standard', start: 'yellow', level: 5, seed: 1 };
const begin = (options: Partial<BeginOptions>) =>
	beginPlay({ ...USUAL, ...options }, (spec) => /^(level:[1-9]|greedy)$/.test(spec));

function gameOf(options: Partial<BeginOptions>): GameState {
	const state = begin(options);
	if (!state.ok || state.value.kind !== 'game') throw new Error(JSON.stringify(state));
	return state.value;
}

/** The seats as typed. */
const seatsIn = ({ table }: GameState) => table.seats.map((seat) => (seat.kind === 'bot' ? seat.bot : 'me'));

describe('the command line', () => {
	it('opens the menu without a scenario', () => {
		expect(begin({})).toMatchObject({ ok: true, value: { kind: 'menu', scenario: { id: 'chullpa' } } });
	});

	it('seats the person first and bots of the level on all other seats', () => {
		expect(seatsIn(gameOf({ scenario: 'pirka', players: 3, level: 2 }))).toEqual([
			'me',
			'level:2',
			'level:2',
		]);
		expect(seatsIn(gameOf({ scenario: 'pirka', seats: 'greedy, me' }))).toEqual(['greedy', 'me']);
	});

	it.each([
		[{ scenario: 'nowhere' }, /unknown scenario/],
		[{ scenario: 'chullpa', players: 6 }, /no limits for this number/],
		[{ scenario: 'chullpa', mode: 'chess' }, /unknown mode: chess/],
		[{ scenario: 'chullpa', start: 'pink' }, /unknown colour: pink/],
		[{ scenario: 'chullpa', start: 'green' }, /is not in the game/],
		[{ scenario: 'chullpa', seats: 'me' }, /1 seats given, but the game has 2 players/],
		[{ scenario: 'chullpa', seats: 'me,you!' }, /not a seat: you!/],
		[{ scenario: 'chullpa', seats: 'me,' }, /not a seat: nothing/],
		[{ scenario: 'chullpa', seats: 'me,level:10' }, /no such bot: level:10/],
		[{ scenario: 'chullpa', level: 0 }, /no such level: 0/],
		[{ load: folder.at('none.rumis') }, /no such file/],
	])('refuses %j', (options, reason) => {
		const state = begin(options);
		expect(state.ok ? '' : state.error).toMatch(reason);
	});

	it('continues a saved game, with the same players', () => {
		const asked = gameOf({ scenario: 'colca', mode: 'transfer', seats: 'greedy,me', start: 'red' });
		const played = [...'5f', 'enter'].reduce<GameState>(
			(game, key) => step(game, { kind: 'key', key }) as GameState,
			asked,
		);
		const load = folder.write('saved.rumis', recordOf(played));
		const again = gameOf({ load });
		expect(again.table.position.moves.map(makeMove)).toEqual(played.table.position.moves.map(makeMove));
		expect(seatsIn(again)).toEqual(['greedy', 'me']);
		expect(again.question).toEqual({ kind: 'move', bot: 'greedy' });
		expect(recordOf(again)).toBe(recordOf(played));
		expect(seatsIn(gameOf({ load, seats: 'me,me' }))).toEqual(['me', 'me']);
	});

	it('treats names of people as names, not as seats', () => {
		const record = recordOf(gameOf({ scenario: 'chullpa' })).replace('"me"', '"Anna"');
		const game = gameOf({ load: folder.write('anna.rumis', record) });
		expect(seatsIn(game)).toEqual(['me', 'level:5']);
		expect(recordOf(game)).toContain('[Yellow "Anna"]');
	});

	it('seats bots where a record from elsewhere names people, and keeps the name of the person who continues', () => {
		const people = recordOf(gameOf({ scenario: 'chullpa' }))
			.replace('"me"', '"Anna"')
			.replace('"level:5"', '"Ben"');
		const game = gameOf({ load: folder.write('people.rumis', people), level: 3 });
		expect(seatsIn(game)).toEqual(['me', 'level:3']);
		expect(recordOf(game)).toMatch(/\[Yellow "Anna"\]\n\[Red "level:3"\]/);
	});
});
