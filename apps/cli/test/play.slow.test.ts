import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { BIN, rumis } from './rumis.js';

/** `script` of util-linux provides a terminal; without it these tests are skipped. */
const hasTerminal = /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '');

const running: ChildProcess[] = [];
afterEach(() => {
	for (const child of running.splice(0)) child.kill();
});

/** Plays in a terminal of 80 × 24 characters. */
function sitDown(args: string, env: Record<string, string> = {}) {
	// The shell reports the exit code and whether its terminal still echoes.
	const play = `sh -c 'echo pid $$; exec ${process.execPath} ${BIN} play ${args}'`;
	const game = `stty rows 24 cols 80; ${play}; echo "code $?"; stty -a`;
	const child = spawn('script', ['-qec', game, '/dev/null'], {
		env: { ...process.env, TERM: 'xterm-256color', LANG: 'C.UTF-8', SHELL: '/bin/sh', ...env },
	});
	running.push(child);
	let seen = '';
	let hasEnded = false;
	let wake = (): void => {};
	child.stdout.on('data', (data) => {
		seen += data;
		wake();
	});
	child.stdout.once('close', () => {
		hasEnded = true;
		wake();
	});
	const until = async (sign: string | RegExp): Promise<string> => {
		while (!(typeof sign === 'string' ? seen.includes(sign) : sign.test(seen))) {
			if (hasEnded) throw new Error(`never saw ${sign} in ${seen}`);
			await new Promise<void>((resolve) => {
				wake = resolve;
			});
		}
		return seen;
	};
	return { until, press: (keys: string) => void child.stdin.write(keys) };
}

const LEFT = '\x1b[?25h\x1b[?1049l';

describe.skipIf(!hasTerminal)('rumis play in a terminal', () => {
	it('plays a move against a bot, and restores the terminal', async () => {
		const { until, press } = sitDown('chullpa --level 1 --seed 4');
		await until('your turn');
		press('5f\r');
		await until('2 moves');
		press('q');
		await until('Quit this game?');
		press('y');
		const seen = await until(/code 0[\s\S]* echo /);
		expect(seen).toContain('\x1b[?1049h');
		expect(seen).toContain(LEFT);
		expect(seen).toMatch(/ icanon /);
	});

	it('opens with the menu', async () => {
		const { until, press } = sitDown('');
		await until('Incahuasi');
		press('\x1b[C\r');
		await until('Pirka (wall), 2 players, standard');
		press('\x03');
		const seen = await until(/code 130[\s\S]* echo /);
		expect(seen).toContain(LEFT);
	});

	it('restores the terminal when it is killed', async () => {
		const { until } = sitDown('chullpa');
		const pid = /pid (\d+)/.exec(await until('your turn'))?.[1];
		process.kill(Number(pid), 'SIGTERM');
		const seen = await until(/code 143[\s\S]* echo /);
		expect(seen).toContain(LEFT);
	});

	it('sends no colours if none are wanted', async () => {
		const { until, press } = sitDown('chullpa', { NO_COLOR: '1' });
		await until('your turn');
		press('q');
		const seen = await until('code 0');
		expect(seen).not.toMatch(/\[[\d;]*[34]8;5/);
	});
});

describe('rumis play without a terminal', () => {
	it('reports so in one line', () => {
		const { code, out, err } = rumis(['play', 'chullpa']);
		expect({ code, out, err }).toEqual({
			...{ code: 2, out: '', err: 'rumis: play needs an interactive terminal\n' },
		});
	});

	it.each([
		[['chullpa', '--load', 'x.rumis'], 2, /--load cannot be combined with a scenario/],
		[['chullpa', '--seats', 'me,nobody:3'], 1, /no such bot: nobody:3/],
		[['chullpa', '--level', '10'], 1, /no such level: 10/],
		[['nowhere'], 1, /unknown scenario/],
		[['--players', 'two'], 2, /Not a whole number/],
	])('refuses %j', (args, code, reason) => {
		const run = rumis(['play', ...args]);
		expect(run.code).toBe(code);
		expect(run.err).toMatch(reason);
	});
});
