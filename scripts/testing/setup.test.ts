import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { afterFile, cleanUpAfterFile } from './afterFile.js';
import { compiled, needsDriver } from './compiled.js';
import { seededBytes } from './seed.js';

describe('what is registered to be cleaned up', () => {
	it('is cleaned up once, the last first, even when some of it fails', async () => {
		const done: string[] = [];
		afterFile(() => done.push('server'));
		afterFile(() => {
			throw new Error('already gone');
		});
		afterFile(async () => done.push('client'));
		await expect(cleanUpAfterFile()).rejects.toThrow('cleaning up');
		expect(done).toEqual(['client', 'server']);
		await cleanUpAfterFile();
		expect(done).toHaveLength(2);
	});
});

describe('random bytes of a test', () => {
	it('are the same for the same label, and as many as asked for', () => {
		expect(seededBytes('a key', 40)).toEqual(seededBytes('a key', 40));
		expect(seededBytes('a key', 40)).toHaveLength(40);
		expect(seededBytes('a key', 40)).not.toEqual(seededBytes('another key', 40));
		expect(new Set(seededBytes('a key', 64)).size).toBeGreaterThan(20);
	});
});

describe('tests that need the driver of SQLite', () => {
	it('are those of servers and programs', () => {
		const paths = [
			'packages/rules/src/a.test.ts',
			'apps/web/src/a/b.test.tsx',
			'packages/client/src/a.test.ts',
		];
		const more = ['apps/server/src/a.test.ts', 'packages/rules/test/a.slow.test.ts', 'scripts/a.test.ts'];
		expect([...paths, ...more].map(needsDriver)).toEqual([false, false, true, true, true, true]);
	});

	it('wait while it is being compiled, and no longer', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'rumis-compiling-'));
		afterFile(() => rmSync(folder, { recursive: true }));
		const marker = join(folder, 'marker');
		writeFileSync(marker, '');
		let isDone = false;
		const waiting = compiled(marker).then(() => {
			isDone = true;
		});
		await new Promise(setImmediate);
		expect(isDone).toBe(false);
		rmSync(marker);
		await waiting;
		await compiled(undefined);
	});
});
