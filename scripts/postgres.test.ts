import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findPostgres } from './postgres.mjs';

const temp = mkdtempSync(join(tmpdir(), 'rumis-postgres-'));
afterAll(() => rmSync(temp, { recursive: true, force: true }));

function putPrograms(folder: string, names: readonly string[]): string {
	const path = join(temp, folder);
	mkdirSync(path, { recursive: true });
	for (const name of names) writeFileSync(join(path, name), '');
	return path;
}

it('takes the folder that was chosen, before all others', () => {
	const chosen = putPrograms('mine', ['initdb', 'postgres']);
	expect(findPostgres({ POSTGRES_BIN: chosen, PATH: '' })).toBe(chosen);
});

it('does not take a folder that has only a part of it', () => {
	const part = putPrograms('part', ['initdb']);
	expect(findPostgres({ POSTGRES_BIN: part, PATH: part })).not.toBe(part);
});
