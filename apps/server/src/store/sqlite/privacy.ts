import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/**
 * Makes a database file that only its owner can read, and takes the rights of others from one that is there: it
 * holds hashes of passwords and sessions. SQLite gives the files beside it the rights of the first.
 */
export function makePrivate(file: string): void {
	closeSync(openSync(file, 'a', OWNER_ONLY));
	for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) takeRights(name);
}

function takeRights(file: string): void {
	try {
		chmodSync(file, OWNER_ONLY);
	} catch {
		// Only the owner can change it, and a folder that one shares with others is their choice.
	}
}
