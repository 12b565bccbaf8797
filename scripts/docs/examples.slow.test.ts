/** The examples in the documents print what the documents say. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ROOT } from '../workspaces.js';
import { hasExamples, isProgram, withFolder, wrongExamples } from './examples.js';
import { PAGES, parsePage } from './page.js';

// All examples of a page are run.
vi.setConfig({ testTimeout: 300_000 });

const STRICT = {
	module: 'nodenext',
	target: 'es2023',
	types: ['node'],
	strict: true,
	skipLibCheck: true,
	noEmit: true,
};

describe.skipIf(process.platform === 'win32')('the examples', () => {
	it.each(PAGES.filter(hasExamples))('of $path are true', (page) => {
		expect(wrongExamples(page)).toEqual([]);
	});

	it('that print something else, or fail, are found', () => {
		const page = parsePage(
			'docs/WRONG.md',
			[
				...[
					'```console',
					'$ npx rumis perft chullpa -p 2 -d 1',
					'687',
					'$ npx rumis perft chullpa -p 2 -d 1',
				],
				...['686', '```', '```gtp', '> name', '= Rummy', '```', '```ts', "import '@rumis/rules';"],
				...["import { STONES } from '@rumis/rules';", 'console.log(STONES.length);', '```', '```text output'],
				...['12', '```', '```ts', "import { STONES } from '@rumis/rules';", 'throw new Error(STONES[0]);'],
				...['```', '<!-- not run: it is wrong -->', '```console', '$ npx rumis perft chullpa', '0', '```'],
			].join('\n'),
		);
		expect(wrongExamples(page).map((fault) => fault.split('\n', 1)[0])).toEqual([
			'docs/WRONG.md:4: expected',
			'docs/WRONG.md:7: expected',
			'docs/WRONG.md:11: expected',
			'docs/WRONG.md:19: expected',
		]);
	});
});

it('programs in the documents have right types', () => {
	const programs = PAGES.flatMap(({ blocks }) => blocks).filter(isProgram);
	expect(programs.length).toBeGreaterThan(4);
	const said = withFolder((folder) => {
		const files = programs.map(({ lines }, index) => {
			writeFileSync(join(folder, `example${index}.ts`), lines.join('\n'));
			return `example${index}.ts`;
		});
		writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, files }));
		const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
		return spawnSync(process.execPath, [compiler, '-p', '.'], { cwd: folder, encoding: 'utf8' }).stdout;
	});
	expect(said).toBe('');
});
