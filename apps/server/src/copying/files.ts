import {
	close,
	createWriteStream,
	fsync,
	mkdtempSync,
	open as openFile,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { CopyFault, reasonOf } from './fault.js';

/**
 * Writes a file atomically: to a temporary name first, renamed once it is on disk. Copies contain secrets, so
 * only the owner may read it.
 */
export async function writeWhole<Value>(
	file: string,
	write: (to: Writable) => Promise<Value>,
): Promise<Value> {
	refuseSpecial(file);
	const part = `${file}.${process.pid}.part`;
	try {
		const to = (await open(part, 'w', 0o600)).createWriteStream();
		// `write` reports stream errors; this handler is for a `write` that fails before using the stream.
		to.on('error', () => {});
		try {
			const value = await write(to);
			await syncFile(part);
			await moveInto(part, file);
			return value;
		} finally {
			to.destroy();
		}
	} catch (error) {
		rmSync(part, { force: true });
		if (!isFileFault(error)) throw error;
		throw new CopyFault('file', `cannot write ${file}: ${reasonOf(error)}`, error);
	}
}

/** Renaming a finished file over a device would replace the device. */
function refuseSpecial(file: string): void {
	const there = statSync(file, { throwIfNoEntry: false });
	if (there && !there.isFile() && !there.isDirectory())
		throw new CopyFault('file', `cannot write ${file}: it is a device or a pipe, not a file`);
}

/** Spools a pipe into a private temporary file while the task runs. */
export async function withSpool<Value>(
	from: Readable,
	task: (file: string) => Promise<Value>,
): Promise<Value> {
	const folder = mkdtempSync(join(tmpdir(), 'rumis-import-'));
	const file = join(folder, 'copy');
	try {
		await pipeline(from, createWriteStream(file, { mode: 0o600 }));
		return await task(file);
	} catch (error) {
		if (!isFileFault(error)) throw error;
		throw new CopyFault('file', `the copy cannot be read: ${reasonOf(error)}`, error);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Renames a finished file, and syncs the folder to make this durable. */
export async function moveInto(part: string, file: string): Promise<void> {
	renameSync(part, file);
	await syncFolder(dirname(file));
}

export async function syncFile(file: string): Promise<void> {
	const handle = await open(file, 'r+');
	await handle.sync();
	await handle.close();
}

/** Some systems cannot sync folders, and need not. */
async function syncFolder(folder: string): Promise<void> {
	const handle = await promisify(openFile)(folder, 'r').catch(() => null);
	if (handle === null) return;
	await promisify(fsync)(handle).catch(() => {});
	await promisify(close)(handle);
}

const isFileFault = (error: unknown): boolean =>
	error instanceof Error && 'syscall' in error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));
