/** The walkthrough of CONTRIBUTING.md works as written. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ok } from '@rumis/rules';
import { expect, it, vi } from 'vitest';
import { withCopy } from '../projectCopy.js';
import { makeRunner } from '../runner.js';
import { ROOT } from '../workspaces.js';
import { applyChange, changesOf } from './changes.js';
import { PAGES } from './page.js';

// A copy of the project is changed and checked.
vi.setConfig({ testTimeout: 300_000 });

const { blocks } = PAGES.find(({ path }) => path === 'CONTRIBUTING.md')!;
const changes = blocks.flatMap(changesOf);

// A download without history cannot be cloned.
it.skipIf(!existsSync(join(ROOT, '.git')))('the first change fails its test, and then passes', () => {
	const [test, fix] = changes;
	const done = withCopy(ROOT, (copy) => {
		const run = () => makeRunner(copy)('npx', 'vitest', 'run', test!.path);
		applyChange(copy, test!);
		const first = run();
		expect(stripVTControlCharacters(first.ok ? '' : first.error)).toContain('Error: moveSquare');
		applyChange(copy, fix!);
		expect(run()).toMatchObject({ ok: true });
		return ok(null);
	});
	expect([changes.length, done]).toEqual([2, ok(null)]);
});
