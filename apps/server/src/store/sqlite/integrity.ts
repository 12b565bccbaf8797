import { isSqliteCorruption } from '../corruption.js';
import type { Sqlite } from './driver.js';

/**
 * SQLite's integrity check: null, or its first finding in one line. `quick` reads every page; `full` also
 * compares indexes with tables.
 */
export function findDamage(sqlite: Sqlite, depth: 'quick' | 'full'): string | null {
	const name = depth === 'quick' ? 'quick_check' : 'integrity_check';
	try {
		const found = sqlite.pragma(`${name}(1)`, { simple: true });
		return found === 'ok' ? null : String(found).replace(/\s*\n\s*/g, ' ');
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

const codeOf = (error: unknown): string =>
	error instanceof Error && 'code' in error ? String(error.code) : '';

/** A SQLite error as one line for the host, with what to do about it. */
export function sayOpenFault(folder: string, error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	if (isSqliteCorruption(error)) return sayDamage(folder, message);
	if (/^SQLITE_(READONLY|CANTOPEN|PERM)|^E(ACCES|PERM|ROFS)$/.test(codeOf(error)))
		return `the database in ${folder} cannot be written: ${message}`;
	return `cannot open the database in ${folder}: ${message}`;
}

export const sayDamage = (folder: string, finding: string): string =>
	`the database in ${folder} is damaged (${finding}): restore a backup, or save what is left with rumis check --repair`;
