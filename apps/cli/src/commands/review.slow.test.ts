import { describe, expect, it } from 'vitest';
import { rumis } from '../../test/rumis.js';
import { makeTempFolder } from '../../test/tempFolder.js';

const folder = makeTempFolder();

/** Both players make mistakes, and the game is not over. */
const GAME = `[Scenario "chullpa"]
[Players "2"]
[Mode "standard"]
[Start "red"]
[Yellow "Ana"]
[Result "*"]

1. L4 b2,b3,b4,c4 I4 c3*4 {a tower at once}
2. O4 a2*2,a3*2 I2 d3*2
3. I3 b2,b3,b4
*
`;

const game = folder.write('a game.rumis', GAME);

function output(...words: readonly string[]): string {
	const { code, out, err } = rumis(words);
	expect({ code, err }).toEqual({ code: 0, err: '' });
	return out;
}

describe('rumis review', () => {
	it('prints a line per move, the players with their accuracy, and the turning points', () => {
		const text = output('review', game, '--depth', 'fast');
		expect(text).toMatch(/^ 1\. red {4}L4 b2,b3,b4,c4 .*win +\d+ %/m);
		expect(text).toMatch(/^Ana: accuracy \d+ % \(/m);
		expect(text).toMatch(/^turning points: /m);
	});

	it('is the same every time', () => {
		const json = () => output('review', game, '--depth', 'fast', '--json');
		const first = json();
		expect(JSON.parse(first)).toMatchObject({ depth: 'fast', seed: 1, moves: { length: 5 } });
		expect(json()).toBe(first);
	});

	it('writes an annotated record that is parsed and written again unchanged', () => {
		const record = output('review', game, '--depth', 'fast', '--record');
		expect(record).toContain('{a tower at once}');
		expect(record).toMatch(
			/[a-d]\d\?[?!]? \{(inaccuracy|mistake|blunder): gives away .*better .*\} \(\d\.+ /,
		);
		expect(output('show', '--record', folder.write('annotated.rumis', record))).toBe(record);
	});

	it('refuses a broken record with its position', () => {
		const broken = folder.write('broken.rumis', GAME.replace('I3 b2,b3,b4', 'I3 d1,d2,d9'));
		const { code, err } = rumis(['review', broken]);
		expect({ code, err }).toEqual({
			code: 1,
			err: expect.stringContaining('broken.rumis: line 10, column 4'),
		});
	});
});

describe('a hostile record', () => {
	const start = GAME.split('\n\n')[0];
	const hostile = {
		deep: `${start}\n\n1. L4 b2,b3,b4,c4 ${'(L4 b2,b3,b4,c4 '.repeat(100_000)}`,
		wide: `${start}\n\n1. L4 b2,b3,b4,c4 ${'(I4 b2*4) '.repeat(100_000)}`,
	};
	it.each([
		['review', hostile.deep, 'variations nested too deeply'],
		['review', hostile.wide, 'the record is too long'],
		['puzzle --from', hostile.wide, 'the record is too long'],
	])('is refused by %s with its position', (command, text, why) => {
		const { code, err } = rumis([...command.split(' '), folder.write('hostile.rumis', text)]);
		expect(code).toBe(1);
		expect(err).toMatch(new RegExp(`^rumis: .*hostile\\.rumis: line 8, column \\d+: ${why}\\n$`));
	});

	it('with a long comment is reviewed like any other', () => {
		const text = GAME.replace('a tower at once', 'tower '.repeat(300_000));
		expect(output('review', folder.write('long.rumis', text), '--depth', 'fast')).toMatch(
			/^turning points: /m,
		);
	});
});

describe('rumis puzzle --from', () => {
	it('finds positions with one clearly best move in a finished game', () => {
		const link = '1.chullpa.2.standard.yellow.18.3OqzgQG9zG1kEDdoky';
		const found = JSON.parse(output('puzzle', '--from', link, '--json'));
		expect(found).toContainEqual(
			expect.objectContaining({ ply: 14, solution: 'I2 c5*2', proof: 'exact', win: 1, winOtherwise: 0.5 }),
		);
		expect(output('puzzle', '--from', link, '--solution')).toContain('I2 c5*2 V3 c1*2,d1');
	});
});
