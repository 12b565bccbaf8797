/** A disk of a few megabytes, which can be filled up. */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Cleanup } from './cleanup.js';

export interface SmallDisk {
	readonly folder: string;
	/** Uses up all free space. */
	fill(): void;
	/** Frees it again. */
	free(): void;
}

/** Null without permission to mount. */
export function mountSmallDisk(cleanup: Cleanup, megabytes: number): SmallDisk | null {
	const folder = cleanup.folder();
	const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
	if (mounted.status !== 0) return null;
	cleanup.add(() => spawnSync('umount', ['-l', folder]));
	const filler = join(folder, 'filler');
	return { folder, fill: () => fillWith(filler), free: () => rmSync(filler, { force: true }) };
}

function fillWith(file: string): void {
	const open = openSync(file, 'a');
	for (const size of [2 ** 16, 2 ** 12]) {
		try {
			for (;;) writeSync(open, Buffer.alloc(size));
		} catch {
			// No space left for a chunk of this size.
		}
	}
	closeSync(open);
}
