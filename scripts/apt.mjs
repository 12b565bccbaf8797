// @ts-check
/** Installs system packages without a password prompt: with apt-get, as root or by sudo. */
import { spawnSync } from 'node:child_process';

/** @param {string} program @param {string[]} args */
const works = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** How to run apt-get as root; null if it is missing or would ask for a password. */
function asRoot() {
	if (process.platform !== 'linux' || !works('apt-get', '--version')) return null;
	if (process.getuid?.() === 0) return ['env'];
	return works('sudo', '-n', 'true') ? ['sudo', '-n', 'env'] : null;
}

/** @param {readonly string[]} root @param {string[]} args */
function runApt([program = '', ...before], ...args) {
	const patience = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];
	const command = [...before, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...patience, ...args];
	console.log(`  ${[program, ...command].join(' ')}`);
	return spawnSync(program, command, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
}

/** Installs packages, if possible here.
 * @param {string[]} names @returns {string} what went wrong, or nothing */
export function installWithApt(...names) {
	const root = asRoot();
	if (!root) return '';
	console.log(`• installing ${names.join(' and ')}`);
	// If only some package sources fail, the others may be enough: let the installation decide.
	runApt(root, 'update');
	const { status, stderr, error } = runApt(root, 'install', '-y', '--no-install-recommends', ...names);
	return status === 0 ? '' : `${error?.message ?? stderr}`;
}
