import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { span, type Tone } from '../view/text.js';
import { keyName } from './keys.js';
import { paint } from './paint.js';
import { type Terminal, TtyTerminal } from './terminal.js';
import { type TerminalStyle, terminalStyle } from './terminalStyle.js';

const COLOURED: TerminalStyle = { depth: 256, ascii: false };
const open: Terminal[] = [];
afterEach(() => {
	for (const terminal of open.splice(0)) terminal.close();
});

/** A terminal made of pipes, with a record of its events. */
function makeTty(look: TerminalStyle = COLOURED) {
	const modes: boolean[] = [];
	const input = Object.assign(new PassThrough(), { setRawMode: (raw: boolean) => modes.push(raw) });
	const output = Object.assign(new PassThrough(), { columns: 90, rows: 30 });
	const happened: string[] = [];
	const terminal = new TtyTerminal(
		input as unknown as NodeJS.ReadStream,
		output as unknown as NodeJS.WriteStream,
		look,
		{
			onKey: (key) => happened.push(key),
			onResize: () => happened.push('resize'),
			onGone: () => happened.push('gone'),
		},
	);
	open.push(terminal);
	return { terminal, input, output, modes, happened, written: () => String(output.read() ?? '') };
}

describe('the terminal', () => {
	it('is taken over, and restored once', () => {
		const { terminal, modes, written } = makeTty();
		expect(written()).toContain('\x1b[?1049h\x1b[?25l');
		terminal.close();
		terminal.close();
		const end = written();
		expect(end).toContain('\x1b[?25h\x1b[?1049l');
		expect(end.match(/\?1049l/g)).toHaveLength(1);
		expect(modes).toEqual([true, false]);
	});

	it('is restored when the process exits on its own', () => {
		const { modes, written } = makeTty();
		const leave = process.listeners('exit').at(-1)!;
		leave.call(process, 1);
		expect(modes).toEqual([true, false]);
		expect(written()).toContain('\x1b[?1049l');
	});

	it('leaves no listeners behind', () => {
		const count = () =>
			['exit', 'uncaughtExceptionMonitor', 'SIGTERM', 'SIGHUP', 'SIGINT'].map((event) =>
				process.listenerCount(event),
			);
		const before = count();
		const { terminal } = makeTty();
		expect(count()).not.toEqual(before);
		terminal.close();
		expect(count()).toEqual(before);
	});

	it('maps the keys to names', async () => {
		const { input, happened } = makeTty();
		input.write('\x1b[A\x1b[D\r\t\x1b[Zx X?\x7f\x03');
		await expect.poll(() => happened).toHaveLength(11);
		input.write('\x1b');
		await expect.poll(() => happened).toHaveLength(12);
		input.end();
		await expect.poll(() => happened).toHaveLength(13);
		expect(happened).toEqual([
			...['up', 'left', 'enter', 'tab', 'shift-tab', 'x', ' ', 'X', '?', 'backspace', 'ctrl-c'],
			...['escape', 'gone'],
		]);
	});

	it('sends only the lines that changed', () => {
		const { terminal, output, happened, written } = makeTty();
		terminal.draw([[span('one')], [span('two')]]);
		written();
		terminal.draw([[span('one')], [span('2')]]);
		expect(written()).toBe('\x1b[2;1H2\x1b[K');
		output.emit('resize');
		expect(happened).toEqual(['resize']);
		terminal.draw([[span('one')]]);
		expect(written()).toBe('\x1b[2J\x1b[1;1Hone\x1b[K');
		expect(terminal.size()).toEqual({ columns: 90, rows: 30 });
	});

	it('gets no escape sequences if it cannot interpret them', () => {
		const { terminal, written } = makeTty({ depth: 'plain', ascii: true });
		terminal.draw([[span('a▕', 'on-red')], [span('▁b', 'bad')]]);
		terminal.close();
		expect(written()).toBe('\na|\n_b');
		expect(terminal.canAnimate).toBe(false);
	});
});

describe('colours', () => {
	const look = (bits: number, env: Record<string, string>) =>
		terminalStyle({ getColorDepth: () => bits }, env, 'linux');
	it('are as many as the terminal supports', () => {
		expect(look(24, { LANG: 'en_US.UTF-8' })).toEqual({ depth: 256, ascii: false });
		expect(look(4, { LANG: 'C', LC_ALL: 'C.utf8' })).toEqual({ depth: 16, ascii: false });
		expect(look(1, {})).toEqual({ depth: 'mono', ascii: true });
		expect(look(1, { TERM: 'dumb', LANG: 'C.UTF-8' })).toEqual({ depth: 'plain', ascii: true });
	});

	it('do not change the text, however many there are', () => {
		const tones: Tone[] = ['on-yellow', 'on-red', 'ghost-blue', 'breaking', 'plain'];
		for (const depth of ['plain', 'mono', 16, 256] as const) {
			const bare = tones.map((tone) =>
				stripVTControlCharacters(paint([span('x', tone)], { depth, ascii: true })),
			);
			expect(bare).toEqual(['x', 'x', 'x', 'x', 'x']);
		}
	});

	it('never let control characters through', () => {
		expect(paint([span('a\x1b[2Jb\u202e\n')], COLOURED)).toBe('a?[2Jb??');
	});
});

describe('keyName', () => {
	it('ignores unused keys', () => {
		expect(keyName(undefined, { name: 'f5' })).toBeNull();
		expect(keyName('x', { name: 'x', meta: true })).toBeNull();
		expect(keyName('\x1b[99~', {})).toBeNull();
		expect(keyName('é', { name: 'é' })).toBe('é');
	});
});
