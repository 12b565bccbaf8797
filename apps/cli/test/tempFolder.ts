import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export interface TempFolder {
	readonly path: string;
	/** The path of a file in the folder, whether it exists or not. */
	at(name: string): string;
	/** Writes a file and returns its path. */
	write(name: string, text: string): string;
}

/** A folder for the tests of one file, deleted afterwards. */
export function makeTempFolder(): TempFolder {
	const path = mkdtempSync(join(tmpdir(), 'rumis-test-'));
	afterAll(() => rmSync(path, { recursive: true, force: true }));
	const at = (name: string): string => join(path, name);
	return {
		path,
		at,
		write(name, text) {
			writeFileSync(at(name), text);
			return at(name);
		},
	};
}
