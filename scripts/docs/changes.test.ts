import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../workspaces.js';
import { applyChange, changesOf } from './changes.js';
import { PAGES, parsePage } from './page.js';

const PAGE = parsePage(
	'docs/PAGE.md',
	[
		...['```ts src/new/a.ts', 'export const a = 1;', '```', '```ts', 'const example = 2;', '```'],
		...['```diff src/b.ts', '-old', '+new', '```'],
		...[
			'```diff',
			'+++ src/c.ts',
			' list',
			'+	item',
			'@@',
			'-gone',
			'+++ src/d.ts',
			'+first',
			' second',
			'```',
		],
	].join('\n'),
);

const root = mkdtempSync(join(tmpdir(), 'rumis-changes-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the changes of a page', () => {
	it('are its files and its diffs, place by place, and not its examples', () => {
		expect(PAGE.blocks.flatMap(changesOf)).toEqual([
			{ path: 'src/new/a.ts', before: null, after: 'export const a = 1;\n' },
			{ path: 'src/b.ts', before: 'old\n', after: 'new\n' },
			{ path: 'src/c.ts', before: 'list\n', after: 'list\n	item\n' },
			{ path: 'src/c.ts', before: 'gone\n', after: '' },
			{ path: 'src/d.ts', before: 'second\n', after: 'first\nsecond\n' },
		]);
	});

	it('are made at the one place that is meant', () => {
		const made = (text: string) => {
			writeFileSync(join(root, 'b.ts'), text);
			applyChange(root, { path: 'b.ts', before: 'old\n', after: '$& new\n' });
			return readFileSync(join(root, 'b.ts'), 'utf8');
		};
		expect(made('an\nold\nline\n')).toBe('an\n$& new\nline\n');
		expect(() => made('a line\n')).toThrow('b.ts: found 0 times');
		expect(() => made('old\nold\n')).toThrow('b.ts: found 2 times');
		applyChange(root, { path: 'new/a.ts', before: null, after: 'a\n' });
		expect(readFileSync(join(root, 'new/a.ts'), 'utf8')).toBe('a\n');
	});
});

/** The slow tests apply these changes to a copy of the project and run the result. */
describe.each(PAGES.filter(({ blocks }) => blocks.flatMap(changesOf).length > 0))('$path', ({ blocks }) => {
	it('has changes that can be made, one after the other', () => {
		const copy = mkdtempSync(join(root, 'copy-'));
		for (const change of blocks.flatMap(changesOf)) {
			const [from, to] = [join(ROOT, change.path), join(copy, change.path)];
			if (existsSync(from) && !existsSync(to)) cpSync(from, to);
			applyChange(copy, change);
		}
	});
});
