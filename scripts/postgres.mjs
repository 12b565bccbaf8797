// @ts-check
/**
 * Finds the programs of PostgreSQL, which the tests of the server's second store need, and installs them where
 * that is possible. Plain JavaScript, because it runs before anything is built.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where distributions keep them, for each version a folder. */
const HOMES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr/local/pgsql', '/usr'];
const OLDEST = 15;

/** The folders that may have the programs, the newest version first. */
function candidates() {
	const versioned = HOMES.flatMap((home) => {
		if (!existsSync(home)) return [];
		const versions = readdirSync(home).filter((name) => /^(postgresql@)?\d+$/.test(name));
		return versions.map((name) => ({
			version: Number(name.replace(/\D/g, '')),
			folder: join(home, name, 'bin'),
		}));
	});
	const newest = versioned.filter(({ version }) => version >= OLDEST).sort((a, b) => b.version - a.version);
	const plain = HOMES.map((home) => join(home, 'bin'));
	return [...newest.map(({ folder }) => folder), ...plain, ...(process.env.PATH ?? '').split(delimiter)];
}

/** The folder with `initdb` and `postgres`; null when there is none.
 * @returns {string | null} */
export function findPostgres() {
	const has = (/** @type {string} */ folder) =>
		['initdb', 'postgres'].every((name) => folder !== '' && existsSync(join(folder, name)));
	return candidates().find(has) ?? null;
}

/** Makes sure that there are the programs of PostgreSQL, by the package manager of Debian if need be.
 * @returns {string} the folder */
export function ensurePostgres() {
	const found = findPostgres();
	if (found) return found;
	if (process.platform === 'linux' && existsSync('/usr/bin/apt-get')) installWithApt();
	const installed = findPostgres();
	if (installed) return installed;
	throw new Error(
		'the tests of the server need PostgreSQL 15 or newer: install it, for example as `postgresql`',
	);
}

function installWithApt() {
	const isRoot = process.getuid?.() === 0;
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
		const [program = '', ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
		spawnSync(program, rest, { env, stdio: 'ignore' });
	}
}
