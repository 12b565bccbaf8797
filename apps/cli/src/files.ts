import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { err, ok, type Result } from '@rumis/rules';

/** Larger files are neither records nor scenarios, and reading them would only hurt. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A file as text, `-` being standard input; or one line saying why not. */
export function readText(path: string): Result<string, string> {
	try {
		const source = path === '-' ? 0 : path;
		if (source !== 0 && statSync(source).size > MAX_BYTES) return err(`${path}: too large`);
		return ok(readFileSync(source, 'utf8'));
	} catch (error) {
		return err(fileTrouble(path, error));
	}
}

/** Writes the whole file or leaves the old one as it was. */
export function writeText(path: string, text: string): Result<null, string> {
	const draft = `${path}.${randomUUID().slice(0, 8)}.tmp`;
	try {
		writeFileSync(draft, text, { flush: true });
		renameSync(draft, path);
		return ok(null);
	} catch (error) {
		rmSync(draft, { force: true });
		return err(fileTrouble(path, error));
	}
}

const TROUBLES: Readonly<Record<string, string>> = {
	ENOENT: 'no such file',
	EISDIR: 'is a folder',
	EACCES: 'not permitted',
	EPERM: 'not permitted',
	ENOSPC: 'disk full',
	ENOTDIR: 'no such folder',
};

function fileTrouble(path: string, error: unknown): string {
	const code = (error as NodeJS.ErrnoException).code ?? '';
	return `${path}: ${TROUBLES[code] ?? (code || 'cannot be used')}`;
}
