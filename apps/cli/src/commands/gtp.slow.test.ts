import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { asks, junkLine } from '../../test/junk.js';
import { BIN, rumis } from '../../test/rumis.js';
import { REPLY } from '../../test/talk.js';
import { makeTempFolder } from '../../test/tempFolder.js';

// Bots think about whole games.
vi.setConfig({ testTimeout: 300_000 });

const folder = makeTempFolder();

/** The replies in an output; fails if there is anything else in it. */
function repliesIn(output: string): string[] {
	const parts = output.split('\n\n');
	expect(parts.pop()).toBe('');
	const replies = parts.map((part) => `${part}\n\n`);
	for (const reply of replies) expect(reply).toMatch(REPLY);
	return replies;
}

const talk = (input: string | Buffer) => rumis(['gtp'], { input, cwd: folder.path });

describe('rumis gtp', () => {
	it('referees a whole game and ends with the input', () => {
		const board = '{"id":"s","name":"S","plan":["1111"],"limits":{"2":{"height":1}}}';
		folder.write('my strip.json', board);
		const { code, out, err } = talk(
			[
				'1 newgame "my strip.json" 2',
				'2 play I2 a1,b1',
				'3 play I2 a1,b1',
				'4 play I2 c1,d1',
				'5 result',
				'6 savegame "a game.rumis"',
				'7 loadgame "a game.rumis" 1',
				'8 to_play',
			].join('\n'),
		);
		expect({ code, err }).toEqual({ code: 0, err: '' });
		const replies = repliesIn(out);
		expect(replies[2]).toMatch(/^\?3 illegal: /);
		expect(replies.toSpliced(2, 1)).toEqual(
			['=1', '=2', '=4', '=5 draw yellow red', '=6', '=7', '=8 red build'].map((reply) => `${reply}\n\n`),
		);
	});

	it('ends with exit code 0 when there is no input', () => {
		expect(talk('')).toEqual({ code: 0, out: '', err: '' });
	});

	it('ends at quit, even with more input', () => {
		expect(talk('1 quit\n2 name\n')).toEqual({ code: 0, out: '=1\n\n', err: '' });
	});

	it('ends at quit, even if its input stays open', async () => {
		const child = spawn(process.execPath, [BIN, 'gtp'], { stdio: ['pipe', 'pipe', 'inherit'] });
		child.stdin.write('name\nquit\n');
		const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
		expect({ said, code }).toEqual({ said: '= Rumis\n\n=\n\n', code: 0 });
	});

	it('answers before more input comes', async () => {
		const child = spawn(process.execPath, [BIN, 'gtp'], { stdio: ['pipe', 'pipe', 'inherit'] });
		child.stdin.write('name\n');
		const [first] = await once(child.stdout, 'data');
		expect(String(first)).toBe('= Rumis\n\n');
		child.stdin.end('version');
		const [[code]] = await Promise.all([once(child, 'exit'), text(child.stdout)]);
		expect(code).toBe(0);
	});

	it('ends quietly when its output is closed', async () => {
		const child = spawn(process.execPath, [BIN, 'gtp'], { stdio: ['pipe', 'pipe', 'pipe'] });
		child.stdout.destroy();
		child.stdin.on('error', () => {});
		child.stdin.write('list_commands\n'.repeat(100));
		const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
		expect({ err, code }).toEqual({ err: '', code: 0 });
	});

	it.each(['loadgame -', 'newgame - 2', 'newgame chullpa 2 mode=ruinas ruin=-'])(
		'does not mistake its own input for a file: %s',
		(line) => {
			const after = 50_000;
			const stdin = openSync(folder.write('script.txt', `${line}\n${'name\n'.repeat(after)}`), 'r');
			const { code, out } = rumis(['gtp'], { stdin });
			closeSync(stdin);
			const [first, ...others] = repliesIn(out);
			expect(first).toMatch(/^\? .*-: no such file/);
			expect(others.length).toBe(after);
			expect(code).toBe(0);
		},
	);

	it('survives a game that cannot be saved', () => {
		const { code, out, err } = talk(`newgame chullpa 2\nsavegame ${'x'.repeat(300)}\nname\n`);
		expect({ code, err }).toEqual({ code: 0, err: '' });
		expect(repliesIn(out)[1]).toMatch(/^\? /);
		expect(repliesIn(out)[2]).toBe('= Rumis\n\n');
	});
});

describe('rumis gtp fed junk', () => {
	const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array));
	/** Truncated and overlong UTF-8, lone surrogates, and invalid bytes. */
	const broken = fc
		.constantFrom('', 'ff', 'c3', 'e282', 'f09f97', 'c080', 'eda080', '00', '0d', 'efbbbf')
		.map((hex) => Buffer.from(hex, 'hex'));
	const line = fc.oneof(
		junkLine(folder.path).map((text) => Buffer.from(text)),
		bytes,
	);
	const lineEnd = fc.constantFrom('\n', '\r\n').map((text) => Buffer.from(text));
	const junk = fc
		.array(fc.tuple(broken, line, broken, lineEnd), { minLength: 20, maxLength: 120 })
		.map((parts) => Buffer.concat(parts.flat()));
	const isQuit = (line: string) => /^[\s\p{Cc}]*(\d+\s+)?quit\b/u.test(line);

	it('writes one well-formed reply to each command, nothing else, and ends with exit code 0', () => {
		const property = fc.property(junk, fc.boolean(), (input, quits) => {
			const lines = input.toString('utf8').split('\n');
			fc.pre(!lines.some(isQuit));
			const all = Buffer.concat([input, Buffer.from(quits ? '\n77 quit\n78 name\n' : '\n77 name')]);
			const { code, out, err } = talk(all);
			expect({ code, err }).toEqual({ code: 0, err: '' });
			const replies = repliesIn(out);
			const asked = lines.filter((line) => asks(line) || line.length > 100_000);
			expect(replies.at(-1)).toBe(quits ? '=77\n\n' : '=77 Rumis\n\n');
			expect(replies.length).toBe(asked.length + 1);
		});
		// Shrinking a failing case would start hundreds of processes.
		fc.assert(property, { numRuns: 20, endOnFailure: true });
	});
});
