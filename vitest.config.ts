import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests run the sources themselves, so that no stale build can hide a mistake. */
const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
	resolve: {
		alias: {
			'@rumis/rules': source('packages/rules/src/index.ts'),
			// Worker threads run what was built, so whoever starts one is built too.
			'@rumis/engine/node': source('packages/engine/dist/node/index.js'),
			'@rumis/engine/web/worker': source('packages/engine/src/web/worker.ts'),
			'@rumis/engine/web': source('packages/engine/src/web/index.ts'),
			'@rumis/engine': source('packages/engine/src/index.ts'),
			'@rumis/table': source('packages/table/src/index.ts'),
			'@rumis/protocol/schemas': source('packages/protocol/src/schemas/index.ts'),
			'@rumis/protocol': source('packages/protocol/src/index.ts'),
			'@rumis/server': source('apps/server/src/index.ts'),
			'@rumis/solver/worker': source('packages/solver/src/worker/browser.ts'),
			'@rumis/solver': source('packages/solver/src/index.ts'),
		},
	},
	test: {
		include: ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
		setupFiles: ['scripts/testSeed.ts'],
		testTimeout: 300_000,
		// Starting a browser takes long while all cores are busy.
		hookTimeout: 300_000,
		// So does everything in it.
		expect: { poll: { timeout: 60_000 } },
		// Files share what they import, which halves the work of the many small ones; none of them changes it.
		isolate: false,
		// All cores: the default leaves one idle, which is half of a small machine.
		maxWorkers: '100%',
	},
});
