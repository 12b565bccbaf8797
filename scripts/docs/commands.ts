/** Commands that documents name: whether they exist, and have the options that are named. */
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
/** What npm does without a script of ours. */
const NPM = ['ci', 'install', 'pack', 'rebuild'];
/** Programs that come with the packages of others. */
const TOOLS = ['biome', 'tsc', 'tsx', 'vite', 'vitest', 'web-push', 'playwright-core'];
const EVERYWHERE = ['-h', '--help', '-V', '--version'];

const rumis = await makeProgram();

/** A command of a block: its first line in the page, and the last line of the block that belongs to it. */
export interface Typed extends Found {
	readonly last: number;
}

/** What is typed in a block: every line in `sh`, those after `$` in `console`, with what continues them. */
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

/** All commands of a page, each program of a pipe by itself. */
function commandsOf({ spans, blocks }: Page): Found[] {
	const shell = blocks.filter(({ language }) => language === 'sh' || language === 'console');
	return [...spans, ...shell.flatMap(commandLines)].flatMap(({ text, line }) =>
		text
			.replace(/ # .*/, '')
			.split(/&&|[|>]/)
			.map((part) => ({ text: part.trim(), line })),
	);
}

/** What is wrong with the words after `rumis`; null when nothing is. */
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

/** Commands that do not exist, or not so. */
export function wrongCommands(page: Page): string[] {
	return commandsOf(page).flatMap((found) => {
		const [program = '', ...rest] = found.text.replace(/[()[\]"…,;]/g, ' ').split(/\s+/);
		const words = rest.filter((word) => word !== '');
		const problem = words.length > 0 ? PROGRAMS[program]?.(words) : null;
		return problem ? [at(page, found, problem)] : [];
	});
}
