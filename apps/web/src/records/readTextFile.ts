import { err, ok, type Result } from '@rumis/rules';

/** No board or game is larger; larger files are rejected without reading. */
const MOST_BYTES = 4_000_000;

export interface FileError {
	readonly code: 'fileLarge' | 'fileUnreadable';
}

export async function readTextFile(file: File): Promise<Result<string, FileError>> {
	if (file.size > MOST_BYTES) return err({ code: 'fileLarge' });
	try {
		return ok(await file.text());
	} catch {
		return err({ code: 'fileUnreadable' });
	}
}
