// @ts-check
/** Opens a link in the user's browser. */
import { spawn } from 'node:child_process';

/** @typedef {{ env: Readonly<Record<string, string | undefined>>, platform: string, isTerminal: boolean }} Place */

/** @type {Place} */
const HERE = { env: process.env, platform: process.platform, isTerminal: process.stdout.isTTY === true };

/** The command that opens links on this platform; null without a visible desktop.
 * @param {Place} place @returns {string[] | null} */
export function openerFor({ env, platform, isTerminal }) {
	if (env.CI || env.BROWSER === 'none' || !isTerminal) return null;
	if (platform === 'darwin') return ['open'];
	// `start` treats its first quoted argument as a window title.
	if (platform === 'win32') return ['cmd', '/c', 'start', '""'];
	return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

/** The link is printed too, so a failure to open a browser is ignored.
 * @param {string} link @param {Place} [place] */
export function openBrowser(link, place = HERE) {
	const [program, ...args] = openerFor(place) ?? [];
	if (!program) return;
	const options = { detached: true, windowsVerbatimArguments: true, stdio: /** @type {const} */ ('ignore') };
	const opener = spawn(program, [...args, link], options);
	opener.on('error', () => {});
	opener.unref();
}
