import { describe, expect, it } from 'vitest';
import { rumis } from '../../test/rumis.js';

const balance = (...words: readonly string[]) => rumis(['scenario', 'balance', ...words]);

describe('rumis scenario balance', () => {
	it('reports seats, how the board plays, squares and a verdict', () => {
		const { code, out, err } = balance(
			'chullpa',
			'--level',
			'2',
			'--games',
			'60',
			'--threads',
			'2',
			'--try-changes',
		);
		expect({ code, err }).toEqual({ code: 0, err: '' });
		expect(out).toMatch(/^chullpa, 2 players, standard: 60 games of level:2 in [\d.]+ s, seed 1\n/);
		expect(out).toMatch(/\nseat +wins +more than its share/);
		expect(out).toContain('drama: winner behind, of all moves');
		expect(out).toMatch(/\n5 +\d+ +\d+ +\d+ +\d+\n/);
		expect(out).toMatch(
			/\n(Balanced: |Seat [12] wins too (often|rarely), \d+ % of all games (more|less) than its share: )/,
		);
		expect(out).toContain('changes, each tried in 12 games:');
		expect(out).toMatch(/\nlower the maximum height to 3 +/);
	});

	it('gives scripts the same figures for the same seed, with any number of threads', () => {
		const words = ['pirka', '-p', '3', '-m', 'inverse', '--bot', 'random', '--games', '40', '--json'];
		const reports = ['1', '3'].map((threads) => {
			const { code, out } = balance(...words, '--threads', threads);
			expect(code).toBe(0);
			const { seconds, ...report } = JSON.parse(out);
			expect(seconds).toBeGreaterThan(0);
			return report;
		});
		expect(reports[0]).toEqual(reports[1]);
		expect(reports[0]).toMatchObject({
			scenario: 'pirka',
			players: 3,
			mode: 'inverse',
			bot: 'random',
			seed: 1,
		});
		expect(reports[0].balance.games).toBe(40);
	});

	it.each([
		['chullpa -p 6', 'no limits for this number of players'],
		['chullpa --bot wizard', 'unknown bot'],
		['chullpa --level 12', 'unknown bot'],
		['chullpa --games 1000000', 'must be between 1 and 100000'],
		['nowhere', 'unknown scenario'],
	])('refuses %s with a reason', (words, reason) => {
		const { code, err } = balance(...words.split(' '));
		expect(code).toBe(1);
		expect(err).toContain(reason);
	});
});
