import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeWhole } from './files.js';

// Windows has no named pipes in the file system.
it.skipIf(process.platform === 'win32')('a backup never replaces a device or a pipe', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'rumis-files-'));
	const pipe = join(folder, 'pipe');
	execFileSync('mkfifo', [pipe]);
	const written = writeWhole(pipe, async () => null);
	await expect(written).rejects.toThrow(`cannot write ${pipe}: it is a device or a pipe, not a file`);
	expect(lstatSync(pipe).isFIFO()).toBe(true);
	expect(readdirSync(folder)).toEqual(['pipe']);
	rmSync(folder, { recursive: true });
});
