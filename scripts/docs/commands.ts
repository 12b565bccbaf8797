/** Checks commands in documents: whether they exist, and have the given options. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { makeProgram } from '../../apps/cli/src/program.js';
import { ROOT } from '../workspaces.js';
import { at } from './files.js';
import type { Found, Page } from './page.js';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
	scripts: Readonly<Record<string, string>>;
};
/** npm commands that are not our scripts. */
const NPM = ['ci', 'install', 'pack', 'rebuild'];
/** Commands of third-party packages. */
const TOOLS = ['biome', 'tsc', 'tsx', 'vite', 'vitest', 'web-push', 'playwright-core'];
const EVERYWHERE = ['-h', '--help', '-V', '--version'];

const rumis = await makeProgram();

/** A command in a block: its first line on the page, and its last line in the block. */
export interface Typed extends Found {
	readonly last: number;
}

/** The commands of a block: every line in `sh`, lines after `$` in `console`, with continuation lines. */
export function commandLines({ language, lines, line }: Page['blocks'][number]): Typed[] {
	const typed: Typed[] = [];
	for (const [index, text] of lines.entries()) {
		const before = lines[index - 1]?.endsWith('\\') ? typed.pop() : undefined;
		const own = language === 'sh' ? text : text.startsWith('$ ') ? text.slice(2) : null;
		if (before) typed.push({ ...before, text: `${before.text.slice(0, -1)}${text.trim()}`, last: index });
		else if (own !== null) typed.push({ text: own, line: line + index + 1, last: index });
	}
	return typed;
}

/** All commands of a page; the parts of a pipe are separate. */
function commandsOf({ spans, blocks }: Page): Found[] {
	const shell = blocks.filter(({ language }) => language === 'sh' || language === 'console');
	return [...spans, ...shell.flatMap(commandLines)].flatMap(({ text, line }) =>
		text
			.replace(/ # .*/, '')
			.split(/&&|[|>]/)
			.map((part) => ({ text: part.trim(), line })),
	);
}

/** What is wrong with the arguments of `rumis`; null if nothing is. */
function rumisProblem(words: readonly string[]): string | null {
	let command: Command = rumis;
	let at = 0;
	for (let next = named(command, words[at]); next; next = named(command, words[++at])) command = next;
	const name = words[at];
	if (command.commands.length > 0 && name && /^[a-z]/.test(name)) return `rumis has no command ${name}`;
	const end = words.indexOf('--') < 0 ? words.length : words.indexOf('--');
	const known = [...EVERYWHERE, ...command.options.flatMap(({ short, long }) => [short, long])];
	const unknown = words.slice(at, end).find((word) => /^--?[a-z]/.test(word) && !known.includes(word));
	return unknown ? `rumis ${command.name()} has no option ${unknown}` : null;
}

const named = (command: Command, name: string | undefined): Command | undefined =>
	command.commands.find((sub) => sub.name() === name);

function npmProblem([name = '', script = '']: readonly string[]): string | null {
	const wanted = name === 'run' ? script : name;
	return Object.hasOwn(scripts, wanted) || (name !== 'run' && NPM.includes(name))
		? null
		: `npm has no ${wanted}`;
}

function npxProblem([tool = '', ...words]: readonly string[]): string | null {
	if (tool === 'rumis') return rumisProblem(words);
	if (!TOOLS.includes(tool)) return `${tool} does not come with this project`;
	const missing = words.find((word) => /^[\w-]+\/.*\w$/.test(word) && !existsSync(join(ROOT, word)));
	return missing ? `there is no ${missing}` : null;
}

const PROGRAMS: Readonly<Record<string, (words: readonly string[]) => string | null>> = {
	npm: npmProblem,
	npx: npxProblem,
	rumis: rumisProblem,
};

/** Commands or options that do not exist. */
export function wrongCommands(page: Page): string[] {
	return commandsOf(page).flatMap((found) => {
		const [program = '', ...rest] = found.text.replace(/[()[\]"…,;]/g, ' ').split(/\s+/);
		const words = rest.filter((word) => word !== '');
		const problem = words.length > 0 ? PROGRAMS[program]?.(words) : null;
		return problem ? [at(page, found, problem)] : [];
	});
}
