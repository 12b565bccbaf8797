import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/**
 * Creates a database file readable by its owner only, and restricts an existing one: it contains password and
 * session hashes. SQLite gives its companion files the same permissions.
 */
export function makePrivate(file: string): void {
	closeSync(openSync(file, 'a', OWNER_ONLY));
	for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) takeRights(name);
}

function takeRights(file: string): void {
	try {
		chmodSync(file, OWNER_ONLY);
	} catch {
		// Only the owner can change permissions; a shared folder is the host's choice.
	}
}
