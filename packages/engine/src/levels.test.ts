import { makeMove, Position, type Setup } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import { builtin, setupsOn } from '../test/twins.js';
import { SearchBoard } from './board/searchBoard.js';
import { LEVELS, type Level, makeBot } from './index.js';
import { levelWork, scaledSims } from './levels.js';

const setups = setupsOn(builtin('chullpa', 'pirka', 'colca', 'huaca'));

test.each(setups)('every level does more than the one below: $name', ({ setup }) => {
	const board = new SearchBoard(setup);
	const works = LEVELS.map((level) => levelWork(level, board));
	const amounts = works.map((work) => (work.kind === 'glances' ? work.glances : work.sims));
	const firstSearch = works.findIndex(({ kind }) => kind === 'sims');
	for (const [from, to] of [
		[0, firstSearch],
		[firstSearch, LEVELS.length],
	]) {
		const part = amounts.slice(from, to);
		expect(part).toEqual([...new Set(part)].sort((a, b) => a - b));
	}
	expect(works.slice(firstSearch).every(({ kind }) => kind === 'sims')).toBe(true);
});

test('a search is shorter on a large board, but a short one is not', () => {
	const large = new SearchBoard(setups.find(({ name }) => name.startsWith('huaca'))!.setup);
	expect(scaledSims(10_000, large)).toBeLessThan(10_000);
	expect(scaledSims(20, large)).toBe(20);
});

describe('games of a level begin differently from seed to seed', () => {
	const setup: Setup = { scenario: builtin('chullpa')[0]!, players: 2, mode: 'standard', start: 'yellow' };
	const firstStone = (level: Level, seed: number): string => {
		const [start, bot] = [Position.start(setup), makeBot(`level:${level}`, seed)];
		if (!start.ok || !bot.ok) throw new Error('no such game');
		return makeMove(bot.value.choose(start.value));
	};
	test.each([1, 4, 6] as const)('level %i', (level) => {
		const seeds = Array.from({ length: 6 }, (_, i) => i + 1);
		expect(new Set(seeds.map((seed) => firstStone(level, seed))).size).toBeGreaterThanOrEqual(3);
		expect(firstStone(level, 3)).toBe(firstStone(level, 3));
	});
});
