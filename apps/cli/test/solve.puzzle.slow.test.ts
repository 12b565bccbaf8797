import { describe, expect, it } from 'vitest';
import { linesIn, rumis } from './rumis.js';
import { makeTempFolder } from './tempFolder.js';

const folder = makeTempFolder();
const puzzle = (...args: readonly string[]) => rumis(['puzzle', ...args]);

describe('rumis puzzle', () => {
	it('lists the 200 shipped puzzles, or some of them', () => {
		expect(linesIn(puzzle('list').out)).toHaveLength(200);
		const some = linesIn(puzzle('list', '--grade', 'hard', '--shape', 'cube-4').out);
		expect(some.length).toBeGreaterThan(1);
		for (const line of some) expect(line).toMatch(/^cube-4-hard-\d/);
	});

	it('shows one, with a solution on request', () => {
		const { code, out } = puzzle('show', 'cube-4-easy-1', '--solution');
		const [title, ...lines] = linesIn(out);
		expect([code, title]).toEqual([0, 'cube-4-easy-1: easy, 64 cells, 2 colours']);
		const solution = lines.slice(lines.indexOf('a solution:') + 1, -1);
		expect(solution).toHaveLength(4);
		expect(solution.join('')).not.toContain('.');
	});

	it('lists, creates and solves puzzles of all three levels', () => {
		for (const level of ['touching', 'rules']) {
			const [first = ''] = linesIn(puzzle('list', '--level', level).out);
			const [name = ''] = first.split(' ');
			const { code, out } = puzzle('show', name, '--solution');
			expect(code).toBe(0);
			expect(out).toContain(`level ${level}: `);
			expect(out).toMatch(/\n {2}1\. (yellow|red) +[A-Z]\d /);
			const made = puzzle('make', '--shape', 'cube-4', '--level', level, '--seed', '4').out;
			const file = folder.write('level.txt', made);
			expect(JSON.parse(puzzle('show', file, '--solution', '--json').out)).toMatchObject({
				level,
				solvedAt: level,
			});
		}
	});

	it('reports whether a puzzle can also be solved at a harder level', () => {
		const { code, out } = puzzle('show', 'cube-3-easy-1', '--level', 'touching');
		expect(code).toBe(0);
		expect(out).toContain('a solution:');
		const refused = puzzle('show', 'cube-3-easy-1', '--level', 'floating');
		expect([refused.code, refused.out]).toEqual([2, '']);
	});

	it('knows the puzzle of a day', () => {
		const day = (date: string) => puzzle('daily', date).out;
		expect(day('2026-11-15')).toBe(day('2026-11-15'));
		expect(day('2026-11-15')).not.toBe(day('2026-11-16'));
		expect(puzzle('daily', '2026-02-30')).toMatchObject({ code: 1, out: '' });
	});

	it('creates one that can be saved in a file, shown and graded', () => {
		const made = puzzle('make', '--shape', 'cube-4', '--grade', 'medium', '--seed', '4').out;
		expect(puzzle('make', '--shape', 'cube-4', '--grade', 'medium', '--seed', '4').out).toBe(made);
		const file = folder.write('mine.txt', made);
		expect(puzzle('show', file).out).toContain('cube-4-medium-4: medium');
		expect(linesIn(puzzle('grade', file).out)[0]).toBe('grade        medium');
		expect(JSON.parse(puzzle('grade', file, '--json').out)).toMatchObject({ grade: 'medium' });
	});

	it('creates one on a board from a file or a link, which the puzzle contains', () => {
		const board = folder.write(
			'yard.json',
			'{ "id": "yard", "name": "Yard", "plan": ["3333", "3333", "3333"], "limits": { "2": { "height": 3 } } }',
		);
		const make = (shape: string) => puzzle('make', '--shape', shape, '--players', '2', '--grade', 'easy').out;
		const made = make(board);
		expect(make(linesIn(rumis(['scenario', 'show', board, '--link']).out)[0]!)).toBe(made);
		const shown = puzzle('show', folder.write('yard.txt', made)).out;
		expect(shown).toContain('yard-2-easy-1: easy, 36 cells, 1 colour');
		const refused = puzzle('make', '--shape', board, '--players', '5');
		expect([refused.code, refused.err]).toEqual([
			1,
			'rumis: the scenario has no limits for this number of players\n',
		]);
	});

	it.each([
		[['show', 'no-such-puzzle'], 1, 'no built-in puzzle has this name'],
		[['make', '--shape', 'sphere-3'], 1, 'unknown shape'],
		[['make', '--shape', 'cube-4', '--colours', '1'], 1, 'cannot fill this shape'],
		[['make', '--shape', 'cube-4', '--grade', 'silly'], 2, 'Allowed choices'],
		[['make'], 2, '--shape'],
	])('refuses %j', (args, exit, message) => {
		const { code, err } = puzzle(...args);
		expect(code).toBe(exit);
		expect(err).toContain(message);
	});
});
