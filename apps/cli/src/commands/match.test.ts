import { afterEach, describe, expect, it, vi } from 'vitest';
import { run } from '../program.js';

afterEach(() => void vi.restoreAllMocks());

describe('rumis match refuses', () => {
	const GAME = ['--scenario', 'chullpa', '-p', '2', '-g', '2'];

	it.each([
		['one bot alone', ['--bots', 'random'], 2, 'two bots or more'],
		['a bot that nobody knows', ['--bots', 'random,nobody'], 2, 'unknown bot: nobody'],
		['a level that there is not', ['--bots', 'random,level:10'], 2, 'level:10'],
		['an open quote', ['--bots', 'random', '--bot', 'gtp:"x'], 2, 'a quote is not closed'],
		['a program that is not there', ['--bots', 'random,gtp:no-such-program'], 1, 'no such program'],
		['no games', ['--bots', 'random,random', '-g', '0'], 2, 'Not between 1 and'],
		['no threads', ['--bots', 'random,random', '--threads', '0'], 2, 'Not between 1 and'],
		['no time', ['--bots', 'random,random', '--timeout', '0'], 2, 'Not a time'],
		['a mode that there is not', ['--bots', 'random,random', '-m', 'chess'], 2, 'Allowed choices'],
		['a test the wrong way round', ['--bots', 'random,random', '--sprt', '10,0'], 2, 'such as 0,10'],
		['a test of three', ['--bots', 'random,random,random', '--sprt', '0,10'], 2, 'exactly two bots'],
		['too many players', ['--bots', 'random,random', '-p', '5'], 1, 'no limits for this number'],
		['a board that there is not', ['--bots', 'random,random', '--scenario', 'no'], 1, 'unknown scenario'],
		[
			'a folder that cannot be',
			['--bots', 'random,random', '--save', `${import.meta.filename}/x`],
			1,
			'cannot be created',
		],
	])('%s', async (_, words, code, reason) => {
		const said: string[] = [];
		const hear = (...texts: unknown[]) => said.push(String(texts[0])) > 0;
		vi.spyOn(process.stderr, 'write').mockImplementation(hear);
		vi.spyOn(console, 'error').mockImplementation(hear);
		expect(await run(['match', ...GAME, ...words])).toBe(code);
		expect(said.length).toBe(1);
		expect(said[0]).toMatch(/^[^\n]+\n?$/);
		expect(said[0]).toContain(reason);
	});
});
