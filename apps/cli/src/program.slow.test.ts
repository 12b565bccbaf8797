import type { Command } from 'commander';
import { describe, expect, it, vi } from 'vitest';
import { rumis } from '../test/rumis.js';
import { makeTempFolder } from '../test/tempFolder.js';
import { makeProgram, run } from './program.js';
import { VERSION } from './shared/version.js';

const folder = makeTempFolder();

/** The words of every command, including subcommands. */
function commandsIn(command: Command, words: readonly string[] = []): string[][] {
	const own = [...words];
	return [own, ...command.commands.flatMap((sub) => commandsIn(sub, [...own, sub.name()]))];
}

const COMMANDS = commandsIn(await makeProgram()).map((words) => words.join(' '));
const split = (line: string): string[] => line.split(' ').filter(Boolean);

describe('rumis', () => {
	it('has the documented commands', () => {
		expect(COMMANDS).toEqual(
			expect.arrayContaining(['gtp', 'perft', 'show', 'scenario list', 'scenario check', 'bench rules']),
		);
	});

	it('loads only the requested command, wherever it is', async () => {
		const names = (await makeProgram()).commands.map((command) => command.name());
		for (const name of names) {
			const { commands } = await makeProgram(name);
			expect(commands.map((command) => command.name())).toContain(name);
			expect(commands.length, `commands loaded for ${name}`).toBeLessThan(names.length);
		}
	});

	it.each(COMMANDS)('has help: rumis %s --help', async (line) => {
		const printed: unknown[] = [];
		const print = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(text) > 0);
		const code = await run([...split(line), '--help']).finally(() => print.mockRestore());
		expect(code).toBe(0);
		expect(printed.join('')).toContain(`Usage: rumis ${line}`.trim());
	});

	it.each(['-h', 'help', 'help scenario', 'scenario help check', 'perft -h'])(
		'has help: rumis %s',
		(line) => {
			const { code, out, err } = rumis(split(line));
			expect({ code, err }).toEqual({ code: 0, err: '' });
			expect(out).toMatch(/^Usage: rumis/);
		},
	);

	it.each(['--version', '-V'])('prints its version: %s', (option) => {
		expect(rumis([option])).toEqual({ code: 0, out: `${VERSION}\n`, err: '' });
	});
});

describe('wrong usage ends with exit code 2, one line on standard error, nothing on standard output', () => {
	it.each([
		['nonsense', "unknown command 'nonsense'"],
		['--nonsense', "unknown option '--nonsense'"],
		['gtp now', 'too many arguments'],
		['perft', "required option '-p, --players <n>'"],
		['perft -p 2 -d 1', "missing required argument 'scenario'"],
		['perft chullpa -p 2', "required option '-d, --depth <n>'"],
		['perft chullpa -p two -d 1', "argument 'two' is invalid. Not a whole number."],
		['perft chullpa -p 2 -d -1', "argument '-1' is invalid. Not a whole number."],
		['perft chullpa -p 2 -d 1.5', "argument '1.5' is invalid. Not a whole number."],
		['perft chullpa -p 2 -d 1 --deep', "unknown option '--deep'"],
		['perft chullpa pirka -p 2 -d 1', 'too many arguments'],
		['perft chullpa -p 2 -d 1 --mode chess', "argument 'chess' is invalid. Allowed choices are standard"],
		['perft chullpa -p 2 -d 1 --start pink', "argument 'pink' is invalid. Allowed choices are yellow"],
		['show', "missing required argument 'game'"],
		['show a b', 'too many arguments'],
		['show a --ply', "option '--ply <n>' argument missing"],
		['show a --ply x', "argument 'x' is invalid. Not a whole number."],
		['scenario nonsense', "unknown command 'nonsense'"],
		['scenario show', "missing required argument 'scenario'"],
		['scenario check', "missing required argument 'files'"],
		['bench nonsense', "unknown command 'nonsense'"],
		['bench rules --ms soon', "argument 'soon' is invalid. Not a whole number."],
	])('rumis %s', (line, reason) => {
		const { code, out, err } = rumis(split(line), { cwd: folder.path });
		expect({ code, out }).toEqual({ code: 2, out: '' });
		expect(err).toMatch(/^[^\n]+\n$/);
		expect(err).toContain(reason);
	});

	it.each(['', 'scenario', 'bench'])('rumis %s: a command is missing, so the help is shown', (line) => {
		const { code, out, err } = rumis(split(line));
		expect({ code, out }).toEqual({ code: 2, out: '' });
		expect(err).toContain('Usage: rumis');
	});
});

describe('a run that fails ends with exit code 1, one line on standard error, nothing on standard output', () => {
	it.each([
		['perft nowhere -p 2 -d 1', 'unknown scenario: nowhere: no such file; built in: chullpa pirka'],
		['perft chullpa -p 5 -d 1', 'the scenario has no limits for this number of players'],
		['perft chullpa -p 2 -d 1 --start green', 'the starting colour is not in the game'],
		['perft chullpa -p 3 -d 1 -m duo', 'the mode does not allow this number of players'],
		['perft chullpa -p 2 -d 1 -m transfer', 'the transfer game cannot be played on this scenario'],
		['perft . -p 2 -d 1', 'unknown scenario: .: is a folder'],
		['perft nowhere -p 2 -d 1 --json', 'unknown scenario'],
		['show nowhere.rumis', 'nowhere.rumis: no such file'],
		['show nowhere.rumis --json', 'nowhere.rumis: no such file'],
		['show 1.chullpa.2.standard.yellow.0.AAA', 'game link: part 7'],
		['show 1.nowhere.2.standard', 'game link: part 4'],
		['scenario show nowhere', 'unknown scenario: nowhere'],
		['scenario check nowhere.json', 'nowhere.json: no such file'],
		['scenario check .', '.: is a folder'],
	])('rumis %s', (line, reason) => {
		const { code, out, err } = rumis(split(line), { cwd: folder.path });
		expect({ code, out }).toEqual({ code: 1, out: '' });
		expect(err).toMatch(/^rumis: [^\n]+\n$/);
		expect(err).toContain(reason);
	});
});
