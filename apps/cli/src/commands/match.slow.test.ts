import { readdirSync, readFileSync } from 'node:fs';
import { parseCompact, parseRecord } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { LONG_STRIP } from '../../test/boards.js';
import { linesIn, rumis } from '../../test/rumis.js';
import { makeTempFolder } from '../../test/tempFolder.js';
import type { MatchReport } from '../match/report.js';

const folder = makeTempFolder();
const RULES = new URL('../../../../packages/rules/dist/index.js', import.meta.url).href;

/** A minimal external bot: any legal move, from the seed of the game. */
const STRANGER = `
import { createInterface } from 'node:readline';
import { findBuiltin, makeMove, parseMove, Position, seededRandom } from '${RULES}';
let position, random;
const commands = {
	newgame: ([id, players, ...options]) => {
		const { mode, start, seed } = Object.fromEntries(options.map((option) => option.split('=')));
		position = Position.start({ scenario: findBuiltin(id), players: Number(players), mode, start }).value;
		random = seededRandom(Number(seed));
	},
	play: (words) => void position.play(parseMove(words.join(' ')).value),
	genmove: () => {
		const moves = position.legalMoves();
		const move = moves[random.below(moves.length)];
		position.play(move);
		return makeMove(move);
	},
	quit: () => process.exit(),
};
for await (const line of createInterface({ input: process.stdin })) {
	const [name, ...words] = line.split(' ');
	console.log('= ' + (commands[name](words) ?? '') + '\\n');
}`;

const gtp = (path: string): string => `gtp:"${process.execPath}" "${path}"`;
const stranger = gtp(folder.write('a stranger.mjs', STRANGER));

/** The output of `rumis match` on chullpa for two. */
function match(...words: readonly string[]): string {
	const { code, out, err } = rumis(['match', '--scenario', 'chullpa', '-p', '2', ...words]);
	expect({ code, err }).toEqual({ code: 0, err: '' });
	return out;
}

const TIMES = ['seconds', 'msPerMove', 'longestMs', 'clocks'];

/** The report without values that vary. */
const report = (...words: readonly string[]): MatchReport =>
	JSON.parse(match(...words, '--json'), (key, value) => (TIMES.includes(key) ? undefined : value));

describe('rumis match', () => {
	it('plays the same games with one thread and with two', () => {
		const words = ['--bots', 'random,greedy,uct:20', '--games', '6', '--seed', '5', '--threads'];
		const alone = report(...words, '1');
		expect(report(...words, '2')).toEqual(alone);
		expect(alone.games.map(({ game }) => game)).toEqual([1, 2, 3, 4, 5, 6]);
		expect(new Set(alone.games.map(({ link }) => link)).size).toBe(6);
	});

	it('gives valid links, whose openings are shared in pairs', () => {
		const { games } = report('--bots', 'random,random', '--games', '4');
		const openings = games.map(({ link }) => {
			const game = parseCompact(link);
			return game.ok ? JSON.stringify(game.value.moves.slice(0, 2)) : link;
		});
		expect(openings[0]).toBe(openings[1]);
		expect(openings[2]).toBe(openings[3]);
		expect(openings[0]).not.toBe(openings[2]);
	});

	it('plays with an external program, also in threads, and reproducibly', () => {
		const words = ['--bots', 'random', '--bot', stranger, '--games', '2', '--threads'];
		const alone = report(...words, '1');
		expect(alone.bots.map(({ name, forfeits }) => [name, forfeits])).toEqual([
			['random', 0],
			[stranger, 0],
		]);
		expect(alone.games.every(({ plies }) => plies > 10)).toBe(true);
		expect(report(...words, '2')).toEqual(alone);
	});

	it('counts and names forfeits, and goes on', () => {
		const mute = gtp(
			folder.write('mute.mjs', STRANGER.replace('console.log', 'name !== "genmove" && console.log')),
		);
		const said = match('--bots', 'random', '--bot', mute, '--games', '2', '--timeout', '0.7');
		// On a busy machine it may not even have started by then.
		expect(said).toMatch(/no answer to (newgame|genmove) within 0\.7 s/);
		const gone = report('--bots', 'random', '--bot', gtp(folder.at('none.mjs')), '--games', '2');
		expect(gone.bots[1]).toMatchObject({ forfeits: 2, losses: 2 });
		expect(gone.games[0]?.forfeit).toMatchObject({ seat: 2, bot: gone.bots[1]?.name });
		expect(gone.games[0]?.forfeit?.reason).toContain('the program ended');
	});

	it('prints a table', () => {
		const lines = linesIn(match('--bots', 'random,greedy', '-g', '5'));
		expect(lines[0]).toMatch(/^chullpa, 2 players, standard: 6 games in [\d.]+ s$/);
		expect(lines[3]).toMatch(
			/^bot +games +won +drawn +lost +score +points +margin +ms\/move +max ms +forfeits$/,
		);
		expect(lines[4]).toMatch(/^random +6 +\d +\d +\d +[\d.]+ % +-?[\d.]+ +[+-][\d.]+ +[\d.]+ +[\d.]+ +0$/);
		expect(lines[7]).toMatch(/^Elo of random over greedy: /);
	});

	it('stops when the test has decided, with any number of threads', () => {
		const words = ['--bots', 'greedy,random', '--games', '400', '--sprt', '-20,80', '--threads'];
		const alone = report(...words, '1');
		expect(alone.sprt?.verdict).toBe('H1');
		expect(alone.games.length).toBeLessThan(100);
		expect(report(...words, '2')).toEqual(alone);
	});

	it('plays on a custom board, and saves the games', () => {
		const board = folder.write('long strip.json', LONG_STRIP);
		const words = ['--scenario', board, '-p', '2', '--bots', 'random,greedy', '-g', '2', '--openings', '0'];
		const { code } = rumis(['match', ...words, '--save', folder.at('games/first')]);
		expect(code).toBe(0);
		expect(readdirSync(folder.at('games/first'))).toEqual(['0001.rumis', '0002.rumis']);
		const game = parseRecord(readFileSync(folder.at('games/first/0002.rumis'), 'utf8'));
		expect(game.ok && [game.value.tags.get('Yellow'), game.value.tags.get('Red')]).toEqual([
			'greedy',
			'random',
		]);
	});
});
