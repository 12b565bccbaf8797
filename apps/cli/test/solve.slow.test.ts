import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linesIn, rumis } from './rumis.js';
import { makeTempFolder } from './tempFolder.js';

const folder = makeTempFolder();
const solve = (...args: readonly string[]) => rumis(['solve', ...args]);
const SOMA = 'V3,L4,T4,Z4,P4,A4,B4';

describe('rumis solve --count', () => {
	it.each([
		[['--cube', '3'], '80928'],
		[['--cube', '3', '--unique', 'rotations'], '3372'],
		[['--cube', '3', '--unique', 'reflections', '--threads', '2'], '1686'],
		[['--cube', '3', '--stones', SOMA, '--threads', '2'], '11520'],
		[['--cube', '3', '--stones', SOMA, '--unique', 'reflections'], '240'],
		[['--cube', '3', '--stones', 'I3,L4,Z4,O4,P4,A4,B4'], '0'],
		[['--cube', '3', '--stones', SOMA, '--limit', '100'], '100'],
		[['--box', '2x2x2', '--stones', 'I2*4'], '9'],
		[['--box', '4x1x1', '--colours', '2', '--coloured'], '4'],
		[['--box', '2x2x2', '--stones', 'I2*0-4,O4*0-2', '--by-rules'], '13'],
	])('%j prints %s last', (args, count) => {
		const { code, out, err } = solve(...args, '--count');
		expect([code, linesIn(out).at(-1), err]).toEqual([0, count, '']);
	});

	it('prints more in JSON', () => {
		const { out } = solve('--cube', '3', '--stones', SOMA, '--count', '--json', '--unique', 'rotations');
		expect(JSON.parse(out)).toMatchObject({ count: 480, unique: 'rotations', cells: 27, threads: 1 });
	});
});

