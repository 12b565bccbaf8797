import { describe, expect, it } from 'vitest';
import { STRIP } from '../../test/boards.js';
import { linesIn, rumis } from '../../test/rumis.js';
import { ask, sessionAfter } from '../../test/talk.js';
import { makeTempFolder } from '../../test/tempFolder.js';

const folder = makeTempFolder();

function perft(...words: readonly string[]): string {
	const { code, out, err } = rumis(['perft', ...words]);
	expect({ code, err }).toEqual({ code: 0, err: '' });
	return out;
}

describe('rumis perft', () => {
	it.each([
		['chullpa --players 2 --depth 0', '1'],
		['chullpa --players 2 --depth 1', '687'],
		['chullpa --players 2 --depth 2', '165662'],
		['CHULLPA -p 2 -d 1 --mode standard --start red', '687'],
	])('prints the count and nothing else: %s', (words, count) => {
		expect(perft(...words.split(' '))).toBe(`${count}\n`);
	});

	it('counts three plies of chullpa for two like an independent native program', () => {
		expect(perft('chullpa', '-p', '2', '-d', '3')).toBe('27229902\n');
	});

	it('counts on a scenario file; lines that end too soon do not count', () => {
		const strip = folder.write('my strip.json', STRIP);
		const counts = ['0', '1', '2', '3'].map((depth) => perft(strip, '-p', '2', '-d', depth));
		expect(counts).toEqual(['1\n', '6\n', '2\n', '0\n']);
	});

	it('prints the count after each first move, and their sum last', () => {
		const lines = linesIn(perft('chullpa', '-p', '2', '-d', '2', '--divide'));
		expect(lines.pop()).toBe('165662');
		const parts = lines.map((line) => /^([A-Z]\d [a-d1-5*,]+): (\d+)$/.exec(line));
		expect(parts.every(Boolean)).toBe(true);
		expect(parts.length).toBe(687);
		expect(parts.reduce((sum, part) => sum + Number(part?.[2]), 0)).toBe(165_662);
	});

	it('prints JSON for scripts', () => {
		const facts = JSON.parse(perft('chullpa', '-p', '2', '-d', '2', '--json'));
		const { seconds, ...others } = facts;
		expect(others).toEqual({ scenario: 'chullpa', players: 2, mode: 'standard', depth: 2, count: 165_662 });
		expect(seconds).toBeGreaterThan(0);
	});

	it('prints the parts as JSON too', () => {
		const strip = folder.write('my strip.json', STRIP);
		const { count, divide } = JSON.parse(perft(strip, '-p', '2', '-d', '2', '--divide', '--json'));
		expect(count).toBe(2);
		expect(divide).toContainEqual({ move: 'I2 a1,b1', count: 1 });
		expect(divide.length).toBe(6);
	});

	it.each([
		['chullpa', 'duo'],
		['chullpa', 'ruinas'],
		['pirka', 'inverse'],
		['colca', 'transfer'],
	])('counts on %s in the mode %s like the bot protocol', (scenario, mode) => {
		const session = sessionAfter(`newgame ${scenario} 2 mode=${mode}`);
		const facts = JSON.parse(perft(scenario, '-p', '2', '-m', mode, '-d', '2', '--json'));
		expect(facts.mode).toBe(mode);
		expect(String(facts.count)).toBe(ask(session, 'perft 2'));
	});

	it('places a random ruin, the same for the same seed', () => {
		const words = ['chullpa', '-p', '2', '-m', 'ruinas', '-d', '1', '--ruin-seed'];
		const counts = [3, 3, 4].map((seed) => perft(...words, String(seed)));
		expect(counts[0]).toBe(counts[1]);
		expect(counts[0]).not.toBe(counts[2]);
	});

	it('refuses a ruin seed for a game without a ruin', () => {
		const { code, out } = rumis(['perft', 'chullpa', '-p', '2', '-d', '1', '--ruin-seed', '3']);
		expect({ code, out }).toEqual({ code: 1, out: '' });
	});
});
