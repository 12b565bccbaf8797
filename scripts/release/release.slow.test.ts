/** Releases a project with two packages, from its commit to the packed files. */
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeRunner } from '../runner.js';
import { release } from './release.js';

// Packages are packed, installed and tried.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- Everything.

## [0.1.0] - 2026-01-01

- Nothing yet.
`;

const FILES: Readonly<Record<string, string | object>> = {
	'package.json': { name: 'mini', private: true, version: '0.1.0', workspaces: ['packages/*', 'apps/*'] },
	'CHANGELOG.md': CHANGELOG,
	'.gitignore': '*.tgz\nnode_modules/\n',
	'packages/one/package.json': {
		...{ name: '@mini/one', version: '0.1.0', type: 'module' },
		exports: { '.': './one.js', './worker': './worker.js' },
	},
	'packages/one/one.js': 'export const one = 1;\n',
	'packages/one/worker.js': "throw new Error('for workers only');\n",
	'apps/two/package.json': {
		...{ name: 'mini-two', version: '0.1.0', type: 'module', bin: { 'mini-two': './two.js' } },
		dependencies: { '@mini/one': '0.1.0' },
	},
	'apps/two/two.js':
		"#!/usr/bin/env node\nimport { readFileSync } from 'node:fs';\nimport '@mini/one';\nconst { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url)));\nconsole.log(version);\n",
	'apps/page/package.json': {
		...{ name: '@mini/page', version: '0.1.0', private: true },
		dependencies: { '@mini/one': '0.1.0' },
	},
};

let root: string;

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
function write(name: string, content: string | object): void {
	mkdirSync(dirname(join(root, name)), { recursive: true });
	const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, '\t')}\n`;
	writeFileSync(join(root, name), text);
}

function must(program: string, ...args: readonly string[]): string {
	const done = makeRunner(root)(program, ...args);
	if (!done.ok) throw new Error(done.error);
	return done.value;
}

function commit(): void {
	must('git', 'add', '--all');
	must(
		'git',
		'-c',
		'user.name=Mini',
		'-c',
		'user.email=mini@example.org',
		'commit',
		'--quiet',
		'-m',
		'A change',
	);
}

const releaseAs = (version: string, isDryRun = false) =>
	release(root, { version, to: 'packed', isDryRun, today: new Date('2026-11-16T12:00:00Z') });

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'rumis-mini-'));
	for (const [name, content] of Object.entries(FILES)) write(name, content);
	must('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
	must('git', 'init', '--quiet');
	commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a release', () => {
	it('has one version everywhere, a heading in the changelog, and packages that work', () => {
		const done = releaseAs('0.2.0');
		expect(done).toMatchObject({ ok: true, value: expect.stringContaining('git tag v0.2.0') });
		expect(readdirSync(join(root, 'packed')).sort()).toEqual(['mini-one-0.2.0.tgz', 'mini-two-0.2.0.tgz']);
		expect(must('git', 'grep', '-l', '0\\.1\\.0').trim()).toBe('CHANGELOG.md');
		expect(read('CHANGELOG.md')).toBe(
			CHANGELOG.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [0.2.0] - 2026-11-16\n'),
		);
	});

	it('that is only tried leaves the project as it was', () => {
		expect(releaseAs('0.2.0', true)).toMatchObject({ ok: true, value: expect.stringContaining('a dry run') });
		expect(must('git', 'status', '--porcelain')).toBe('');
		expect(existsSync(join(root, 'packed'))).toBe(false);
	});

	it.each(['0.1.0', '0.0.9', '0.1.0-beta.1', 'next', '0.2', 'v0.2.0'])('is not called %s', (version) => {
		const done = releaseAs(version);
		expect(done).toMatchObject({
			ok: false,
			error: expect.stringMatching(/is not a version|does not come after 0\.1\.0/),
		});
		expect(must('git', 'status', '--porcelain')).toBe('');
	});

	it('is refused while something is not committed, which is named', () => {
		write('packages/one/one.js', 'export const one = 2;\n');
		write('packages/one/new.js', '');
		expect(releaseAs('0.2.0')).toEqual({
			ok: false,
			error: 'commit or put away these changes first:\n M packages/one/one.js\n?? packages/one/new.js',
		});
	});

	it('is refused when the changelog has nothing new', () => {
		write('CHANGELOG.md', CHANGELOG.replace('- Everything.', ''));
		commit();
		expect(releaseAs('0.2.0')).toEqual({
			ok: false,
			error: expect.stringContaining('CHANGELOG.md has nothing under "## [Unreleased]"'),
		});
	});

	it('is refused when a package cannot be loaded where it is installed', () => {
		write('packages/one/one.js', "import './left-at-home.js';\n");
		write('packages/one/package.json', {
			...(FILES['packages/one/package.json'] as object),
			files: ['one.js', 'worker.js'],
		});
		write('packages/one/left-at-home.js', '');
		commit();
		expect(releaseAs('0.2.0', true)).toMatchObject({
			ok: false,
			error: expect.stringMatching(/^@mini\/one: [\s\S]*left-at-home/),
		});
	});
});