describe('rumis solve', () => {
	it('draws a solution and names its stones', () => {
		const { code, out } = solve('--cube', '3', '--stones', SOMA);
		const lines = linesIn(out);
		expect(code).toBe(0);
		expect(lines).toHaveLength(4);
		expect(lines[0]).toMatch(/^\w{3} {2}\w{3} {2}\w{3}$/);
		for (const stone of SOMA.split(',')) expect(lines[3]).toContain(stone);
	});

	it('lists as many as requested, all different', () => {
		const { out } = solve(
			'--cube',
			'3',
			'--stones',
			SOMA,
			'--unique',
			'reflections',
			'--limit',
			'300',
			'--json',
		);
		const { solutions } = JSON.parse(out);
		expect(solutions).toHaveLength(240);
		expect(new Set(solutions.map((solution: unknown) => JSON.stringify(solution))).size).toBe(240);
	});

	it('reproduces a random solution with its seed', () => {
		const random = (seed: string) => solve('--cube', '4', '--random', '--seed', seed).out;
		expect(random('7')).toBe(random('7'));
		expect(random('7')).not.toBe(random('8'));
	});

	it('plays a whole game by the rules that the referee accepts', () => {
		const { out } = solve('--cube', '5', '--random', '--by-rules', '--seed', '2');
		const moves = linesIn(out).flatMap((line) => /^ *\d+\. \w+ +(\w\d .*)$/.exec(line)?.[1] ?? []);
		expect(moves.length).toBeGreaterThan(30);
		const plan = Array.from({ length: 5 }, () => '55555');
		const board = { id: 'cube', name: 'Cube', plan, limits: { 4: { height: 5 } } };
		const file = folder.write('cube.json', JSON.stringify(board));
		const talk = ['newgame '.concat(file, ' 4'), ...moves.map((move) => `play ${move}`), 'to_play', 'quit'];
		const replies = rumis(['gtp'], { input: `${talk.join('\n')}\n` }).out.split('\n\n');
		expect(replies.filter((reply) => reply.startsWith('?'))).toEqual([]);
		expect(replies.at(-3)).toBe('= none over');
	});

	it('fills a shape from a file, and a scenario', () => {
		const shape = folder.write('shape.txt', '##\n##\n\n##\n##\n');
		expect(solve('--shape', shape, '--stones', 'P4*2').code).toBe(0);
		expect(solve('--scenario', 'tambo', '--players', '2', '--random').code).toBe(0);
	});

	it('writes XML in which every stone of the solution has its place', () => {
		const { out } = solve('--cube', '3', '--stones', SOMA, '--format', 'burrtools', '--limit', '2');
		expect(out).toMatch(/^<\?xml version="1.0"\?>\n<puzzle version="2">/);
		const shapes = [...out.matchAll(/<voxel x="(\d)" y="(\d)" z="(\d)"[^>]*>([#_]+)</g)];
		const problems = [...out.matchAll(/<problem name="solution[\s\S]*?<\/problem>/g)].map(([text]) => text);
		expect(problems).toHaveLength(2);
		for (const problem of problems) expect(cellsOf(problem, shapes).size).toBe(27);
	});

	it('prints the table of the 14 sets', () => {
		const lines = linesIn(solve('--table').out);
		expect(lines).toHaveLength(16);
		expect(lines.at(-1)).toMatch(/80928 +3372 +1686$/);
	});

	it('estimates what cannot be counted, with an error', () => {
		const { out } = solve('--cube', '3', '--estimate', '--walkers', '500', '--runs', '10', '--json');
		const { mean, error } = JSON.parse(out);
		expect(Math.abs(mean - 80928)).toBeLessThan(5 * error);
	});
});

/** The cells that the pieces of a BurrTools problem fill, computed from the file alone. */
function cellsOf(problem: string, shapes: readonly RegExpMatchArray[]): ReadonlySet<string> {
	const pieces = [...problem.matchAll(/<shape id="(\d+)" count="(\d+)"/g)].flatMap(([, id, count]) =>
		Array.from({ length: Number(count) }, () => shapes[Number(id)]!),
	);
	const numbers = /<assembly>(.*)<\/assembly>/.exec(problem)![1]!.split(' ').map(Number);
	const filled = new Set<string>();
	pieces.forEach(([, width, depth, , text], index) => {
		const [x = 0, y = 0, z = 0, turn] = numbers.slice(4 * index, 4 * index + 4);
		expect(turn).toBe(0);
		for (const [at, sign] of [...text!].entries()) {
			const row = Math.floor(at / Number(width));
			const cell = [x + (at % Number(width)), y + (row % Number(depth)), z + Math.floor(row / Number(depth))];
			if (sign === '#') filled.add(cell.join());
		}
	});
	return filled;
}

describe('rumis solve refuses in one clear line', () => {
	it.each([
		[['--cube', '3', '--stones', 'V3,X4'], 1, 'no such stone: X4'],
		[['--cube', '3', '--stones', 'V3'], 1, 'the shape has 27 cells, the stones have only 3 cubes'],
		[['--box', '1x1x4', '--stones', 'I3*0-2'], 1, 'no choice of these stones has exactly 4 cubes'],
		[['--cube', '7'], 1, 'the shape has 343 cells, the stones have only 240 cubes'],
		[['--box', '2x2'], 1, 'not a box like 2x4x8: 2x2'],
		[['--cube', '3', '--colours', '9'], 1, 'there are 1 to 6 colours: 9'],
		[['--scenario', 'chullpa', '--players', '9'], 1, 'no limits for this number of players'],
		[['--scenario', 'cucho', '--players', '4', '--random'], 1, 'coloured like a chessboard'],
		[['--shape', 'nowhere.txt'], 1, 'nowhere.txt: no such file'],
		[['--cube', '3', '--stones', 'I3,L4,Z4,O4,P4,A4,B4'], 1, 'there is no solution'],
		[
			['--cube', '3', '--stones', 'V3,L4,T4,Z4,O4,P4,A4', '--count', '--unique', 'reflections'],
			1,
			'mirror image',
		],
		[[], 2, 'give one of --cube, --box, --scenario and --shape'],
		[['--cube', '3', '--box', '2x2x2'], 2, 'give one of'],
		[['--cube', '3', '--resume', 'x'], 2, '--resume needs --count'],
		[['--cube', '3', '--colours', '1', '--stones', 'V3'], 2, 'not both'],
		[['--cube', '3', '--threads', '0', '--count'], 2, 'at least 1'],
		[['--cube', '3', '--unique', 'colours'], 2, 'Allowed choices'],
	])('%j', (args, exit, message) => {
		const { code, out, err } = solve(...args);
		expect([code, out, linesIn(err).length]).toEqual([exit, '', 1]);
		expect(err).toContain(message);
	});
});

describe('rumis solve --resume', () => {
	const count = (file: string, ...more: readonly string[]) =>
		solve('--cube', '3', '--stones', SOMA, '--count', '--resume', file, ...more);

	it('leaves a file that answers the same question again at once', () => {
		const file = folder.at('done.json');
		expect(count(file).out).toBe('11520\n');
		const saved = readFileSync(file, 'utf8');
		expect(count(file, '--threads', '2').out).toBe('11520\n');
		expect(readFileSync(file, 'utf8')).toBe(saved);
	});

	it.each([
		['not a saved count', 'my precious notes\n'],
		['is damaged', '{"format":"rumis-count","version":1,"question":"x","check":1,"units":[]}\n'],
		['from another version', '{"format":"rumis-count","version":99}\n'],
	])('never overwrites another kind of file: %s', (message, text) => {
		const file = folder.write('other.json', text);
		const { code, err } = count(file);
		expect([code, readFileSync(file, 'utf8')]).toEqual([1, text]);
		expect(err).toContain(message);
	});

	it('does not mix questions', () => {
		const file = folder.at('soma.json');
		count(file);
		const { code, err } = solve('--cube', '3', '--count', '--resume', file);
		expect([code, err.includes('belongs to a different puzzle')]).toEqual([1, true]);
	});

	it('notices at once that it cannot save', () => {
		const { code, err } = count(folder.at('no/such/folder.json'));
		expect([code, err.includes('no such file')]).toEqual([1, true]);
		expect(existsSync(folder.at('no'))).toBe(false);
	});
});
