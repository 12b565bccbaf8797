/**
 * Runs the examples of a document in order, in a separate folder, and compares their output with the page.
 * CONTRIBUTING.md says which blocks are run.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspaces.js';
import { commandLines } from './commands.js';
import { at } from './files.js';
import type { Block, Page } from './page.js';

const RUMIS = join(ROOT, 'apps/cli/bin/rumis.js');
/** In the examples' shell, `npx` runs the project's own commands directly, without npx's startup time. */
const SHELL = `rumis() { "${process.execPath}" "${RUMIS}" "$@"; }; npx() { "$@"; };`;
const LIMIT = 100_000;

/** A complete program, not a fragment. */
export const isProgram = ({ language, lines }: Block): boolean =>
	language === 'ts' && lines.some((line) => /^import .* from '@rumis\//.test(line));

/** A block that is a file: its label is the name. */
const isFile = ({ language, label }: Block): boolean => label !== '' && language !== 'text';

const textOf = ({ lines }: Block): string => `${lines.join('\n')}\n`;

function run(folder: string, program: string, args: readonly string[], input = '') {
	const options = { cwd: folder, input, encoding: 'utf8', timeout: LIMIT } as const;
	const { stdout, stderr, status, error } = spawnSync(program, args, options);
	return { printed: `${error?.message ?? ''}${stdout}${stderr}`, hasFailed: status !== 0 };
}

/** Whether the output matches. In the expected text, `…` stands for anything. */
function isAsExpected(expected: string, printed: string): boolean {
	const parts = expected.trimEnd().split('…');
	const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s\\S]*');
	return new RegExp(`^${pattern}$`).test(printed.trimEnd());
}

interface Ran {
	readonly line: number;
	readonly expected: string;
	readonly printed: string;
}

/** Every command of a session, with its expected output. */
function runConsole(block: Block, folder: string): Ran[] {
	const commands = commandLines(block);
	return commands.map(({ text, line, last }, index) => {
		const next = (commands[index + 1]?.line ?? Number.POSITIVE_INFINITY) - block.line - 1;
		const { printed } = run(folder, 'bash', ['-c', `{ ${SHELL} ${text}\n} 2>&1`]);
		return { line, expected: block.lines.slice(last + 1, next).join('\n'), printed };
	});
}

/** A GTP session with the referee: lines after `>` are sent. */
function runReferee({ lines, line }: Block, folder: string, rumis = RUMIS): Ran[] {
	const sent = lines.filter((text) => text.startsWith('>')).map((text) => text.slice(2));
	const expected = lines.filter((text) => !text.startsWith('>') && text !== '');
	const { printed } = run(folder, process.execPath, [rumis, 'gtp'], `${sent.join('\n')}\n`);
	return [{ line, expected: expected.join('\n'), printed: printed.replace(/\n\n/g, '\n') }];
}

/** A program, and the block below it if that is its expected output. */
function runProgram(block: Block, folder: string, next: Block | undefined): Ran[] {
	const file = join(folder, block.label || `example${block.line}.ts`);
	writeFileSync(file, textOf(block));
	const { printed, hasFailed } = run(folder, process.execPath, ['--import', 'tsx', file]);
	const expected = hasFailed ? 'a program that does not fail' : next?.label === 'output' ? textOf(next) : '…';
	return [{ line: block.line, expected, printed }];
}

function runBlock(block: Block, folder: string, next: Block | undefined): Ran[] {
	if (block.notRun !== null) return [];
	if (block.language === 'console') return runConsole(block, folder);
	if (block.language === 'gtp') return runReferee(block, folder);
	if (isProgram(block)) return runProgram(block, folder, next);
	if (isFile(block)) writeFileSync(join(folder, block.label), textOf(block));
	return [];
}

/** A folder in which programs can import the packages of this project. */
export function withFolder<Value>(task: (folder: string) => Value): Value {
	const folder = mkdtempSync(join(tmpdir(), 'rumis-docs-'));
	symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
	writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
	try {
		return task(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** The examples of a page whose output differs. */
export const wrongExamples = (page: Page): string[] =>
	withFolder((folder) =>
		differences(
			page,
			page.blocks.flatMap((block, index) => runBlock(block, folder, page.blocks[index + 1])),
		),
	);

/** The same for GTP sessions with another project, such as a changed copy of this one. */
export const wrongAnswers = (page: Page, rumis: string): string[] =>
	withFolder((folder) => {
		const talks = page.blocks.filter(({ language }) => language === 'gtp');
		return differences(
			page,
			talks.flatMap((block) => runReferee(block, folder, rumis)),
		);
	});

const differences = (page: Page, ran: readonly Ran[]): string[] =>
	ran
		.filter(({ expected, printed }) => !isAsExpected(expected, printed))
		.map((each) => at(page, each, `expected\n${each.expected}\nbut got\n${each.printed}`));

/** Whether any block of the page is run. */
export const hasExamples = ({ blocks }: Page): boolean =>
	blocks.some(
		(block) => block.notRun === null && (isProgram(block) || ['console', 'gtp'].includes(block.language)),
	);
