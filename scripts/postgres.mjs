// @ts-check
/** Finds the PostgreSQL programs for the server tests, and installs them where that is easy. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';

/** The usual locations, with or without a folder per version. */
const HOMES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr/local/pgsql', '/usr'];
/** The programs that create and run a server. */
const PROGRAMS = ['initdb', 'postgres'];
const OLDEST = 15;

/** The folders of versions that are new enough, newest first.
 * @param {string} home */
function versionsIn(home) {
	const names = existsSync(home) ? readdirSync(home) : [];
	return names
		.filter((name) => /^(postgresql@)?\d+$/.test(name))
		.map((name) => ({ version: Number(name.replace(/\D/g, '')), folder: join(home, name, 'bin') }))
		.filter(({ version }) => version >= OLDEST)
		.sort((a, b) => b.version - a.version)
		.map(({ folder }) => folder);
}

/** The folder with the programs; null if there is none. POSTGRES_BIN overrides it.
 * @param {Readonly<Record<string, string | undefined>>} [env] @returns {string | null} */
export function findPostgres(env = process.env) {
	const chosen = env.POSTGRES_BIN ? [env.POSTGRES_BIN] : [];
	const plain = [...HOMES.map((home) => join(home, 'bin')), ...(env.PATH ?? '').split(delimiter)];
	const folders = [...chosen, ...HOMES.flatMap(versionsIn), ...plain].filter((folder) => folder !== '');
	return folders.find((folder) => PROGRAMS.every((name) => existsSync(join(folder, name)))) ?? null;
}

const ADVICE =
	'The tests of the server need PostgreSQL 15 or newer: install it, or name the folder of its programs in POSTGRES_BIN.';

/** Finds or installs PostgreSQL; if neither is possible, exits with a one-line message. */
export function ensurePostgres() {
	const found = findPostgres();
	if (found) return found;
	const failure = installWithApt('postgresql');
	const installed = findPostgres();
	if (installed) return installed;
	console.error(`${failure}${ADVICE}`);
	process.exit(1);
}
