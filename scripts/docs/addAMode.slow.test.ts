/** The worked example of ADD-A-MODE.md works as written, in every part of the project. */
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { ok, type Result } from '@rumis/rules';
import { expect, it } from 'vitest';
import { withCopy } from '../projectCopy.js';
import { makeRunner } from '../runner.js';
import { ROOT } from '../workspaces.js';
import { applyChange, changesOf } from './changes.js';
import { wrongAnswers } from './examples.js';
import { PAGES } from './page.js';

const PAGE = PAGES.find(({ path }) => path === 'docs/ADD-A-MODE.md')!;
const CHANGES = PAGE.blocks.flatMap(changesOf);
const PROBE = 'scripts/docs/pairsEverywhere';
/** Compiling the whole project takes minutes on a busy machine. */
const LIMIT = 30 * 60_000;

const VITEST = ['vitest', 'run', '--maxWorkers=1'];
const COMMANDS: readonly (readonly string[])[] = [
	['biome', 'check', '--error-on-warnings', ...new Set(CHANGES.map(({ path }) => path))],
	['tsc', '-b'],
	[...VITEST, 'packages/rules/src/modes', 'packages/rules/src/record.test.ts', 'apps/web/src/setup'],
	[...VITEST, 'agreement.slow', 'commands/bench.slow', '-t', 'pairs|all combinations|bench rules'],
	[...VITEST, `${PROBE}.slow.test.ts`],
];

function follow(copy: string): Result<readonly string[], string> {
	for (const change of CHANGES) applyChange(copy, change);
	renameSync(join(copy, `${PROBE}.ts`), join(copy, `${PROBE}.slow.test.ts`));
	for (const command of COMMANDS) {
		const done = makeRunner(copy)('npx', ...command);
		if (!done.ok) return done;
	}
	return ok(wrongAnswers(PAGE, join(copy, 'apps/cli/bin/rumis.js')));
}

// A download without history cannot be cloned.
it.skipIf(!existsSync(join(ROOT, '.git')))('pairs can be added and played', { timeout: LIMIT }, () => {
	expect(CHANGES.length).toBeGreaterThan(20);
	expect(withCopy(ROOT, follow)).toEqual(ok([]));
});
