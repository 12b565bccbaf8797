import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/testing/longestFirst.js';

/** Tests run the sources themselves, so that no stale build can hide a mistake. */
const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const TESTS = ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];

/** A test says by its name that it starts browsers, databases or programs, or plays many games. */
const SLOW_TESTS = ['{packages,apps}/*/{src,test}/**/*.slow.test.{ts,tsx}', 'scripts/**/*.slow.test.ts'];

/** A fast test takes milliseconds, some take seconds. The limit only ends what hangs, also on a very busy machine. */
const FAST_LIMIT = 60_000;

/** Alone, a slow test takes seconds. A file whose tests need longer says so itself (`vi.setConfig`), and why. */
const SLOW_LIMIT = 120_000;

/** Fast tests do nothing but compute. Slow ones also wait, for pages, databases and programs. */
const CORES = availableParallelism();
const SLOW_WORKERS = CORES * 2;

export default defineConfig({
	resolve: {
		alias: {
			'@rumis/rules': source('packages/rules/src/index.ts'),
			// Worker threads run what was built, so whoever starts one is built too.
			'@rumis/engine/node': source('packages/engine/dist/node/index.js'),
			'@rumis/engine/web/worker': source('packages/engine/src/web/worker.ts'),
			'@rumis/engine/web': source('packages/engine/src/web/index.ts'),
			'@rumis/engine/openings': source('packages/engine/src/openings/index.ts'),
			'@rumis/engine/puzzles': source('packages/engine/src/puzzles/index.ts'),
			'@rumis/engine': source('packages/engine/src/index.ts'),
			'@rumis/balance/node': source('packages/balance/dist/node/index.js'),
			'@rumis/balance/web/worker': source('packages/balance/src/web/worker.ts'),
			'@rumis/balance/web': source('packages/balance/src/web/index.ts'),
			'@rumis/balance': source('packages/balance/src/index.ts'),
			'@rumis/table': source('packages/table/src/index.ts'),
			'@rumis/ratings': source('packages/ratings/src/index.ts'),
			'@rumis/protocol/schemas': source('packages/protocol/src/schemas/index.ts'),
			'@rumis/protocol': source('packages/protocol/src/index.ts'),
			'@rumis/client/node': source('packages/client/src/node/index.ts'),
			'@rumis/client': source('packages/client/src/index.ts'),
			'@rumis/server/tools': source('apps/server/src/tools.ts'),
			'@rumis/server': source('apps/server/src/index.ts'),
			'@rumis/workshop/print': source('packages/workshop/src/print/index.ts'),
			'@rumis/workshop/mesh': source('packages/workshop/src/mesh/index.ts'),
			'@rumis/workshop': source('packages/workshop/src/index.ts'),
			'@rumis/solver/worker': source('packages/solver/src/worker/browser.ts'),
			'@rumis/solver': source('packages/solver/src/index.ts'),
		},
	},
	test: {
		setupFiles: ['scripts/testing/setup.ts'],
		// Files share what they import, which halves the work of the many small ones; none of them changes it.
		isolate: false,
		sequence: { sequencer: LongestFirst },
		projects: [
			{
				extends: true,
				test: {
					name: 'fast',
					include: TESTS,
					exclude: SLOW_TESTS,
					// All cores: the default leaves one idle, which is half of a small machine.
					maxWorkers: CORES,
					testTimeout: FAST_LIMIT,
					hookTimeout: FAST_LIMIT,
					expect: { poll: { timeout: FAST_LIMIT } },
				},
			},
			{
				extends: true,
				test: {
					name: 'slow',
					include: SLOW_TESTS,
					maxWorkers: SLOW_WORKERS,
					sequence: { groupOrder: 1 },
					testTimeout: SLOW_LIMIT,
					hookTimeout: SLOW_LIMIT,
					// Fails before the test itself does, and so says what it waited for.
					expect: { poll: { timeout: 60_000 } },
				},
			},
		],
	},
});
