import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '@rumis/rules';

/** Larger files are neither records nor scenarios, and are not read. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A file as text, or a one-line error. */
export function readText(path: string): Result<string, string> {
	try {
		const file = openSync(path, 'r');
		try {
			return readAll(file, path);
		} finally {
			closeSync(file);
		}
	} catch (error) {
		return err(fileTrouble(path, error));
	}
}

/** Same, where `-` means standard input. */
export function readTextOrInput(path: string): Result<string, string> {
	if (path !== '-') return readText(path);
	try {
		return readAll(0, 'standard input');
	} catch (error) {
		return err(fileTrouble('standard input', error));
	}
}

/** Reads in chunks, because devices and pipes do not report their size. */
function readAll(file: number, name: string): Result<string, string> {
	const pieces: Buffer[] = [];
	let size = 0;
	for (;;) {
		const piece = Buffer.alloc(65_536);
		const length = readSync(file, piece);
		if (length === 0) return ok(Buffer.concat(pieces).toString('utf8'));
		size += length;
		if (size > MAX_BYTES) return err(`${name}: too large`);
		pieces.push(piece.subarray(0, length));
	}
}

/** Writes the file atomically. Devices and pipes are written to, not replaced. */
export function writeFile(path: string, content: string | Uint8Array): Result<null, string> {
	const draft = join(dirname(path), `.${randomUUID().slice(0, 8)}.tmp`);
	try {
		if (isDeviceOrPipe(path)) {
			writeFileSync(path, content);
			return ok(null);
		}
		writeFileSync(draft, content, { flush: true });
		renameSync(draft, path);
		return ok(null);
	} catch (error) {
		removeQuietly(draft);
		return err(fileTrouble(path, error));
	}
}

function isDeviceOrPipe(path: string): boolean {
	const there = statSync(path, { throwIfNoEntry: false });
	return there !== undefined && !there.isFile() && !there.isDirectory();
}

/** Ignores errors: the first error is the one to report. */
function removeQuietly(path: string): void {
	try {
		rmSync(path, { force: true });
	} catch {}
}

const TROUBLES: Readonly<Record<string, string>> = {
	ENOENT: 'no such file',
	EISDIR: 'is a folder',
	EACCES: 'not permitted',
	EPERM: 'not permitted',
	ENOSPC: 'disk full',
	ENOTDIR: 'no such folder',
	ENAMETOOLONG: 'the name is too long',
	EBUSY: 'in use',
};

function fileTrouble(path: string, error: unknown): string {
	const code = (error as NodeJS.ErrnoException).code ?? '';
	return `${path}: ${TROUBLES[code] ?? (code || 'cannot be used')}`;
}
