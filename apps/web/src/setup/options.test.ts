import { SCENARIOS } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { countsFor, makeRange, modeRefusal } from './options.js';

const board = (id: string) => SCENARIOS.find((scenario) => scenario.id === id)!;

describe('what is possible', () => {
	it('offers the numbers of players that board and mode allow', () => {
		expect(countsFor(board('chullpa'), 'standard')).toEqual([2, 3, 4]);
		expect(countsFor(board('huaca'), 'inverse')).toEqual([2, 3, 4, 5, 6]);
		expect(countsFor(board('huaca'), 'ruinas')).toEqual([2, 3]);
		expect(countsFor(board('huaca'), 'duo')).toEqual([2]);
	});

	it('gives the reason why a mode is not for a board, ignoring invalid numbers of players', () => {
		expect(modeRefusal(board('chullpa'), 'transfer')).toBe('setupModeScenario');
		expect(modeRefusal(board('colca'), 'transfer')).toBeNull();
		const threesOnly = { ...board('chullpa'), limits: { 3: { height: 4 } } };
		expect(modeRefusal(threesOnly, 'duo')).toBe('setupModeLimits');
	});

	it.each([
		[[2, 3, 4], '2–4'],
		[[2], '2'],
		[[2, 4, 5, 6], '2, 4–6'],
	])('writes %j as a range', (numbers, text) => {
		expect(makeRange(numbers)).toBe(text);
	});
});
